import { findDates } from '../../dates/dates.ts'
import type { CheckedDocument, Hit } from '../check.ts'
import { longest, readingOf } from '../reading/prose.ts'

const incentive = /\bincentive stock options?\b/i
/** A box that is checked for the other kind of option. */
const nonstatutory =
  /\[ ?[xX✓] ?\]\s{0,3}(?:non-?statutory|non-?qualified)|☒\s{0,3}(?:non-?statutory|non-?qualified)|\bthe option is (?:a |an )?non-?(?:statutory|qualified)\b/i
const isIncentive = ({ text }: CheckedDocument): boolean =>
  incentive.test(text.slice(0, 6000)) && !nonstatutory.test(text) && /\bexercise price|option price\b/i.test(text)

const price = /\b(?:exercise|option|purchase) price(?: per share)?\b[^.;$\n]{0,40}\$ ?(\d{1,5}(?:\.\d{1,4})?)/i
const value = /\bfair market value\b[^;$\n]{0,160}?\$ ?(\d{1,5}(?:\.\d{1,4})?)(?: (?:per|a|each) share)?/i
const granted = /\b(?:date of grant|grant date|granted? (?:on|as of))\b/i
const ends = /\b(?:expiration date|expiry date|expires? (?:on|at)|term (?:of the option )?ends? on)\b/i

const placeOf = (found: RegExpExecArray | null): Hit | null =>
  found ? { start: found.index, end: found.index + found[0].length } : null

/** The first day that stands behind a label. */
const dayAfter = (text: string, label: RegExp): { iso: string; start: number; end: number } | null => {
  const found = label.exec(text)
  if (!found) return null
  const from = found.index + found[0].length
  const [date] = findDates(text.slice(from, from + 60))
  return date?.iso ? { iso: date.iso, start: from + date.start, end: from + date.end } : null
}

const tenYearsAfter = (iso: string): string => `${Number(iso.slice(0, 4)) + 10}${iso.slice(4)}`

/** An option that is to be an incentive stock option, and whose price or life is not that of one. */
export const optionFaults = (document: CheckedDocument): Hit[] => {
  if (!isIncentive(document)) return []
  const { text } = document
  const [at, worth] = [price.exec(text), value.exec(text)]
  const isLow = at && worth && Number(at[1]) < Number(worth[1]) && /\bdate of grant|grant date\b/i.test(text)
  const [grant, end] = [dayAfter(text, granted), dayAfter(text, ends)]
  const low = isLow ? [placeOf(at), placeOf(worth)].flatMap((place) => place ?? []) : []
  const message = 'The exercise price is below the fair market value that the paper states for the day of the grant.'
  const long =
    grant && end && end.iso > tenYearsAfter(grant.iso)
      ? [
          {
            start: end.start,
            end: end.end,
            message: 'The option runs for more than ten years from the day of the grant.',
          },
        ]
      : []
  return [...low.map((place) => ({ ...place, message })), ...long]
}

const physician = /\b(?:physician|doctor|surgeon)\b|\b(?:M\.D\.|D\.O\.)/i
const paidFor =
  /\b(?:percent|percentage|\d ?%\)?|bonus|share|commission|fee)\b.{0,200}\b(?:volume|value|number|amount)\b.{0,40}\b(?:own |the |such |his |her |their |Physician['’]s )?(?:own )?referrals\b|\b(?:percent|percentage|\d ?%\)?)\b.{0,200}\b(?:refers?|referred)\b|\$ ?\d[\d,.]{0,12} (?:for|per) (?:each |every )?.{0,60}\b(?:patients?|referrals?|cases?|stud(?:y|ies)|scans?|sessions?|tests?|procedures?)\b.{0,60}\b(?:refers?|referred|sends?|sent|orders?|ordered|prescribes?)\b|\$ ?\d[\d,.]{0,12} (?:for (?:each|every)|per) referral\b/i
const designated =
  /\b(?:magnetic resonance|MRI|imaging|radiology|laborator\w+|physical therapy|occupational therapy|durable medical equipment|home health|outpatient prescription|inpatient|hospital services|designated health services|ancillary|Medicare|Medicaid)\b/i
const harmless = /\b(?:not|no)\b.{0,80}\b(?:volume|value|referr\w+)\b|\bpersonally performed\b|\bwithout regard\b/i

/** Pay for what a physician refers, and not for what he or she does. */
export const referralPay = (document: CheckedDocument): Hit[] =>
  physician.test(document.text.slice(0, 4000))
    ? readingOf(document).binding.flatMap(({ start, end, text }) =>
        text.length < Math.min(900, longest) && paidFor.test(text) && designated.test(text) && !harmless.test(text)
          ? [{ start, end }]
          : [],
      )
    : []
