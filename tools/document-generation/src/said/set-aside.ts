import type { Edit } from './edits.ts'

const told =
  /\b(?:[Ii]gnore|[Dd]isregard|[Ff]orget(?: about)?|[Ss]kip|[Nn]ever ?mind)\b (?:the |that |any(?:thing)? (?:about )?(?:the )?|what (?:I|he|she|they) said about (?:the )?)(?<what>\p{Lu}[\p{L}'’-]{2,20}(?: \p{Lu}[\p{L}'’-]{2,20})?)\b/gu
const sentence = /[^.!?\n](?:[^.!?\n]|[.!?](?!\s|$))*[.!?]*/gu

/** What the one who writes sets aside: each sentence of what they say to ignore, 'ignore the Bayside thing'. */
export function setAsideIn(text: string): Edit[] {
  const names = [...text.matchAll(told)].map(({ groups }) => groups?.what ?? '')
  if (names.length === 0) return []
  return [...text.matchAll(sentence)].flatMap((found): Edit[] =>
    names.some((name) => found[0].includes(name))
      ? [{ start: found.index, end: found.index + found[0].length, as: '', why: 'order' }]
      : [],
  )
}
