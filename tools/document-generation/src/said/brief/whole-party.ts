// Whether words about somebody were read to the last.
import type { Party } from './party.ts'

/** 'My old landlord, Brookmeade Properties': what somebody is to whoever speaks. */
export const apposed = /^(?:my|our|the|his|her) (?:\p{Ll}+ ){0,2}\p{Ll}+, (?=\p{Lu})/u

/** Whether all that a stretch says of somebody was read, so that nothing of it is lost. */
export function isWhole(party: Party, given: string): boolean {
  const said = given.replace(apposed, '')
  if (
    party.more !== undefined ||
    said.length > 220 ||
    !/\p{Lu}/u.test(said) ||
    /^(?:my|our|his|her|their|an?|some)\b/i.test(said)
  )
    return false
  const known = Object.values(party).join(' ').toLowerCase()
  const words = said.replace(
    /,? (?:by|via) (?:certified|first|regular|overnight|express|e-?mail|hand|fax|mail)\b.*/i,
    '',
  )
  return (words.match(/[\p{L}\d]+/gu) ?? []).every((word) => known.includes(word.toLowerCase()) || small.test(word))
}
const small =
  /^(?:me|the|at|of|in|and|attn|attention|doing|business|as|d|b|a|dba|our|my|phone|cell|email|att|she|he|s|out|over|to|owner|with|from)$/i
