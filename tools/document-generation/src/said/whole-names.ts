import { isBody, nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { addressesIn } from '../reading/addresses.ts'
import { stateNames } from '../reading/state-names.ts'
import { nextSentence } from '../reading/value-of.ts'

const named =
  /(?:Name|Party|Company|Institution)$|^(?:lender|funder|agency|employer|contractor|owner|plaintiff|defendant)$/
const closed =
  /(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|PLLC|P\.C|P\.A|LP|GmbH|Association|Foundation|Trust|Cooperative|University|College)\.?$/

/** A body by its whole name, where a text has that besides the short one: 'Larkspur' is Larkspur Window Cleaning LLC. */
export const withWholeNames = (text: string, found: readonly Filled[]): Filled[] =>
  found.map((one) => {
    const short = one.value
    if (!named.test(one.field) || !/^\p{Lu}[\p{L}&’'-]{2,24}(?: \p{Lu}[\p{L}&’'-]{1,24}){0,2}$/u.test(short)) return one
    const longer = new Set<string>()
    for (let at = text.indexOf(`${short} `); at >= 0; at = text.indexOf(`${short} `, at + 1)) {
      const name = nameAt(text, at)
      if (name && name.words.length > short.length && isBody(name.words) && closed.test(name.words))
        longer.add(name.words)
      if (longer.size > 1) break
    }
    const [whole] = longer
    // 'Oak Pool Care and Elm Apartments LP' are two, of whom the second is another one.
    const taken = found.some(
      ({ field, value }) => field !== one.field && (value === whole || whole?.endsWith(` and ${value}`)),
    )
    return whole && longer.size === 1 && !taken ? { ...one, value: whole } : one
  })

const given =
  /(?<lead>(?:^|[\n:=(,;]|\b(?:to|for|from|with|by|of|is|are|client|clients|tenants?|buyers?|sellers?|landlords?|owners?|parties|borrowers?|lenders?|dear)\b) ?)(?<first>\p{Lu}\p{Ll}{1,14}) (?:and|&) $/iu
const family = /^\p{Lu}[\p{Ll}’']{1,14}(?: \p{Lu}\.)? \p{Lu}[\p{L}’'-]{1,24}$/u

/** Whether somewhere a family name follows it. */
const isFirstName = (first: string, text: string): boolean =>
  text
    .split(`${first} `)
    .some((after, at, parts) => at > 0 && /^\p{Lu}\p{Ll}/u.test(after) && !/\w/.test(parts[at - 1]?.at(-1) ?? ''))

/** 'To Lindy and Walt Schroeder': two of one family have one part. A first name that is somebody's of another part joins nobody. */
export const withCouples = (text: string, found: readonly Filled[]): Filled[] =>
  found.map((one) => {
    if (!named.test(one.field) || !one.from || !family.test(one.value) || isBody(one.value)) return one
    const { start } = one.from
    if (text.slice(start, one.from.end) !== one.value) return one
    const first = given.exec(text.slice(Math.max(0, start - 40), start))?.groups?.first
    if (!first || !/^\p{Lu}/u.test(first) || noGiven.test(first)) return one
    if (found.some(({ value }) => value.startsWith(`${first} `)) || isFirstName(first, text)) return one
    const at = text.lastIndexOf(first, start)
    return { ...one, value: text.slice(at, one.from.end), from: { start: at, end: one.from.end } }
  })
const noGiven =
  /^(?:The|This|That|And|But|For|With|From|Rent|Price|Fee|Landlord|Tenant|Buyer|Seller|Client|Owner|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Please|Thanks|Also|Both|Mr|Mrs|Ms|Dr)$/

/** What leads to a name and is none of it: 'Hiring Dr. Amara Osei', 'Atty Joan Whitcomb'. */
const noName =
  /^\(?\d\) (?=\p{Lu})|^(?:[Aa]ttn\.?|[Aa]ttention):? (?=\p{L}+ )|^(?:Hire|Engage|Retain|Employ|Appoint|Onboard|Hiring|Engaging|Retaining|Renting|Leasing|Selling|Buying|Paying|Lending|Atty|Attn|Attorney|Clt|Def|Plf|Plaintiff|Defendant|Petitioner|Respondent|Appellant|Appellee|Claimant|Tenants|Landlords|Buyers|Sellers|Borrowers|Lenders|Employee|Employer|Borrower|Lender|Lessor|Lessee|Landlord['’]s|Tenant['’]s) (?=\p{Lu}\p{L}+\.? \p{Lu})/u
export const withoutLeads = (found: readonly Filled[]): Filled[] =>
  found.map((one) => {
    const lead = /(?:Name|Party)$|^(?:plaintiff|defendant)$/.test(one.field)
      ? (noName.exec(one.value)?.[0].length ?? 0)
      : 0
    const tail = named.test(one.field) ? one.value.search(nextSentence) : -1
    const end = tail > lead ? tail : one.value.length
    if ((lead === 0 && end === one.value.length) || !one.from) return one
    const { start } = one.from
    return {
      ...one,
      value: one.value.slice(lead, end),
      from: { start: start + lead, end: end === one.value.length ? one.from.end : start + end },
    }
  })

/** ', of Versailles, Kentucky': where a party is, of whom no street is told. */
const ofTown = new RegExp(
  `^(?:,| \\(|,? (?:of|from|in|out of|based in|living in|who lives in)) (?<place>\\p{Lu}[\\p{L}.’'-]{1,20}(?: \\p{Lu}[\\p{L}.’'-]{1,20}){0,2}, (?:${stateNames}))(?=[.,;)\\n]|$| (?:and|who|is|are|has)\\b)(?! law)`,
  'u',
)

/** The address behind another mention of a name: a signature says where somebody is who is named long before. */
export const besideNames = (template: Template, text: string, found: readonly Filled[]): Filled[] => {
  const inTowns = found.flatMap(({ field, value, from }): Filled[] => {
    const role = /^(.+?)(?:Name|Party)$/.exec(field)?.[1]
    const known = role && template.fields.find(({ name }) => name === `${role}Address`)
    if (template.tab !== 'contracts' || !known || !from || found.some((one) => one.field === known.name)) return []
    const at = ofTown.exec(text.slice(from.end, from.end + 70))
    const place = at?.groups?.place
    if (!at || !place || text.slice(from.start, from.end) !== value.slice(0, from.end - from.start)) return []
    const start = from.end + at[0].length - place.length
    return [
      { field: known.name, label: known.label, value: place, by: 'text', from: { start, end: start + place.length } },
    ]
  })
  const addresses = addressesIn(text).filter(
    ({ start, end }) => !found.some(({ from }) => from && from.start < end && start < from.end),
  )
  const besides = found.flatMap(({ field, value }): Filled[] => {
    const role = /^(.+?)(?:Name|Party)$/.exec(field)?.[1]
    const known = role && template.fields.find(({ name }) => name === `${role}Address`)
    if (
      !known ||
      inTowns.some((one) => one.field === known.name) ||
      found.some((one) => one.field === known.name) ||
      !value.includes(' ')
    )
      return []
    const own = addresses.filter(
      ({ start }) =>
        /^,? ?\(?$/.test(text.slice(text.lastIndexOf(value, start) + value.length, start)) &&
        text.lastIndexOf(value, start) >= 0,
    )
    const [one, ...more] = own
    return one && more.length === 0
      ? [
          {
            field: known.name,
            label: known.label,
            value: one.words,
            by: 'text',
            from: { start: one.start, end: one.end },
          },
        ]
      : []
  })
  return [...besides, ...inTowns]
}

/** 'Org: Millrace River Keepers, 501(c)(3)': whom a grant is for is named first of what is told about them. */
export function applicantOfOrganization(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const about = found.find(({ field }) => field === 'organization')
  const known = template.fields.find(({ name }) => name === 'applicantName')
  if (!about?.from || !known || found.some(({ field }) => field === known.name)) return []
  const name = nameAt(text, about.from.start)
  return name && /\s/.test(name.words) && /^[,(;.]|^ \(/.test(text.slice(name.end, name.end + 2))
    ? [
        {
          field: known.name,
          label: known.label,
          value: name.words,
          by: 'text',
          from: { start: name.start, end: name.end },
        },
      ]
    : []
}
