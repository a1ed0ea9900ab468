/**
 * Gives a PDF whose end is missing (a broken upload) a new one, without which the library has no place
 * to start from: with the document's own list of pages where that is left, else with every page found.
 * Yields the attempts in order; none when there is nothing to build on.
 */
export function* withNewEnd(bytes: Uint8Array): Generator<Uint8Array> {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const text = source.toString('latin1')
  // The objects of an encrypted file cannot be read without its end.
  if (text.includes('/Encrypt')) return
  const { catalog, pages, highest } = survey(text)
  if (catalog) yield closed(source, [], catalog, highest + 1)
  if (pages.length === 0) return
  const [root, tree] = [highest + 1, highest + 2]
  const added = [
    `${root} 0 obj <</Type /Catalog /Pages ${tree} 0 R>> endobj`,
    `${tree} 0 obj <</Type /Pages /Count ${pages.length} /Kids [${pages.join(' ')}] /MediaBox [0 0 612 792]>> endobj`,
  ]
  yield closed(source, added, `${root} 0 R`, tree + 1)
}

function survey(text: string): { catalog: string | undefined; pages: string[]; highest: number } {
  const objects = [...text.matchAll(/(?<=^|\s)(\d{1,8}) (\d{1,5}) obj\b/g)]
  const pages = new Set<string>()
  let catalog: string | undefined
  let highest = 0
  objects.forEach((match, index) => {
    const reference = `${match[1]} ${match[2]} R`
    highest = Math.max(highest, Number(match[1]))
    const start = match.index + match[0].length
    const body = text.slice(start, Math.min(objects[index + 1]?.index ?? text.length, start + 8_192))
    const dictionary = body.split(/\bstream\b|\bendobj\b/)[0] ?? ''
    if (/\/Type\s*\/Page(?!\w)/.test(dictionary)) pages.add(reference)
    if (/\/Type\s*\/Catalog(?!\w)/.test(dictionary)) catalog = reference
  })
  return { catalog, pages: [...pages], highest }
}

function closed(source: Buffer, added: readonly string[], root: string, size: number): Uint8Array {
  const end = ['\nendstream endobj', ...added, `trailer <</Root ${root} /Size ${size}>>`, 'startxref\n0\n%%EOF\n']
  const whole = Buffer.concat([source, Buffer.from(end.join('\n'))])
  // A table that was cut off would make the library skip all that follows it.
  for (let at = whole.indexOf('xref'); at !== -1; at = whole.indexOf('xref', at + 4)) {
    if (whole.subarray(at - 5, at).toString('latin1') !== 'start') whole.write('void', at, 'latin1')
  }
  return new Uint8Array(whole)
}
