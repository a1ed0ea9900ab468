import type { Edit } from './edits.ts'

const emphasized =
  /(?<![\p{L}\p{N}.-])(?:NOT|NEVER|ONLY|ALL|BOTH|ANY|MUST|CANNOT|EACH|EVERY|ALWAYS|BEFORE|AFTER|WITHOUT|NOTHING|NONE|ALSO|VERY|REALLY|EXCEPT|UNLESS|UNTIL|ANYTHING|EVERYTHING|STILL|ALREADY|EXACTLY|IMMEDIATELY)(?![\p{L}\p{N}-]|\.\p{L}| \p{Lu}{2})/gu

/** 'The thumb is NOT in it': a common word in capitals, in a text that is otherwise in small letters, is only said with stress. */
export function emphasisIn(text: string): Edit[] {
  const names = [...text.matchAll(/(?<![\p{L}\p{N}.’'-])\p{Lu}{3,16}(?![\p{L}\p{N}.’'-]| \p{Lu}{2})/gu)].flatMap(
    ({ index, 0: word }): Edit[] => {
      const name = `${word.charAt(0)}${word.slice(1).toLowerCase()}`
      // 'RANDALL' of Randall Toomey.
      return new RegExp(`(?<!\\p{L})${name}(?= \\p{Lu}\\p{Ll})`, 'u').test(text) &&
        !/\p{Lu}\p{Lu}\W{1,3}$/u.test(text.slice(0, index).slice(-12))
        ? [{ start: index, end: index + word.length, as: name, why: 'filler' }]
        : []
    },
  )
  const words = [...text.matchAll(emphasized)].flatMap(({ index, 0: word }): Edit[] => {
    const before = text.slice(Math.max(0, index - 12), index)
    // Within a heading in capitals it is no stress.
    if (/\p{Lu}\p{Lu}\W{1,3}$/u.test(before)) return []
    const opens = /(?:^|[.!?\n]\s{0,3}(?:[-*•] )?)$/u.test(before)
    const as = opens ? `${word.charAt(0)}${word.slice(1).toLowerCase()}` : word.toLowerCase()
    return [{ start: index, end: index + word.length, as, why: 'filler' }]
  })
  return [...names, ...words]
}
