import type { Edit } from './edits.ts'

/** '88 buses, no, we sold some, 82': a count that is taken back with the reason between. */
const count =
  /(?<![\d$.,/-])(?<one>\d{1,5}) (?<what>\p{Ll}[\p{Ll}-]{2,20}(?: \p{Ll}{3,20})?),? (?:-{1,2} )?(?:no|wait|actually|sorry|scratch that|correction)(?:,? (?:no|wait|actually|sorry))?,? (?<why>(?:we|they|he|she|I|it|one|two|some|a few|the)[^,.;\d$]{2,40}), (?:so |now |make it |that['’]s |it['’]s )?(?<then>\d{1,5})(?<behind> \p{Ll}[\p{Ll}-]{2,20}(?: \p{Ll}[\p{Ll}-]{2,20}){0,2})?(?![\d.,]*\d)/gu
const joins = /^ (?:of|at|for|to|on|in|by|and|or|with|from|each|per|is|are|was|total|days?|weeks?|months?|years?)\b/
export const correctedAsideIn = (text: string): Edit[] =>
  [...text.matchAll(count)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const { one = '', what = '', then = '', behind = '' } = groups ?? {}
    const noun = what.split(' ').at(-1) ?? ''
    const end = index + words.length
    // 'No, we sold some, 82 used school buses' says again what is counted.
    if (behind.includes(noun)) return [{ start: index, end: end - then.length - behind.length, as: '', why: 'corrected' }]
    if (behind !== '' && !joins.test(behind)) return []
    const from = index + one.length + 1 + what.length
    return [
      { start: index, end: index + one.length, as: then, why: 'corrected' },
      { start: from, end: end - behind.length, as: '', why: 'corrected' },
    ]
  })
