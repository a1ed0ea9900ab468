import { findAmounts, findSpokenDates, isBody, nameAt } from '@casewright/law'
import { longDate, type Template } from '@casewright/templates'
import { capital } from '../../capital.ts'
import type { Filled } from '../../output.ts'
import { addressesIn, literal } from '../reading.ts'
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
  if (name?.start !== 0 || (client !== '' && client.includes(name.words))) return null
  const rest = who.slice(name.end)
  const person = contact.exec(rest)?.groups?.name
  const [address] = addressesIn(who)
  const left = [person ?? '', address?.words ?? '']
    .reduce((words, each) => words.replace(each, ''), rest)
    .split(/[^\p{L}\d]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:owner|president|manager|principal|agent|attn|attention|contact|run|owned|member|the|and)$/i.test(word),
    )
  const company = isBody(name.words)
  const called =
    /\b(?:Ltd|Inc|Corp|Co)$/.test(name.words) && who.charAt(name.end) !== ',' && `${text}.`.includes(`${name.words}.`)
      ? `${name.words}.`
      : name.words
  return {
    values: {
      ...(company
        ? { recipientCompany: called, ...(person && { recipientName: person }) }
        : { recipientName: name.words }),
      ...(address && { recipientAddress: address.words }),
    },
    isWhole: left.length === 0,
  }
}

const equals =
  /^(?:so |total |in total )?(?:we|she|he|they|client|our client)?['’]?d? ?(?:want|wants|demand|demands|need|needs|is owed|seek|seeks)s? (?<sums>\$?\d[\d,]{0,12}[^=\n]{2,160}?) ?(?:=|equals|for a total of|totaling|which is|comes to) ?(?<total>\$[\d,.]{0,14}\d)(?=[^\d]|$)/iu
/** 'We want $7,315 plus the $5,750 she is over = $13,065 by Dec 18': the sum after the sign is what is demanded, where it is the sum. */
export const summed: Reader = ({ text }) => {
  const { sums = '', total = '' } = equals.exec(text)?.groups ?? {}
  const parts = findAmounts(sums)
  const whole = findAmounts(total)[0]
  if (!whole || parts.length < 2 || parts.reduce((sum, { value }) => sum + value, 0) !== whole.value) return null
  const each = parts.map(({ words }) => words)
  return {
    values: {
      amount: whole.words,
      demand: `Payment of ${whole.words} (${each.slice(0, -1).join(', ')} and ${each.at(-1)})`,
    },
    isWhole: false,
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

/** 'Contract 4/14/26: tear off and reroof, $18,400': what was agreed, and when. */
function contracted(text: string): string | null {
  const { lead = '', noun = '' } =
    /^(?<lead>(?:(?:signed|written) )?(?<noun>contract|agreement|lease|purchase|order|estimate|job)(?: (?:dated|signed|of|on))? )(?=\d|\p{Lu})/iu.exec(
      text,
    )?.groups ?? {}
  const [day] = lead === '' ? [] : findSpokenDates(text)
  if (day?.start !== lead.length || !day.iso) return null
  const what = /^ ?: (?<what>\p{Ll}[^;\n]{6,240}?)[.]?$/iu.exec(text.slice(day.end))?.groups?.what ?? ''
  return what === '' || says.test(what)
    ? null
    : `The ${noun.toLowerCase()} of ${longDate(day.iso)} was for the following: ${what.replace(/, (?=\$[\d,.]*\d$)/, ', for ')}.`
}
/** 'Repair of inside: $7,315 (invoice 6/3)': what something came to. */
function cameTo(text: string): string | null {
  const {
    what = '',
    sum = '',
    more = '',
  } = /^(?<what>(?!(?:total|demand|amount|balance|price|fee|rent|deposit|paid|owed|we|she|he|they)\b)\p{L}[\p{L} ’'-]{4,60}): (?<sum>\$[\d,.]*\d)(?<more> \([^()]{3,80}\))?[.]?$/iu.exec(
    text,
  )?.groups ?? {}
  return what === '' || says.test(what) ? null : `${capital(what)} came to ${sum}${more}.`
}
const says = /\b(?:is|are|was|were|has|had|have|did|does|will|would|said|paid|quit|never|not)\b/i
/** A fact of notes without a verb as a sentence, where all of it is read. */
const drafted = (part: string): string => contracted(part) ?? cameTo(part) ?? part

/** A day is no reference. */
export const isDayAlone: Misread = ({ field, value }) =>
  field === 'reference' && /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/.test(value)

/** A demand without the words of the notes that only say the sum again, or whom we represent. */
export function saidOnce({ id }: Template, filled: readonly Filled[]): Filled[] {
  if (id !== 'demand-letter') return [...filled]
  const sum = /^Payment of (?<sum>\$[\d,.]*\d) \(/mu.exec(valueAt(filled, 'demand'))?.groups?.sum
  const client = valueAt(filled, 'clientName')
  const represented =
    client &&
    new RegExp(
      `^(?:We|I) rep(?:resent)? ${literal(client)} \\((?:the )?(?<role>\\p{Ll}[\\p{L} ]{2,24}), (?<at>\\d[^()]{5,80})\\)[.]`,
      'iu',
    )
  return filled.map((one) => {
    if (one.by !== 'text' || !/^(?:demand|facts)$/.test(one.field)) return one
    const parts = one.field === 'facts' ? one.value.split(/(?<=[.!?”\]]) (?=[\p{Lu}[])/u) : one.value.split('\n')
    const kept = parts.filter((part) => !sum || !part.includes(`= ${sum}`))
    const said = represented
      ? kept.map((part) => part.replace(represented, (...all) => isAt(client, all.at(-1) as Record<string, string>)))
      : kept
    return {
      ...one,
      value: said.map(one.field === 'facts' ? drafted : (part) => part).join(one.field === 'facts' ? ' ' : '\n'),
    }
  })
}
const isAt = (client: string, { role = '', at = '' }: Record<string, string>) =>
  `${client} is the ${role}${/owner|tenant|resident/.test(role) ? ' at' : ', of'} ${at}.`
