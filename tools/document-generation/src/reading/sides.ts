import { nameAt } from '@casewright/law'
import type { Template } from '@casewright/templates'
import { askedOf, type Role, rolesOf } from './asked.ts'
import { literal } from './literal.ts'
import type { Mention } from './mention-reader.ts'
import { ownDeals } from './own-deals.ts'
import { dealings } from './role-nouns.ts'

/** The parties of a contract, without its places. */
export const partiesOf = (roles: readonly Role[]) =>
  roles.filter(({ id, self }) => !self && !['premises', 'deliveryPlace', 'site'].includes(id))

/** What the two parties of a contract are called; `null` where it has not two. */
export function sidesIn(template: Template): readonly [readonly string[], readonly string[]] | null {
  const [one, other, ...more] = template.tab === 'contracts' ? partiesOf(rolesOf(askedOf(template))) : []
  return one && other && more.length === 0 ? [one.nouns, other.nouns] : null
}

/**
 * The part of the one who speaks in a contract: 'I am the landlord', 'my tenant', 'we are hiring'. Of a mutual agreement
 * it is the first.
 */
export function spokenRole(text: string, roles: readonly Role[]): string | null {
  const sides = partiesOf(roles)
  for (const { id, nouns } of sides) {
    const words = nouns.map(literal).join('|')
    if (new RegExp(`\\b(?:I am|I['’]m|we are|as) (?:the|acting as the|signing as) (?:${words})\\b`, 'i').test(text))
      return id
    const rest = sides.length === 2 ? sides.find((other) => other.id !== id) : undefined
    // 'Our company' is one's own.
    const others = nouns
      .filter((noun) => noun !== 'company')
      .map(literal)
      .join('|')
    if (rest && new RegExp(`\\b(?:my|our) (?:new )?(?:${others})\\b`, 'i').test(text)) return rest.id
  }
  if (
    sides.some(({ id }) => id === 'landlord') &&
    /\b(?:I|we) own (?:it|the (?:\w+ )?(?:place|house|building|unit|apartment|condo|duplex|property))\b/i.test(text)
  )
    return 'landlord'
  if (sides.some(({ id }) => id === 'first')) return 'first'
  if (hired.test(text)) {
    const [own, ...others] = sides.filter(({ id }) => /^(?:provider|consultant|employee)$/.test(id))
    if (own && others.length === 0) return own.id
  }
  const [deal, ...more] = new Set(
    ownDeals(text, sides, (from) => nameAt(text, from))
      .filter(({ self }) => sides.some(({ id }) => id === self))
      .map(({ self }) => self),
  )
  if (deal && more.length === 0) return deal
  // 'Gus is borrowing it from me'.
  const withMe = dealings.filter(
    ({ one, verb, joint, other }) =>
      joint !== undefined &&
      sides.some(({ id }) => id === one) &&
      sides.some(({ id }) => id === other) &&
      new RegExp(`\\b(?:${verb})\\b[^.;\\n]{0,60}\\b${joint}\\s(?:me|us)\\b`, 'i').test(text),
  )
  const [mine, ...rest] = new Set(withMe.map(({ other }) => other))
  if (mine && rest.length === 0) return mine
  const own = dealings.filter(
    ({ one, verb }) =>
      sides.some(({ id }) => id === one) &&
      new RegExp(
        `\\b(?:I|we)(?:\\s\\([^()\\n]{0,120}\\))?(?:\\s(?:am|are|want to|would like to|will))?\\s(?:${verb.replace(/\bis /g, '')}|hire|rent|lease|sell|buy|purchase|engage|retain)\\b`,
        'i',
      ).test(text),
  )
  const [id, ...others] = new Set(own.map(({ one }) => one))
  return others.length === 0 ? (id ?? null) : null
}

const hired =
  /\b(?:we|I)(?: (?:are|were|am|was|have been|got)|['’](?:re|m|ve been)) (?:being |getting )?(?:hired|retained|engaged)\b/i

/** The parts of a pair that says none: by order where order is all, by what they are where that tells, else by the rest. */
export function pair(one: Mention, other: Mention, roles: readonly Role[]): void {
  const has = (id: string) => roles.some((role) => role.id === id)
  if (has('first') && has('second')) {
    one.role = 'first'
    other.role = 'second'
  } else if (has('employer') && has('employee') && !one.role && !other.role && one.name.body !== other.name.body) {
    one.role = one.name.body ? 'employer' : 'employee'
    other.role = other.name.body ? 'employer' : 'employee'
  }
  const sides = partiesOf(roles)
  if (sides.length !== 2) return
  const [a, b] = sides as [Role, Role]
  const rest = (id: string | null) => (id === a.id ? b.id : id === b.id ? a.id : null)
  one.role ??= rest(other.role)
  other.role ??= rest(one.role)
}
