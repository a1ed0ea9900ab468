import { anyCase } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../../output.ts'
import { bare } from '../bare.ts'
import { kin, person } from '../name-shapes.ts'
import type { Said } from '../read-said.ts'
import { restOf } from '../terms.ts'
import { businessUse } from './business-let.ts'
import { withDuties } from './keeps.ts'

const naming =
  /^(?:borrower|lender|seller|buyer|landlord|tenant|client|provider|consultant)Name$|^(?:first|second)Party$/

const withKin = new RegExp(`^,? and (?:his|her|their) ${anyCase(kin)},? (?<more>${person})(?![\\p{L}])`, 'u')
const joined = new RegExp(`^,? and (?<more>${person})(?![\\p{L}])`, 'u')
const toWhom =
  /\b(?:lends?|loans?|loaned|lent|sells?|leases?|rents?) (?:money )?(?:to )?(?:(?:his|her|their|my|our) \p{Ll}{3,12} )?$/u

/** 'Tobias Cole and his wife Renata Cole': both of them are the party. */
function withSecond(text: string, one: Filled): Filled {
  const { field, value } = one
  if (!naming.test(field) || / and |&/.test(value) || !/^\p{Lu}[\p{L}’'.-]+ /u.test(value)) return one
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length)) {
    const rest = text.slice(at + value.length, at + value.length + 100)
    const isTo = toWhom.test(text.slice(Math.max(0, at - 50), at))
    const more = (withKin.exec(rest) ?? (isTo ? joined.exec(rest) : null))?.groups?.more
    if (more) return { ...one, value: `${value} and ${more}` }
  }
  return one
}

const secret = /(?<=^|[.!?;\n]\s{0,3})Confidential Information includes [^.;\n]{6,320}(?=[.;\n]|$)/u
const none = /(?<=^|[.!?;\n]\s{0,3})Collateral: none\./u

/** 'Applying for staff attorney, Housing Unit, Three Rivers Legal Aid': with whom. */
const house =
  '(?:Aid|Services?|Center|Clinic|University|College|Hospital|Foundation|Institute|Society|Association|Department|Office|Court|Bank|Company|Group|Project|Defenders?|Partners|Schools?|District|Agency|Council|Library|Museum|LLP|LLC|Inc|PLLC)'
const applies = new RegExp(
  `(?<=\\b[Aa]pply(?:ing)? (?:for|to be) [^.;\\n]{3,80}(?:, | at | with ))(?:\\p{Lu}[\\p{L}’'&-]*(?: of| and| &| the| for)? ){1,6}${house}(?![\\p{L}]| Unit)`,
  'u',
)

/** The stop of a sentence is none of an address. */
const stopless = (one: Filled): Filled =>
  one.field === 'premises' ? { ...one, value: one.value.replace(/(?<=\p{Ll}{5}|\b\p{Lu}{2}|\d)\.$/u, '') } : one

interface Found {
  field: string
  value: string
  start: number
  end: number
}
function foundIn({ id }: Pick<Template, 'id'>, text: string, rest: string): Found[] {
  const at = (pattern: RegExp, field: string, value: (words: string) => string): Found[] => {
    const found = pattern.exec(text)
    return found ? [{ field, value: value(found[0]), start: found.index, end: found.index + found[0].length }] : []
  }
  return id === 'cover-letter'
    ? at(applies, 'companyName', (words) => words)
    : id === 'rental-agreement'
      ? [businessUse(text)].flatMap((use) => (use ? [{ field: 'businessLet', ...use }] : []))
      : id === 'non-disclosure-agreement'
        ? at(secret, rest, (words) => `${words}.`)
        : id === 'promissory-note'
          ? at(none, 'collateral', () => 'None')
          : []
}

/** What a sentence of the notes says for sure, in its field, and nowhere else. */
export function withSure(template: Template, text: string, given: Said): Said {
  const said = withDuties(template, text, given)
  const rest = restOf(template) ?? ''
  const found = foundIn(template, text, rest)
  const alone = new Set(found.filter(({ field }) => field !== rest).map(({ value }) => bare(value)))
  const isUnsecured = found.some(({ field }) => field === 'collateral')
  // What has its field stands there, and not among the terms as well.
  const once = (one: Filled): Filled =>
    one.field === rest
      ? {
          ...one,
          value: one.value
            .split('\n')
            .filter((line) => !(isUnsecured && /^This note is unsecured\.$/.test(line)))
            .filter((line) => !alone.has(bare(line.replace(/^The following applies to [\p{Ll} ]{2,30}: /u, ''))))
            .join('\n'),
        }
      : one
  const isLet = found.some(({ field }) => field === 'businessLet')
  const filled = said.filled
    .map((one) => once(withSecond(text, stopless(one))))
    // Words that only may be a trade leave a home what the law gives a home.
    .filter(({ field, by, value }) => value !== '' && (isLet || field !== 'businessLet' || by !== 'text'))
  const all = found.reduce<Filled[]>((so, { field, value, start, end }) => {
    const known = template.fields.find(({ name }) => name === field)
    if (!known) return so
    const own = so.find((one) => one.field === field)
    if (own && field !== 'companyName' && (field !== rest || own.value.includes(value))) return so
    // What stands in a clause already is told once.
    if (field === rest && so.some((one) => one.value.includes(value))) return so
    const one: Filled =
      own && field === rest
        ? { ...own, value: `${own.value}\n${value}` }
        : { field, label: known.label, by: 'text', value, from: { start, end } }
    return [...so.filter((other) => other !== own), one]
  }, filled)
  const order = new Map(template.fields.map(({ name }, n) => [name, n]))
  return {
    ...said,
    filled: all.toSorted((one, other) => (order.get(one.field) ?? 0) - (order.get(other.field) ?? 0)),
    terms: said.terms.filter(
      (term) => !(term.held && found.some(({ start, end }) => start < term.end && term.start < end)),
    ),
  }
}
