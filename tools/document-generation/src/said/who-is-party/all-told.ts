import { isBody } from '@casewright/law'
import { givenNames, inSeries, isToChoose, signersOf, type Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { bodySaid, endsWithKind, kin, person } from '../name-shapes.ts'

/** What the notes call those who are one party, where they are several. */
const called: readonly (readonly [type: RegExp, field: string, several: string, one: string])[] = [
  [/^sales/, 'sellerName', '[Ss]ellers|[Vv]endors', 'sellers?|vendors?'],
  [/^sales/, 'buyerName', '[Bb]uyers|[Pp]urchasers', 'buyers?|purchasers?'],
  [/^rental/, 'landlordName', '[Ll]andlords|[Ll]essors', 'landlords?|lessors?'],
  [/^rental/, 'tenantName', '[Tt]enants|[Ll]essees|[Rr]enters', 'tenants?|lessees?|renters?'],
  [/^promissory/, 'borrowerName', '[Bb]orrowers|[Mm]akers', 'borrowers?|makers?'],
  [/^promissory/, 'lenderName', '[Ll]enders|[Pp]ayees', 'lenders?|payees?'],
  [/^(?:service|consulting)/, 'clientName', '[Cc]lients|[Cc]ustomers', 'clients?|customers?'],
  [/^service/, 'providerName', '[Pp]roviders|[Cc]ontractors', 'providers?|contractors?'],
  [/^(?:motion|discovery|litigation)/, 'plaintiff', '[Pp]laintiffs', 'plaintiffs?'],
  [/^(?:motion|discovery|litigation)/, 'defendant', '[Dd]efendants', 'defendants?'],
  [/^settlement/, 'firstParty', '[Dd]efendants|[Pp]ayors', 'payors?'],
  [/^settlement/, 'secondParty', '[Pp]laintiffs|[Cc]laimants', 'claimants?'],
]
const ofParty = /(?:Name|Party)$|^(?:plaintiff|defendant)$/
const named = `(?:${bodySaid}|${person})`
/** One of a list: '(2) its foreman personally, Gus Hale', 'his roommate Bo Tran', 'Ed Moss (IT)'. */
const item = `(?:\\(?\\d[.)] )?(?:(?:his|her|their|its|my|our|the|an?) (?:\\p{Ll}+,? ){1,4})?(?<!\\p{L})${named}(?: \\([\\p{L} ]{1,30}\\))?`
/** A list ends with its 'and': what stands behind it is another party, a place or a court. */
const list = `${item}(?:[,;] ${item}){0,6}[,;]? (?:and|&) ${item}(?![\\p{L}\\d’'])`
/** What no person is called. */
const noPerson =
  /\b(?:Seller|Vendor|Buyer|Purchaser|Landlord|Lessor|Tenant|Lessee|Renter|Borrower|Maker|Lender|Payee|Payor|Client|Customer|Provider|Contractor|Plaintiff|Defendant|Claimant|Judge|Justice|Hon|Court|County|City|State|Town|District|Division|Department|Section|Voucher|Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Way|Boulevard|Unit|Suite|Apt|Apartment|Case|Rent|Price|Deposit|Lease|Note|Bank|Insurance|Air|Church|School|University|College|Hospital|Association|Group|Company|Services|North|South|East|West|New|Salt|Lake|Springs|Beach|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|Hampshire|Jersey|Mexico|York|Carolina|Ohio|Oklahoma|Oregon|Pennsylvania|Tennessee|Texas|Utah|Vermont|Washington|Wisconsin|Wyoming)s?\b/u
const isGiven = (name: string): boolean =>
  givenNames.has((name.replace(/^\p{L}{2,4}\.? (?=\p{L}+ \p{L})/u, '').split(' ')[0] ?? '').toLowerCase()) ||
  givenNames.has((name.split(' ')[0] ?? '').toLowerCase())
/** Whether all of a list may be persons and bodies; of three or more, half of the persons have a given name that is known. */
function areNames(names: readonly string[]): boolean {
  const persons = names.filter((name) => !endsWithKind.test(name))
  return (
    !persons.some((name) => noPerson.test(name) || isBody(name)) &&
    (names.length < 3 || persons.filter(isGiven).length * 2 >= persons.length)
  )
}
/** A list that goes on behind its 'and' is not read to its end. */
const goesOn = /^,? (?:and|&) \p{Lu}/u
const one = new RegExp(named, 'gu')
const labelEnd = '(?: are|:| =|,| -)? '

const namesIn = (words: string): string[] => [
  ...new Set([...words.matchAll(one)].map(([name]) => name.replace(/(?<=(?:LLC|\p{Ll}{3}))\.$/u, ''))),
]
const has = (value: string, name: string) => value.includes(name)

/** Who stands beside a party that is told already, and of whom nothing else is told: 'Bo Cruz is co-maker.', 'second tenant: Bo Cruz.' */
function besides(text: string, part: string): string[] {
  const patterns = [
    `(?<name>${person}),? (?:is|will be|as) (?:also )?(?:(?:the |an? )?co-? ?|the (?:second|additional) )(?:${part})(?=[.;\\n]|$)`,
    `(?<=(?:^|[.;,\\n]) ?)(?:[Tt]he )?(?:[Cc]o-? ?(?:${part})(?: is|:| =|,)?|(?:[Ss]econd |[Aa]dditional )(?:${part})(?: is|:| =)) (?<name>${person})(?=[.;\\n]|$)`,
  ]
  return patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ groups }) => groups?.name ?? ''),
  )
}
/** 'His wife Mia Hale signs too': beside the one whose wife she is. */
const signsToo = new RegExp(
  `(?:[Hh]is|[Hh]er|[Tt]heir) ${kin},? (?<name>${person}),? (?:(?:and |who )?(?:he |she |they )?(?:also )?signs?|(?:also|too),? signs|is signing|will sign|has to sign)(?: it)?(?: too| as well| also)(?=[.;\\n]|$)`,
  'gu',
)
/** 'Her brother Bo Moss owns half and sells with her'. */
const actsToo = new RegExp(
  `(?:[Hh]is|[Hh]er|[Tt]heir) ${kin},? (?<name>${person}),? (?:who )?(?:also |owns half(?: of it)? and (?:also )?)?(?:sells|buys|rents|leases|borrows|lends|is selling|is buying|is renting|is borrowing) (?:it |this |the \\p{Ll}+ )?(?:with|together with) (?:him|her|them)(?=[.;\\n]|$)`,
  'gu',
)
const familyName = (name: string): string => name.split(' ').at(-1) ?? ''

/** Each party with all whom the notes name for it. */
export function withAllTold({ id, fields }: Template, text: string, given: readonly Filled[]): Filled[] {
  const own = called.filter(([type, field]) => type.test(id) && fields.some(({ name }) => name === field))
  const taken = (field: string, name: string) =>
    given.some(
      (each) => each.field !== field && ofParty.test(each.field) && !isToChoose(each.value) && has(each.value, name),
    )
  const put = (all: Filled[], field: string, names: readonly string[], at: number): Filled[] => {
    const label = fields.find(({ name }) => name === field)?.label ?? field
    const value = inSeries([...names])
    const old = all.find((each) => each.field === field)
    const next: Filled =
      old && !isToChoose(old.value)
        ? { ...old, value }
        : { field, label, by: 'text', value, from: { start: at, end: at + (names[0]?.length ?? 0) } }
    // Nobody signs for a person.
    const role = field.replace(/(?:Name|Party)$/, '')
    return [
      ...all.filter(
        (each) =>
          each.field !== field &&
          !(each.field === `${role}Signer` && names.some((name) => each.value.startsWith(name))),
      ),
      next,
    ]
  }
  let all = [...given]
  for (const [, field, several, part] of own) {
    const now = all.find((each) => each.field === field)
    if (now && now.by !== 'text') continue
    const value = now && !isToChoose(now.value) ? now.value : ''
    const found = new RegExp(`(?<![\\p{L}-])(?:${several})${labelEnd}(?<all>${list})`, 'u').exec(text)
    const listed = namesIn(found?.groups?.all ?? '')
    if (
      found &&
      listed.length > 1 &&
      areNames(listed) &&
      !goesOn.test(text.slice(found.index + found[0].length)) &&
      !listed.some((name) => taken(field, name)) &&
      (value === '' || listed.some((name) => has(value, name) || has(name, value)))
    ) {
      all = put(all, field, listed, found.index + found[0].indexOf(listed[0] ?? ''))
      continue
    }
    if (value === '') continue
    const more = besides(text, part).filter(
      (name) => name !== '' && !noPerson.test(name) && !isBody(name) && !has(value, name) && !taken(field, name),
    )
    if (more.length === 1) all = put(all, field, [...signersOf(value), ...more], text.indexOf(value))
  }
  const parties = all.filter(
    ({ field, value, by }) => own.some(([, name]) => name === field) && by === 'text' && !isToChoose(value),
  )
  for (const { index, groups } of [...text.matchAll(signsToo), ...text.matchAll(actsToo)]) {
    const name = groups?.name ?? ''
    // A body has no kin, and of two persons it is the one of the same family, or the only one who was named before.
    const persons = parties.filter((each) =>
      signersOf(each.value).some((who) => !endsWithKind.test(who) && !isBody(who)),
    )
    const before = persons.filter((each) =>
      signersOf(each.value).some((who) => text.slice(Math.max(0, index - 160), index).includes(who)),
    )
    const ofFamily = before.filter((each) => signersOf(each.value).some((who) => familyName(who) === familyName(name)))
    const whose = ofFamily.length > 0 ? ofFamily : before
    const [each] = whose
    if (!each || whose.length > 1 || all.some(({ value, field }) => ofParty.test(field) && has(value, name))) continue
    const { field, value } = each
    all = put(
      all.filter((each) => !(each.field.endsWith('Signer') && each.value.startsWith(name))),
      field,
      [...signersOf(value), name],
      text.indexOf(value),
    )
  }
  return all
}

const toWhom = new RegExp(
  `(?:(?<=^|[.!?\\n]\\s{0,3})[Tt]o:? |\\b(?:[Ll]etter|[Nn]otice|[Dd]emand|[Mm]emo|[Hh]old)(?: letter| notice)?[^.;:\\n]{0,80}? to |\\b(?:[Ss]end|[Aa]ddress|[Dd]irect|[Mm]ail)(?:ed)?(?: it| this| the (?:letter|notice))?:? to |\\b(?:[Rr]ecipients|[Aa]ddressees)(?: are|:)? )(?<all>${list})`,
  'u',
)
/** What was sent, shown or done to somebody is no letter to them. */
const ofElse =
  /\b(?:about|regarding|sent|shown|showed|gave|given|made|sold|paid|offered?|owed|told|that|which|who|we|I)\b/u
const wholePerson = new RegExp(`^${person}$`, 'u')
const joinedBy = /(?:and|&) (?:(?:his|her|their|the) (?:\p{Ll}{1,20} ){1,3})?$/u
/** Everyone to whom a letter or a notice goes. */
export function withAllReaders({ id, tab, fields }: Template, text: string, given: readonly Filled[]): Filled[] {
  const field = fields.find(({ name }) => name === 'recipientName')
  if (!field || (tab !== 'letters' && id !== 'litigation-hold-notice')) return [...given]
  const found = toWhom.exec(text)
  const own = given
    .filter(({ field: name }) => /^(?:senderName|attorneyName|clientName)$/.test(name))
    .map(({ value }) => value)
  const names = namesIn(found?.groups?.all ?? '').filter(
    (name) => !own.some((mine) => has(mine, name) || has(name, mine)),
  )
  const persons = names.filter((name) => wholePerson.test(name) && !endsWithKind.test(name))
  const now = given.find((each) => each.field === field.name)
  if (
    !found ||
    persons.length < 2 ||
    persons.length < names.length ||
    ofElse.test(found[0].slice(0, found[0].indexOf(found.groups?.all ?? ''))) ||
    persons.some((name) => noPerson.test(name) || isBody(name)) ||
    (now && !persons.some((name) => has(now.value, name)))
  )
    return [...given]
  // 'To: Gus Hale, Polar Air': behind a comma is where somebody is; several are joined by 'and'.
  const last = persons.at(-1) ?? ''
  const all = found.groups?.all ?? ''
  const isJoined = joinedBy.test(all.slice(0, all.lastIndexOf(last)))
  const sure = persons.filter(isGiven).length
  if (!isJoined || (persons.length < 3 ? sure < 1 : sure * 2 < persons.length)) return [...given]
  const at = found.index + found[0].indexOf(persons[0] ?? '')
  const value = inSeries(persons)
  return [
    ...given.filter(
      (each) =>
        each !== now &&
        !(
          /^(?:recipientCompany|recipientTitle|greeting)$/.test(each.field) &&
          persons.some((name) => has(each.value, name))
        ),
    ),
    {
      ...(now ?? { field: field.name, label: field.label, by: 'text' as const }),
      value,
      from: { start: at, end: at + (persons[0]?.length ?? 0) },
    },
  ]
}
