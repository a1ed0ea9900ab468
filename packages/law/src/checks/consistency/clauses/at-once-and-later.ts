import { labelOf } from '../../../references/numbering.ts'
import { findSections, flatten } from '../../../sections/sections.ts'
import type { Sentence } from '../../../sentences/sentences.ts'
import type { CheckedDocument } from '../../check.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

/** 'The Price of Units bought under this Section shall be paid in full': what is paid, and how. */
const paid =
  /(?:^|[.;] |\) )(?:[\w.]{1,8}\s)?(?:\p{Lu}[\p{L} ]{2,40}\. )?[Tt]he ((?:\p{L}{2,20} ){0,3}(?:[Pp]rice|[Aa]mount|[Ss]um|[Cc]onsideration|[Cc]ompensation|[Pp]ayment|[Ff]ee|[Ss]ettlement)(?: of (?:\p{L}{2,20} ?){1,2})?)([^.;$]{0,160}?) (?:is|are|shall be|will be|must be) (?:paid|payable)\b([^.;]{0,240})/u
const atOnce =
  /^[^.;]{0,40}\b(?:in full\b[^.;]{0,20}\b(?:cash|closing|signing|at once)|in (?:a|one) (?:single )?(?:lump sum|payment|sum)|in cash, in full)\b/i
const later = /\b(?:instal?lments?|balance by|(?:promissory )?note\b|over \w{2,10} (?:months|years)|deferred)\b/i
const inCase =
  /\b(?:if|unless|at the (?:option|election)|elects?|may|either|or (?:at|in)|except|portion|remaining|part of)\b/i
const part =
  /\b(?:[Ss]ections?|[Aa]rticles?) ((?:\d{1,2}(?:\.\d{1,2})?(?:,? (?:and|or|,)? ?(?:[Ss]ections? |[Aa]rticles? )?)?){1,5})/gu

interface Paid {
  sentence: Sentence
  what: string
  /** Sections that its name speaks of. */
  of: string[]
  how: string
}

/** What is paid at once by one clause, and in parts by another. */
export const atOnceAndLater = (document: CheckedDocument): Contradiction[] => {
  const sections = flatten(findSections(document)).filter(({ number }) => /\d/.test(number))
  const ownLabel = (at: number): string =>
    labelOf(sections.findLast(({ start, end }) => start <= at && at < end)?.number ?? '').replace(/^article /, '')
  const all = readingOf(document).binding.flatMap((sentence): Paid[] => {
    const words = sentence.text.slice(0, Math.min(longest, 900)).replace(/\s/g, ' ')
    const [, what = '', narrower = '', how = ''] = paid.exec(words) ?? []
    if (what === '' || inCase.test(narrower.replace(/\b(?:under|in) (?:this )?(?:Section|Article)[^,;]*/g, ' ')))
      return []
    const named = [...narrower.matchAll(part)].flatMap(
      ([, labels = '']) => labels.match(/\d{1,2}(?:\.\d{1,2})?/g) ?? [],
    )
    const own = /\bthis (?:Section|Article)\b/.test(narrower) ? [ownLabel(sentence.start)] : []
    return [{ sentence, what: what.trim().toLowerCase(), of: [...named, ...own], how }]
  })
  return all.flatMap((one): Contradiction[] => {
    if (
      !atOnce.test(one.how) ||
      later.test(one.how.replace(/\bno\b[^.;]{0,40}\bdeferred\b/, ' ')) ||
      inCase.test(one.how.replace(/\bno part of it may\b/, ' '))
    )
      return []
    const other = all.find(
      ({ sentence, what, of, how }) =>
        sentence !== one.sentence &&
        what === one.what &&
        later.test(how) &&
        !inCase.test(how) &&
        (one.of.length === 0 ? of.length === 0 : one.of.every((label) => of.includes(label))),
    )
    return other
      ? [
          {
            places: [one.sentence, other.sentence].toSorted((a, b) => a.start - b.start),
            message: `One clause has the ${one.what} paid at once and in full; another has it paid in parts.`,
          },
        ]
      : []
  })
}
