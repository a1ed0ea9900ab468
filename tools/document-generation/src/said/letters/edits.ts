import { findSpokenDates, monthNames } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Edit } from '../edits.ts'
import { isLowerCase, unitsOf } from '../reading.ts'
import { whereThanksEnd } from './thanks.ts'

const nth = String.raw`the (?<first>\d{1,2})(?:st|nd|rd|th)(?:,? (?:and|or)(?: again)?(?: on)? the (?<second>\d{1,2})(?:st|nd|rd|th))?`
const days = new RegExp(
  `\\b(?<on>on|on both) ${nth}(?! (?:of|floor|street|st|ave|avenue|day|district|circuit|grade|time)\\b)`,
  'giu',
)
/** 'They came on October 3. I called on the 14th and the 21st': days of the month that was named last. */
export const daysOfMonth = (text: string): Edit[] => {
  const dates = findSpokenDates(text)
  return [...text.matchAll(days)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const before = dates.filter(({ end, iso }) => iso !== null && end <= index && index - end < 260).at(-1)?.iso
    const [first, second] = [groups?.first, groups?.second].map((one) => (one === undefined ? undefined : Number(one)))
    if (
      !before ||
      !first ||
      first < Number(before.slice(8)) ||
      (second !== undefined && second < first) ||
      (second ?? first) > 31
    )
      return []
    const month = monthNames[Number(before.slice(5, 7)) - 1]
    const as = `${groups?.on} ${month} ${first}${second ? ` and ${month} ${second}` : ''}`
    return [{ start: index, end: index + words.length, as, why: 'number' }]
  })
}

/** Sentences of one breath that tell of different things, with a stop between them. */
const apart: readonly RegExp[] = [
  // 'Tell Mr. Pruitt at Gulf Marine that we are returning the winches.'
  /(?<=(?:^|[.!?\n] {0,3})(?:[Tt]ell|[Ii]nform|[Nn]otify|[Rr]emind|[Ll]et) (?:(?:Mr|Ms|Mrs|Dr)\. )?\p{Lu}[^.;!?\n]{2,80}?)(?: know)? that (?=(?:we|I|our|my|the|it|there|if)\b)/gu,
  /, (?=(?:I['’]m|I am|my name(?:['’]s| is)|this is) \p{Lu}\p{Ll}+ \p{Lu})/gu,
]
/** 'She wrote me a reference and I got the job': what somebody did, and what came of it. */
const ofThanks: readonly RegExp[] = [/(?<=(?:^|[.!?\n] ?)(?:he|she|they) [^.;!?\n]{8,110}),? and (?=(?:I|we) )/giu]
const ofCover: readonly RegExp[] = [/, (?:and )?(?=I (?:can|could) start\b)/gi]

/** 'Also: we have told our neighbors': what only says that there is more. */
const more =
  /(?<=^|\n)[ \t]{0,3}(?:also|p\.?s\.?|other|anything else|plus|in addition|more|text|body|letter text|results?): (?=\S)/giu

/** 'Mention Nurse Ally, who held her': what is to be mentioned is said. */
const mentioned =
  /(?<=^|[.!?\n][ \t]{0,3})(?:[Aa]lso,? |[Pp]lease |[Pp]lus,? |[Aa]nd )?(?:(?:(?:[Mm]ention|[Ss]ay)(?: that)?|(?:[Nn]ote|[Aa]dd) that) (?=(?:he|she|they|we|I|the|our|my|his|her|it)\b [\p{L}’']+ )|[Mm]ention (?=(?<who>\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}), who \p{Ll}))/gu
const whoDid =
  /(?<=(?:^|[.!?\n][ \t]{0,3})(?:[Aa]lso,? |[Pp]lease )?[Mm]ention \p{Lu}[\p{L}.’' -]{2,50}?), who (?=\p{Ll})/gu

/** A line of a list that ends without a stop. */
const bullet =
  /(?<=^|\n)(?<mark>[ \t]{0,3}[-*•–][ \t]{1,3})(?<first>[^\n:])[^\n:]{7,200}[\p{L}\d)%](?=[ \t]{0,3}(?:\n|$))/gu

/** A stop in the place of what joins two sentences, with a capital behind it. */
const stopAt = (text: string, start: number, end: number): Edit => ({
  start,
  end: end + 1,
  as: `. ${text.charAt(end).toUpperCase()}`,
  why: 'filler',
})

/** What the notes for a letter say in one breath, parted, and its days with their month. */
export function letterEdits(template: Template, text: string): Edit[] {
  if (!/^(?:business|cover|recommendation|complaint|inquiry|thank-you)-letter$/.test(template.id)) return []
  const parted = [
    ...apart,
    ...(template.id === 'cover-letter' ? ofCover : template.id === 'thank-you-letter' ? ofThanks : []),
  ].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }): Edit => stopAt(text, index, index + words.length)),
  )
  const thanks =
    template.id === 'thank-you-letter'
      ? unitsOf(text, isLowerCase(text)).flatMap((unit): Edit[] => {
          const end = whereThanksEnd(unit.text)
          return end ? [stopAt(text, unit.start + end.start, unit.start + end.end)] : []
        })
      : []
  const named = [...text.matchAll(whoDid)].map(
    ({ index, 0: words }): Edit => ({ start: index, end: index + words.length, as: ' ', why: 'filler' }),
  )
  const said = [...text.matchAll(mentioned)].map(({ index, 0: words }): Edit => {
    const end = index + words.length
    return { start: index, end: end + 1, as: text.charAt(end).toUpperCase(), why: 'filler' }
  })
  const labels = [...text.matchAll(more)].map(
    ({ index, 0: words }): Edit => ({ start: index, end: index + words.length, as: '', why: 'filler' }),
  )
  const stops = [...text.matchAll(bullet)].flatMap(({ index, 0: words, groups }): Edit[] => {
    const end = index + words.length
    return [
      {
        start: index,
        end: index + (groups?.mark?.length ?? 0) + 1,
        as: (groups?.first ?? '').toUpperCase(),
        why: 'filler',
      },
      { start: end, end, as: '.', why: 'filler' },
    ]
  })
  return [...labels, ...named, ...said, ...stops, ...daysOfMonth(text), ...parted, ...thanks]
}
