import type { Edit } from './edits.ts'

const letter = String.raw`\p{L}`
const run = `${letter}(?:[ -]${letter}){2,24}`
/** 'That’s S K A G G S', 'last name T-H-A-O', 'M B E K I hyphen L U N D', 'with the accent on the n'. */
const spelling = new RegExp(
  `(?<lead>[,.;]?\\s{1,2}(?:and )?(?:(?:that['’]s|it['’]s|that is|spelled|last name|first name|with) ){0,3})(?<letters>(?<!\\p{L})${run}(?:,? (?:hyphen|dash),? (?:${run}|\\p{Lu}\\p{Ll}+))?(?![\\p{L}'’]))(?:,? (?:with )?(?:the |an )?accent on the (?:\\p{L}{1,6})(?: and on the (?:\\p{L}{1,8} ){0,2}\\p{L}(?!\\p{L}))?)?`,
  'gu',
)
/** 'It’s spelled with two Rs', 'accent on the you': how a name is written, and nothing of it. */
const told =
  /,? (?:it['’]s |that['’]s )?spelled (?:with |like |the |as )[^.,;!?\n\d]{1,40}(?=[.,;])|, (?:with )?(?:the |an )?accents? on the [^.,;!?\n\d]{1,40}(?=[.,;])/giu

const compact = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()

/** Names that were spelled after they were said. What spells nothing that stands before it stays. */
export const lettersIn = (text: string): Edit[] => [
  ...[...text.matchAll(spelling)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const letters = groups?.letters ?? ''
    if (!/^\p{Lu}/u.test(letters) && text !== text.toLowerCase()) return []
    const before = compact(text.slice(Math.max(0, index - 90), index))
    // 'D E L L I live': a letter may be who speaks.
    let own = letters
    const first = () => compact(own.replace(/,? (?:hyphen|dash).*/u, ''))
    while (first().length > 3 && !before.includes(first()) && /[ -]I$/.test(own)) own = own.slice(0, -2)
    if (first().length < 3 || !before.includes(first())) return []
    if (
      /^I\p{L}?$/u.test(own.at(-1) ?? '') &&
      /^ (?:am|live|work|have|own|run|want|need)\b/.test(text.slice(index + words.length))
    )
      own = before.endsWith(first().slice(0, -1)) ? own.slice(0, -2) : own
    const end = index + words.length - (own === letters ? 0 : letters.length - own.length)
    const lead = groups?.lead ?? ''
    // A sentence of letters goes with its stop; within one, what set it off may stay.
    if (/^[.]\s/.test(lead) && /^[.]/.test(text.slice(end))) return [{ start: index, end, as: '', why: 'filler' }]
    return [{ start: index, end, as: /^\s+(?!and\b)[\p{L}]/u.test(text.slice(end)) ? ',' : '', why: 'filler' }]
  }),
  ...[...text.matchAll(told)].map(
    ({ index, 0: words }): Edit => ({ start: index, end: index + words.length, as: '', why: 'filler' }),
  ),
]
