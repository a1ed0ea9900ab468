import { isToDraft, type Template } from '@casewright/templates'
import type { Filled } from '../output.ts'
import type { Unit } from '../reading/units.ts'
import type { Who } from './draw/who.ts'

const oneWay = /\bone[- ]way\b|\bunilateral\b/i
/** Who lets the other side have something: 'we are showing them our design', 'Oak Labs will share its data'. */
const discloses =
  /^(?<who>.{3,80}?),? (?:(?:is|are|will be|will|is going to|are going to|plans? to|wants? to|has agreed to|needs? to) )?(?:only )?(?:show|shar|disclos|giv|send|provid|hand|reveal|let)(?:e|es|s|ing)?\b/iu
const receives =
  /^(?<who>.{3,80}?),? (?:(?:is|are|will|will be) )?(?:only |just )?(?:receiv(?:e|es|ing)|gets? (?:the|our|their) (?:information|data|drawings|files|plans))\b/iu
const denied = /\b(?:back|return\p{L}*|not|never|no|cannot|may|can|must|shall|only if|unless)\b/iu

/** The party that a name of it begins with, of both. */
const partyOf = (found: readonly Filled[], name: string): Filled | undefined =>
  found.find(
    ({ field, value }) =>
      /^(?:first|second)Party$/.test(field) &&
      name.length > 2 &&
      (value.toLowerCase().startsWith(name.toLowerCase()) ||
        name.toLowerCase().startsWith(value.split(',')[0]?.toLowerCase() ?? '\n')),
  )

/**
 * An agreement on confidence that is 'one way', with the side that alone discloses, where exactly one is told to: nobody asks for
 * one way and means both.
 */
export function oneWayTold({ id }: Template, units: readonly Unit[], filled: readonly Filled[], who: Who): Filled[] {
  const open = filled.find(({ field, value }) => field === 'directionTerms' && isToDraft(value) && oneWay.test(value))
  if (id !== 'non-disclosure-agreement' || !open) return [...filled]
  const sides = new Set<string>()
  for (const { text } of units) {
    const told = who.told(text.replace(/\([^()]{1,160}\)/g, '').replace(/\s+/g, ' '))
    if (isToDraft(told)) continue
    const own = discloses.exec(told)?.groups?.who
    const one = own && !denied.test(told.slice(0, own.length + 40)) ? partyOf(filled, own) : undefined
    if (one) sides.add(one.field)
    const other = receives.exec(told)?.groups?.who
    const taker = other ? partyOf(filled, other) : undefined
    if (taker) sides.add(taker.field === 'firstParty' ? 'secondParty' : 'firstParty')
  }
  const [side, more] = sides
  const name = filled.find(({ field }) => field === side)?.value.split(',')[0]
  if (!name || more !== undefined) return [...filled]
  return filled.map((one) =>
    one === open
      ? {
          ...one,
          value: `This Agreement is one way: ${name} is the only Discloser, and the other party is the only Recipient.`,
        }
      : one,
  )
}
