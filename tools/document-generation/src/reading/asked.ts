import type { Template, TemplateField } from '@casewright/templates'
import { alsoCalled } from './hints/also-called.ts'
import { hints } from './hints.ts'
import { nounsOf } from './role-nouns.ts'

export type Holds =
  | 'name'
  | 'title'
  | 'company'
  | 'address'
  | 'phone'
  | 'email'
  | 'date'
  | 'money'
  | 'state'
  | 'select'
  | 'ssn'
  | 'passport'
  | 'phrase'
  | 'passage'

/** A field, and what of whom it asks for. */
export interface Asked {
  field: TemplateField
  holds: Holds
  /** Of a name, title, company, address, phone or email: whose. '' for anything else. */
  role: string
  /** What it is called in a text, in lower case. */
  names: readonly string[]
  /** What else it is called before a colon; in a sentence such words mean too much else. */
  labels: readonly string[]
}

export interface Role {
  id: string
  /** The one who speaks, in letters and applications. */
  self: boolean
  nouns: readonly string[]
  fields: Partial<Record<'name' | 'title' | 'company' | 'address' | 'phone' | 'email', TemplateField>>
}

const selves = /^(?:attorney|affiant|sender|applicant|recommender|writer|author|current)$/
const aspects: [RegExp, Holds][] = [
  [/(?:Company|Institution|Firm|Organization)$/, 'company'],
  [/(?:Title)$/, 'title'],
  [/(?:Name|Party)$/, 'name'],
  [/(?:Address)$/, 'address'],
  [/(?:Phone|Telephone)$/, 'phone'],
  [/(?:Email)$/, 'email'],
]
/** Fields whose whole name is a role. */
const wholeRole =
  /^(?:hiringManager|lender|funder|agency|owner|contractor|employer|landlord|tenant|guarantor|plaintiff|defendant|judge|seller|buyer|client|provider|customer|supplier|licensor|licensee|lessor|lessee)$/
const places = /^(?:premises|site|deliveryPlace)$/

const split = (name: string) =>
  name
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim()

/** The words of a label without those that every label has: 'Your', an article, what follows a comma. */
const plainLabel = (label: string) =>
  label
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^(?:your|the)\s/, '')
    .replace(/,.*/s, '')

/** Fields that only letters have, whose sentences tell them in so many words. */
const ofLetters =
  /^(?:addressed(?:Name|Title|Company|Address)|greeting|candidateFor|consequence|hiringManagerTitle|letterTo|writtenAs|writtenBy|signerTitle|readerTitle|sentBy|offer|dates)$/
/** Who signs for a party, and what only letters have, is read by rules of its own, and nothing learned knows it. */
export const isReadApart = (field: string, { form }: Pick<Template, 'form'>): boolean =>
  /Signer$/.test(field) ||
  ofLetters.test(field) ||
  (!form && /^(?:recipientTitle|senderTitle|senderCompany)$/.test(field))

export function askedOf(template: Template): Asked[] {
  return template.fields
    .filter(({ name, term }) => !term && !isReadApart(name, template))
    .map((field) => {
      const { holds, role } = holdsOf(field, template)
      const cues = [...(field.cues ?? []), ...(hints[field.name]?.names ?? [])]
      const own = [
        plainLabel(field.label),
        plainLabel(field.label).replace(/\byou\b/g, 'i'),
        split(field.name),
        ...cues.map((cue) => cue.toLowerCase()),
      ]
      return { field, holds, role, names: [...new Set(own)], labels: alsoCalled[field.name] ?? [] }
    })
}

function holdsOf(field: TemplateField, { fields }: Template): { holds: Holds; role: string } {
  const { name, label, type, holds } = field
  const of = (what: Holds, role = '') => ({ holds: what, role })
  if (/^ssn$|social security/i.test(`${name}`) || /social security/i.test(label)) return of('ssn')
  if (/passport ?number/i.test(`${split(name)} ${label}`)) return of('passport')
  if (type === 'select') return of('select')
  if (type === 'date') return of('date')
  if (holds === 'money') return of('money')
  if (/^(?:governingState|otherState|governingLaw)$/.test(name) || /^state (?:whose|where)\b/i.test(label))
    return of('state')
  if (name === 'companyName') return of('name', 'company')
  if (places.test(name)) return of('address', name)
  if (type === 'text' && wholeRole.test(name)) return of('name', name)
  const roles = fields.flatMap((one) => /^(.+?)(?:Name|Party)$/.exec(one.name)?.[1] ?? [])
  // A lawyer's firm is where that lawyer is.
  const firm = roles.includes('attorney') ? /^firm(Name|Address|Phone|Email)$/.exec(name)?.[1] : undefined
  if (firm) return of(firm === 'Name' ? 'company' : (firm.toLowerCase() as Holds), 'attorney')
  for (const [pattern, aspect] of aspects) {
    if (!pattern.test(name) || holds === 'list') continue
    const role = name.replace(pattern, '')
    if ((aspect === 'title' || aspect === 'company') && !roles.includes(role)) continue
    if (role !== '' || aspect !== 'name') return of(aspect, role === 'current' ? 'applicant' : role || 'applicant')
  }
  if (type === 'tel') return of('phone', 'applicant')
  if (type === 'email') return of('email', 'applicant')
  return of(type === 'textarea' ? 'passage' : 'phrase')
}

/** Who has a part in a document of this type. */
export function rolesOf(asked: readonly Asked[]): Role[] {
  const roles = new Map<string, Role>()
  for (const { field, holds, role } of asked) {
    if (role === '') continue
    const known = roles.get(role) ?? { id: role, self: false, nouns: nounsOf(role), fields: {} }
    known.self ||= selves.test(role) || /^your /i.test(field.label)
    known.fields[holds as keyof Role['fields']] ??= field
    roles.set(role, known)
  }
  return [...roles.values()]
}
