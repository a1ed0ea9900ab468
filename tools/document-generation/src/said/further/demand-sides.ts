import { findAmounts, isBody, nameAt } from '@casewright/law'
import { capital } from '../../capital.ts'
import { addressesIn } from '../../reading/addresses.ts'
import { type Misread, type Reader, sentence, valueAt } from './telling.ts'

/** What notes call whoever a demand goes to, at the head of a line. */
const roles =
  'contractor|builder|roofer|landlord|tenant|seller|dealer|dealership|buyer|customer|vendor|supplier|manufacturer|shop|mechanic|debtor|insurer|carrier|employer|company|opposing party|adverse party|other side|against|defendant|respondent|recipient|demand to|goes to'
const line = new RegExp(`^(?:the )?(?:${roles})(?: is|:| =| -) (?<who>\\p{Lu}[^;\\n]{2,200}?)[.]?$`, 'iu')
const contact =
  /^,? \(?(?:(?:the )?(?:owner|president|manager|principal|ceo|gm|agent|attn|attention|c\/o|contact|run by|owned by|member)(?: is|:)? )(?<name>\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){1,2})/iu

/** 'Contractor = TruLine Roofing LLC, owner Kip Vann, 2205 Houston Ave, Macon': whom the demand goes to. */
export const opposing: Reader = ({ text }, { found }) => {
  const who = line.exec(text)?.groups?.who ?? ''
  const name = who === '' ? undefined : nameAt(who, 0)
  const client = valueAt(found, 'clientName')
  if (!name || name.start !== 0 || (client !== '' && client.includes(name.words))) return null
  const rest = who.slice(name.end)
  const person = contact.exec(rest)?.groups?.name
  const [address] = addressesIn(who)
  const left = [person ?? '', address?.words ?? '']
    .reduce((words, each) => words.replace(each, ''), rest)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !/^(?:owner|president|manager|principal|agent|attn|attention|contact|run|owned|member|the|and)$/i.test(word))
  const company = isBody(name.words)
  return {
    values: {
      ...(company ? { recipientCompany: name.words, ...(person && { recipientName: person }) } : { recipientName: name.words }),
      ...(address && { recipientAddress: address.words }),
    },
    isWhole: left.length === 0,
  }
}

const equals = /^(?:so |total |in total )?(?:we|she|he|they|client|our client)?['’]?d? ?(?:want|wants|demand|demands|need|needs|is owed|seek|seeks)s? (?<sums>\$?[\d,]+.{2,160}?) ?(?:=|equals|for a total of|totaling|which is|comes to) ?(?<total>\$[\d,.]*\d)(?<rest>.{0,160})$/iu
/** 'We want $7,315 plus the $5,750 she is over = $13,065 by Dec 18': the sum after the sign is what is demanded, where it is the sum. */
export const summed: Reader = ({ text }) => {
  const { sums = '', total = '', rest = '' } = equals.exec(text)?.groups ?? {}
  const parts = findAmounts(sums)
  const whole = findAmounts(total)[0]
  if (!whole || parts.length < 2 || parts.reduce((sum, { value }) => sum + value, 0) !== whole.value) return null
  const each = parts.map(({ words }) => words)
  return {
    values: {
      amount: whole.words,
      demand: `Payment of ${whole.words} (${each.slice(0, -1).join(', ')} and ${each.at(-1)})`,
    },
    isWhole: /^(?:[ ,]*by (?:\p{L}+ \d{1,2},?(?: \d{4})?|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?))?(?:,? or (?:else )?(?:we|she|he|they|client)(?:['’]ll| will)? (?:sue|file)\b.{0,60})?[.]?$/iu.test(rest),
  }
}

/** 'Wants copies of the permits': what is demanded besides. */
export const wantsPapers = sentence(
  /^(?:(?:she|he|they|client|we) )?(?:also )?wants? (?:to see |to have )?(?<what>(?:the |a |all |any )?(?:docs|documents|documentation|copies|copy|proof|records|receipts|invoices|photos|keys|accounting|log|logs|certificate|policy|warranty) ?[^;$?]{0,120}?)[.]?$/iu,
  ({ what = '' }, { found }) => {
    const before = valueAt(found, 'demand')
    return before.includes(what) ? null : { demand: capital(what.replace(/^docs/i, 'documents')) }
  },
)

/** A day is no reference. */
export const isDayAlone: Misread = ({ field, value }) =>
  field === 'reference' && /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/.test(value)

/** What is demanded without the words of the notes that only say the sum again. */
export function withoutSumTwice(demand: string): string {
  const sum = /^Payment of (?<sum>\$[\d,.]*\d) \(/mu.exec(demand)?.groups?.sum
  return sum
    ? demand
        .split('\n')
        .filter((one) => !one.includes(`= ${sum}`))
        .join('\n')
    : demand
}
