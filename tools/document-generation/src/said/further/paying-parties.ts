import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { partyName } from './releases.ts'
import { addressBehind, valueAt } from './telling.ts'

const sum = String.raw`(?:a (?:total|lump sum|settlement) of |the sum of |a single payment of )?\$\d`
const whom = `(?:${partyName}|him|her|them|me|us|(?:our|my|the) client)`
const payor = `(?<payor>[Hh]e|[Ss]he|[Tt]hey|I|[Ww]e|(?:[Oo]ur|[Mm]y) client|(?!(?:He|She|They|It|We|I)(?![\\p{Ll}\\d]))${partyName})`
const will =
  "(?:(?:,? (?:will|shall|must|is to|is going to|are going to|agrees to|agreed to|has agreed to|have agreed to))?|['’]ll|['’]s going to)"
/** How a note tells who pays whom. */
const payments: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}’'-])${payor}(?: \\([^()]{2,90}\\))?${will} (?:pays?|paying) (?<payee>${whom})(?: \\([^()]{2,90}\\))?,? ${sum}`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}’'-])${payor}(?: \\([^()]{2,90}\\))?${will} (?:pays?|paying) ${sum}[\\d,.]*(?: (?:in total|total|even))? to (?<payee>${whom})`,
    'u',
  ),
  new RegExp(
    `\\$\\d[\\d,.]*,? (?:(?:to be )?paid |payable )?(?:from|by) (?<payor>${partyName}) to (?<payee>${whom})`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}’'-])(?<payee>${partyName}) (?:will |shall |is to |agrees to |agreed to )?(?:gets?|receives?|accepts?|is paid|takes?|be paid) ${sum}[\\d,.]*(?: in (?:full )?settlement)?,? (?:from|by) (?<payor>${partyName})`,
    'u',
  ),
]

const wordsOf = (name: string): string[] => [
  ...(name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .match(/[\p{L}\d]{3,}/gu) ?? []),
]
const leads = /^(?:mrs|the|inc|llc|llp|corp|ltd)$/
/** Whether a name has every word of what somebody is called in short. */
const isCalled = (short: string, name: string): boolean => {
  const own = wordsOf(short).filter((word) => !leads.test(word))
  const all = wordsOf(name)
  return own.length > 0 && own.every((word) => all.includes(word))
}

/** The longest name in a text that has all words of a short one: 'Redline' is Redline Auto Body LLC. */
function wholeName(short: string, text: string): string {
  const last = wordsOf(short).at(-1) ?? ''
  const names = [...text.matchAll(/(?<![\p{L}’'-])(?<!(?:\p{Lu}\p{L}{0,20}|(?<!\p{L})\p{Lu}\.) )\p{Lu}/gu)].flatMap(
    ({ index }) => {
      const name = nameAt(text, index)?.words.replace(
        /^(?:Employee|Employer|Plaintiff|Defendant|Claimant|Landlord|Tenant|Customer|Client|Insurer) (?=\p{Lu})/u,
        '',
      )
      return name?.toLowerCase().includes(last) && isCalled(short, name) ? [name] : []
    },
  )
  return names.toSorted((one, other) => other.length - one.length)[0] ?? short
}

const isPronoun = /^(?:he|she|they|him|her|them)$/i
const isSpeaker = /^(?:I|we|me|us|(?:our|my|the) client)$/i
const speaker = new RegExp(
  `\\b(?:I['’]m|I am|[Mm]y name is|[Ww]e are|[Ww]e['’]re|[Oo]ur client is|[Mm]y client is|[Cc]lient:|I represent|[Ww]e represent) (?:the )?(?<name>${partyName})`,
  'u',
)
/** Who claims, by a word for it before the name. */
const claims = new RegExp(
  `\\b(?:[Ee]mployee|[Pp]laintiff|[Cc]laimant|[Ii]njured party):? (?:is )?(?<name>${partyName})`,
  'u',
)
const isRole = /^(?:the )?(?:plaintiff|defendant|payor|claimant|respondent|petitioner)s?$/i
const turned: Readonly<Record<string, string>> = { first: 'second', second: 'first' }

/**
 * The parties of a settlement by who pays whom: who is named first in a note is not always who pays. A party that a label
 * names stays where it is.
 */
export function asPaid(template: Template, text: string, units: readonly Unit[], found: readonly Filled[]): Filled[] {
  if (template.id !== 'settlement-agreement') return [...found]
  const own = speaker.exec(text)?.groups?.name ?? 'he'
  const said = units.flatMap((unit) => {
    for (const pattern of payments) {
      const { payor = '', payee = '' } = pattern.exec(unit.text)?.groups ?? {}
      if (payor && !isRole.test(payor) && !isRole.test(payee))
        return [{ payor: isSpeaker.test(payor) ? own : payor, payee: isSpeaker.test(payee) ? own : payee }]
    }
    return []
  })
  const claimant = claims.exec(text)?.groups?.name
  const [one = claimant ? { payor: 'he', payee: claimant } : undefined] = said
  if (!one || said.some(({ payor }) => payor !== one.payor)) return [...found]
  const sideOf = (short: string) =>
    (['first', 'second'] as const).find((side) => isCalled(short, valueAt(found, `${side}Party`)))
  const [payor, payee] = [one.payor, one.payee].map((short) => (isPronoun.test(short) ? undefined : sideOf(short)))
  const isTurned = payor === 'second' || (payor === undefined && payee === 'first')
  const sided = isTurned
    ? found.map((each): Filled => {
        const own = /^(?<side>first|second)(?<rest>Party|Address)$/.exec(each.field)?.groups
        const field = own?.side && `${turned[own.side]}${own.rest}`
        const known = field && template.fields.find(({ name }) => name === field)
        return known ? { ...each, field: known.name, label: known.label } : each
      })
    : [...found]
  const given = (side: 'first' | 'second', short: string): Filled[] => {
    const before = valueAt(sided, `${side}Party`)
    const name = isCalled(short, before) ? before : wholeName(short, text)
    if (isPronoun.test(short) || name === before) return []
    const other = valueAt(sided, side === 'first' ? 'secondParty' : 'firstParty')
    if (name === other) return []
    const at = text.indexOf(name)
    const address = addressBehind(text, name)
    const start = address ? text.indexOf(address, at) : -1
    return [
      { field: `${side}Party`, value: name, start: at },
      ...(start >= 0 ? [{ field: `${side}Address`, value: address, start }] : []),
    ].flatMap(({ field, value, start: from }): Filled[] => {
      const known = template.fields.find(({ name: own }) => own === field)
      return known && from >= 0
        ? [{ field, label: known.label, value, by: 'text', from: { start: from, end: from + value.length } }]
        : []
    })
  }
  const named = [...given('first', one.payor), ...given('second', one.payee)]
  return [...sided.filter(({ field }) => !named.some((own) => own.field === field)), ...named]
}
