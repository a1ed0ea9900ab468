import type { Edit } from '../edits.ts'

const line = /(?<=^|\n)[ \t]{0,3}(?<who>\p{Lu}[\p{L}.’']{0,20}(?: \p{Lu}[\p{L}.’']{0,20})?): [^\n]{0,600}(?:\n|$)/gu

/** What the other one wrote in a thread that is pasted for a letter: whoever writes the letter says none of it. */
export function othersLinesIn(text: string): Edit[] {
  const lines = [...text.matchAll(line)]
  const own = lines.filter(({ groups }) => groups?.who === 'Me')
  if (own.length < 2) return []
  return lines
    .filter(({ groups }) => groups?.who !== 'Me')
    .filter(({ groups }, _, others) => others.filter((one) => one.groups?.who === groups?.who).length > 1)
    .map(({ index, 0: words }): Edit => ({ start: index, end: index + words.trimEnd().length, as: '', why: 'aside' }))
}
