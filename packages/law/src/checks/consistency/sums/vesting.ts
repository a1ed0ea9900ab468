import { numberWords, valueOfWords } from '../../../amounts/number-words.ts'
import type { CheckedDocument } from '../../check.ts'
import { readingOf } from '../../reading/prose.ts'
import { quantitiesOf, shown, within } from '../support/quantities.ts'
import type { Contradiction } from '../support/told.ts'

const vests = /\b(?:vests?|vesting|vested|exercisable)\b/i
const each = new RegExp(
  `\\b(?:(\\d{1,3})|(${numberWords})(?: \\(\\d{1,3}\\))?) (?:(?:equal|substantially|successive|consecutive|monthly|quarterly|annual|yearly),? ){0,4}installments of $`,
  'i',
)
const granted =
  /\b(?:shares subject to (?:the )?(?:option|award)|number of (?:option )?shares(?: granted| subject)?|total (?:number of )?shares|option shares|shares granted|restricted shares)\b[^.;\d]{0,40}$/i
const first = /\b\d{1,3}(?:\.\d{1,2})? ?%[^.;]{0,60}\(\s?(\d{1,3}(?:,\d{3})*|\d{1,9})\s?(?:shares\s?)?\)/i

const valueIn = (words: string): number => Number(words.replaceAll(',', ''))

/** Installments in which shares vest, and which do not come to the shares that are granted. */
export const vestingMisses = (document: CheckedDocument): Contradiction[] => {
  const shares = quantitiesOf(document).filter(({ unit }) => unit === 'shares')
  const grant = shares.find(({ start }) =>
    granted.test(document.text.slice(Math.max(0, start - 90), start).replace(/\s+/g, ' ')),
  )
  if (!grant) return []
  const { all } = readingOf(document)
  return all.flatMap((sentence, at): Contradiction[] => {
    if (!vests.test(sentence.text.slice(0, 600))) return []
    return within(shares, sentence).flatMap((part): Contradiction[] => {
      const before = document.text.slice(Math.max(sentence.start, part.start - 110), part.start).replace(/\s+/g, ' ')
      const [, digits, written = ''] = each.exec(before) ?? []
      const times = Number(digits ?? valueOfWords(written) ?? 0)
      if (times < 2) return []
      const said = `${all[at - 1]?.text.slice(0, 400) ?? ''} ${sentence.text.slice(0, part.start - sentence.start)}`
      const cliff = valueIn(first.exec(said)?.[1] ?? '0')
      if (cliff === 0 && /\b(?:remaining|balance|rest)\b/i.test(said)) return []
      const sum = cliff + times * part.value
      if (Math.abs(sum - grant.value) <= times || sum < grant.value / 3 || sum > grant.value * 3) return []
      return [
        {
          places: [grant, part],
          message: `${cliff > 0 ? `${shown(cliff, 'shares')} and ` : ''}${times} installments of ${shown(part.value, 'shares')} come to ${shown(sum, 'shares')}; the grant is ${shown(grant.value, 'shares')}.`,
        },
      ]
    })
  })
}
