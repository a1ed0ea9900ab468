import type { CheckedDocument } from '../../check.ts'
import { daysIn } from '../../reading/days.ts'
import { longest, readingOf } from '../../reading/prose.ts'
import type { Contradiction } from '../support/told.ts'

const revokes =
  /\b(?:may|right to|can) revoke\b[^.;]{0,80}\bdays?\b|[\w()-]{1,12} [\w()-]{1,12} (?:calendar )?days?[^.;]{0,60}\bto revoke\b/i
const takesEffect =
  /\b(?:effective|binding|enforceable)\b[^.;]{0,40}\b(?:on|upon) the (\w+)(?: \((\d{1,2})(?:st|nd|rd|th)?\))? (?:calendar )?day (?:after|following)\b[^;]{0,200}\brevo/i
const nth = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** So many days to revoke, and an effective day that is counted from another number. */
export const revocationsDiffer = (document: CheckedDocument): Contradiction[] => {
  const said = readingOf(document).all.filter(({ text }) => text.length < Math.min(1200, longest))
  const one = said.find(({ text }) => revokes.test(text) && !takesEffect.test(text))
  const other = said.find(({ text }) => takesEffect.test(text))
  if (!one || !other || one === other) return []
  const days = daysIn(revokes.exec(one.text)?.[0] ?? '')
  const [, word = '', digits] = takesEffect.exec(other.text) ?? []
  const day = Number(digits ?? nth.indexOf(word.toLowerCase()))
  const [left] = days
  if (left === undefined || days.length !== 1 || day < 1 || day === left + 1 || day === left) return []
  return [
    {
      places: [one, other],
      message: `It may be revoked for ${Math.round(left)} days; it takes effect on day ${day} if it is not revoked.`,
    },
  ]
}
