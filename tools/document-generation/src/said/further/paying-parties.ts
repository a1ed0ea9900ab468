import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import type { Unit } from '../reading.ts'
import { partyName } from './releases.ts'
import { sidesOfCase } from './sides-of-case.ts'
import { addressBehind, valueAt } from './telling.ts'

const sum = String.raw`(?:a (?:total|lump sum|settlement) of |the sum of |a single payment of )?\$\d`
const whom = `(?:${partyName}|him|her|them|me|us|(?:our|my|the) client)`
const payor = `(?<payor>[Hh]e|[Ss]he|[Tt]hey|I|[Ww]e|(?:[Oo]ur|[Mm]y) client|(?!(?:He|She|They|It|We|I)(?![\\p{Ll}\\d]))${partyName})`
const will =
  "(?:(?:,? (?:will|shall|must|is to|is going to|are going to|agrees to|agreed to|has agreed to|have agreed to))?|['’]ll|['’]s going to)"
/** How a note tells who pays whom. */
const payments: readonly RegExp[] = [
  // 'He (Anselm Botha) pays us, Ned and Lucille Farquhar, $6,300.'
  new RegExp(
    `(?<![\\p{L}’'-])(?:[Hh]e|[Ss]he|[Tt]hey|[Tt]he other side) \\((?<payor>${partyName})\\)${will} pays? (?:us|me|(?:our|my) client),? (?<payee>${partyName}),? ${sum}`,
    'u',
  ),
  new RegExp(
    `(?<![\\p{L}’'-])(?<payor>${partyName})${will} pays? (?:us|me|(?:our|my) client),? (?<payee>${partyName}),? ${sum}`,
    'u',
  ),
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
  // 'Kwame buys Mark out for $61,000.'
  new RegExp(
    `(?<![\\p{L}’'-])(?<payor>${partyName})${will} (?:buys?|buying) (?:out )?(?<payee>${partyName}) (?:out )?for ${sum}`,
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
export const isCalled = (short: string, name: string): boolean => {
  const own = wordsOf(short).filter((word) => !leads.test(word))
  const all = wordsOf(name)
  return own.length > 0 && own.every((word) => all.includes(word))
}

/** The longest name in a text that has all words of a short one: 'Redline' is Redline Auto Body LLC. */
export function wholeName(short: string, text: string): string {
  const last = wordsOf(short).at(-1) ?? ''
  const names = [...text.matchAll(/(?<![\p{L}’'-])(?<!(?:\p{Lu}\p{L}{0,20}|(?<!\p{L})\p{Lu}\.) )\p{Lu}/gu)].flatMap(
    ({ index }) => {
      const name = nameAt(text, index)?.words.replace(
        /^(?:Employee|Employer|Plaintiff|Defendant|Claimant|Landlord|Tenant|Customer|Client|Insurer) (?=\p{Lu})/u,
        '',
      )
      // 'Dana Voss and Orbit Labs Inc.' are two.
      const one = name?.split(/,? and (?=\p{Lu})/u)[0]
      const whole = one && isCalled(short, one) ? one : name
      return whole?.toLowerCase().includes(last) && isCalled(short, whole) ? [whole] : []
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
/** Whether words call a party by its part alone. */
export const isRole = /^(?:the )?(?:plaintiff|defendant|payor|claimant|respondent|petitioner)s?$/i
const plaintiffPays = /\bplaintiffs?(?: (?:will|shall|agrees? to))? pays?\b/iu
/** Whether a text says of a party by its name, or a part of it, that it pays. */
const paysByName = (name: string, text: string): boolean =>
  [name, ...name.split(' ').filter((word) => word.length > 2 && !leads.test(word.toLowerCase()))].some((one) => {
    for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + one.length))
      if (paysBehind.test(text.slice(at + one.length, at + one.length + 80))) return true
    return false
  })
const paysBehind =
  /^(?:,? (?:will|shall|must|is to|to|agrees to|agreed to))? pays? (?:back )?(?:(?:him|her|them|it|me|us|the \p{Ll}+),? )?(?:a total of )?\$\d/u
export interface Payment {
  /** Who pays and who is paid, as notes call them; `null` for who is only 'he', or who nobody names. */
  payor: string | null
  payee: string | null
}

/** 'Payor is Northgate Hoist, Inc.', 'Party being paid: Thaddeus Whitlock'. */
const labeled = {
  payor: new RegExp(
    `\\b(?:[Pp]ayo?e?r|[Pp]aying party|[Pp]arty (?:that|who) pays)(?: is|:) (?<name>${partyName})`,
    'u',
  ),
  payee: new RegExp(
    `\\b(?:[Pp]ayee|[Pp]aid party|[Pp]arty (?:(?:being|that is|who is|to be) )?paid)(?: is|:) (?<name>${partyName})|(?:^|[.;]\\s)(?:It|They|He|She) (?:will )?pays? (?<other>${partyName})`,
    'u',
  ),
}
function labeledIn(text: string): Payment | null {
  const payor = labeled.payor.exec(text)?.groups?.name
  const payee = labeled.payee.exec(text)?.groups
  const who = payee?.name ?? payee?.other
  return payor && who && !isRole.test(payor) && !isRole.test(who) ? { payor, payee: who } : null
}

const part =
  '(?:(?:the )?(?:[Ee]mployee|[Ee]mployer|[Pp]laintiff|[Dd]efendant|[Cc]laimant|[Ll]andlord|[Tt]enant|[Bb]uyer|[Ss]eller|[Oo]wner|[Cc]ontractor|[Cc]ustomer|[Ii]nsurer),? )?'
const single = String.raw`\p{Lu}[\p{L}.&’'-]*(?: (?:of|&|\p{Lu}[\p{L}.&’'-]*)){0,6}(?:, (?:Inc|LLC|LLP|Corp|Co|Ltd|P\.?C|P\.?A)\b\.?)?`
/** 'Between Northgate Roofing Inc. (plaintiff) and Elspeth Varga (defendant)': the two who settle. */
const between = new RegExp(
  `\\b(?:[Bb]etween|[Ss]ettlement of) (?:(?:my|our) client,? )?${part}(?<one>${single})(?:, [^;\\n(]{3,70}?)?(?: \\([^()]{2,90}\\))?,? and (?:(?:my|our) client,? )?${part}(?<other>${single})`,
  'u',
)

/** Who pays whom by the sentences that say so, else by who claims; `null` where nothing or more than one thing tells. */
export function paymentIn(text: string, units: readonly Unit[]): Payment | null {
  const label = labeledIn(text)
  if (label) return label
  const both = between.exec(text)?.groups
  const [one = '', other = ''] = [both?.one, both?.other].map((name) =>
    name?.replace(/,$/, '').replace(/(?<=\p{Ll}{3})(?<!\b(?:Inc|Corp|Bros))\.(?:\s.*)?$/su, ''),
  )
  if (one && other && !isRole.test(one) && !isRole.test(other) && paysByName(one, text) !== paysByName(other, text))
    return paysByName(one, text) ? { payor: one, payee: other } : { payor: other, payee: one }
  const own = speaker.exec(text)?.groups?.name ?? null
  const sued = sidesOfCase(text)
  const called = (word: string) => (isSpeaker.test(word) ? own : isPronoun.test(word) ? null : word)
  const said = units.flatMap((unit): Payment[] => {
    const found = payments.map((pattern) => pattern.exec(unit.text)?.groups).find(Boolean)
    const { payor = '', payee = '' } = found ?? {}
    return payor === '' || isRole.test(payor) || isRole.test(payee)
      ? []
      : [{ payor: called(payor), payee: called(payee) }]
  })
  const [first] = said
  const isNamed = said.some(({ payor, payee }) => payor !== null || payee !== null)
  // Of a caption the defendant pays, where nothing says that the plaintiff does.
  if (sued && !isNamed && paysByName(sued.plaintiff, text))
    return paysByName(sued.defendant, text) ? null : { payor: sued.plaintiff, payee: sued.defendant }
  if (sued && !isNamed && !plaintiffPays.test(text)) return { payor: sued.defendant, payee: sued.plaintiff }
  if (first) return said.some(({ payor }) => payor !== first.payor) ? null : first
  const payee = claims.exec(text)?.groups?.name
  return payee ? { payor: null, payee } : null
}

type Side = 'first' | 'second'
const turned: Readonly<Record<Side, Side>> = { first: 'second', second: 'first' }

/** The parties of a settlement by who pays whom: who is named first in a note is not always who pays. */
export function asPaid(template: Template, text: string, units: readonly Unit[], found: readonly Filled[]): Filled[] {
  const payment = template.id === 'settlement-agreement' ? paymentIn(text, units) : null
  if (!payment) return [...found]
  const labeled = (field: string) => template.fields.find(({ name }) => name === field)
  const sideOf = (short: string | null): Side | undefined =>
    (['first', 'second'] as const).find((side) => short && isCalled(short, valueAt(found, `${side}Party`)))
  const [payor, payee] = [sideOf(payment.payor), sideOf(payment.payee)]
  const isTurned = payor === 'second' || (payor === undefined && payee === 'first')
  const sided = isTurned
    ? found.map((each): Filled => {
        const { side, rest } = /^(?<side>first|second)(?<rest>Party|Address)$/.exec(each.field)?.groups ?? {}
        const known = side && labeled(`${turned[side as Side]}${rest}`)
        return known ? { ...each, field: known.name, label: known.label } : each
      })
    : [...found]
  /** A party by its whole name, and its address behind it, where another one or none stands there. */
  const given = (side: Side, short: string | null): Filled[] => {
    const before = valueAt(sided, `${side}Party`)
    const name = short === null || isCalled(short, before) ? before : wholeName(short, text)
    if (name === before || name === valueAt(sided, `${turned[side]}Party`)) return []
    const at = text.indexOf(name)
    const address = addressBehind(text, name)
    return Object.entries({
      Party: { value: name, from: at },
      Address: { value: address, from: text.indexOf(address, at) },
    })
      .filter(([, { value, from }]) => value !== '' && from >= 0)
      .flatMap(([part, { value, from }]): Filled[] => {
        const known = labeled(`${side}${part}`)
        const place = { start: from, end: from + value.length }
        return known ? [{ field: known.name, label: known.label, value, by: 'text', from: place }] : []
      })
  }
  const named = [...given('first', payment.payor), ...given('second', payment.payee)]
  return [...sided.filter(({ field }) => !named.some((own) => own.field === field)), ...named]
}
