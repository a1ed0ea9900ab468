import { isBody } from '@casewright/law'
import type { Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import { askedOf, type Role, rolesOf } from '../reading/asked.ts'
import { cardsIn } from '../reading/cards.ts'
import { bare } from './bare.ts'

/** The parts of a document, with who hires and the company as one: an address of a company is where its people are. */
function wholeRoles(template: Template): Role[] {
  const roles = rolesOf(askedOf(template))
  const manager = roles.find(({ id }) => id === 'hiringManager')
  const company = roles.find(({ id }) => id === 'company')
  if (!manager || !company) return roles
  const { name, ...rest } = company.fields
  const fields = { ...manager.fields, ...rest, ...(name && { company: name }) }
  const both = { ...manager, id: 'recipient', nouns: [...manager.nouns, ...company.nouns, 'director'], fields }
  return roles.flatMap((role) => (role === manager ? both : role === company ? [] : role))
}

/** What stands with an address, a phone or an email in one breath, for the fields that nothing has filled. */
export function withCards(template: Template, text: string, found: readonly Filled[]): Filled[] {
  const roles = wholeRoles(template)
  const known = new Map(found.map(({ field, value }) => [field, bare(value)]))
  const more: Filled[] = []
  for (const { parts, role: led } of cardsIn(text, roles)) {
    const owners = roles.filter(({ fields }) =>
      parts.some(({ aspect, value }) => known.get(fields[aspect]?.name ?? '') === bare(value)),
    )
    const role = owners.length === 1 ? owners[0] : owners.length === 0 ? led : undefined
    if (!role) continue
    // Whose name is another one than the card's is somebody else.
    const own = known.get(role.fields.name?.name ?? '')
    const name = parts.find(({ aspect }) => aspect === 'name')
    if (owners.length === 0 && own && name && bare(name.value) !== own) continue
    for (const part of parts) {
      const isName = part.aspect === 'company' && !role.fields.company && !name
      const field = role.fields[isName ? 'name' : part.aspect]
      if (!field || known.has(field.name)) continue
      if (part.aspect === 'company' && !isBody(part.value) && !/\s/.test(part.value)) continue
      if ([...known.values()].includes(bare(part.value))) continue
      known.set(field.name, bare(part.value))
      const { start, end } = part
      more.push({ field: field.name, label: field.label, value: part.value, by: 'text', from: { start, end } })
    }
  }
  return more
}
