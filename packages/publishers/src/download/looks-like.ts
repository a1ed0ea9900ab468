const startsWith = (start: Buffer, ...bytes: number[]) => bytes.every((byte, at) => start[at] === byte)

const kinds: readonly [ending: RegExp, looksSo: (start: Buffer) => boolean][] = [
  [/\.zip$/i, (start) => startsWith(start, 0x50, 0x4b)],
  [/\.gz$/i, (start) => startsWith(start, 0x1f, 0x8b)],
  [/\.bz2$/i, (start) => start.toString('latin1').startsWith('BZh')],
  [/\.xml$/i, (start) => /^(\ufeff)?\s*<(?!!doctype html|html)/i.test(start.toString('utf8'))],
  [/\.json$/i, (start) => /^(\ufeff)?\s*[[{]/.test(start.toString('utf8'))],
]

/** Whether the beginning of a file is that of a file of its name. Publishers answer with a web page when they are down. */
export function looksLike(name: string, start: Buffer): boolean {
  const kind = kinds.find(([ending]) => ending.test(name))
  return kind ? kind[1](start) : !/^\s*<(!doctype html|html)/i.test(start.toString('utf8'))
}
