import { findCrossReferences } from '../../../references/cross-references.ts'
import type { CheckedDocument } from '../../check.ts'
import { ownPages } from '../../drafting/support/own-words.ts'
import type { Contradiction } from '../support/told.ts'
import { dayNumber, dayShown, daysOf, daysWithin } from './days.ts'

/** Between a day and the section that is said to have it: ', the date fixed for completion in', ' set in'. */
const saysWhose =
  /^,? ?\(?(?:which is |that is |being )?(?:(?:the|that|as) )?(?:[\p{L}’'-]{2,16} ){0,4}(?:fixed|set|stated|specified|given|agreed|named|established|provided|scheduled|determined)(?: (?:forth|out))?(?: (?:for|as|upon|on)(?: [\p{L}’'-]{2,20}){1,5})? (?:in|by|under) $/iu
const reach = 130

/** A day that is given as the one of a section, which has one day, and another. */
export const dateOfSection = (document: CheckedDocument): Contradiction[] => {
  const words = ownPages(document).replace(/\s/g, ' ')
  const days = daysOf(document)
  return findCrossReferences(document).flatMap(({ start, target, outcome, label }): Contradiction[] => {
    if (outcome !== 'found' || !target) return []
    const day = days.findLast(({ end }) => end <= start && start - end < reach)
    if (!day || !saysWhose.test(words.slice(day.end, start))) return []
    if (target.start <= day.start && day.start < target.end) return []
    const [own, more] = daysWithin(days, target)
    // A day from which another is counted stands beside it only in words.
    if (!own || more || own.iso === day.iso) return []
    return [
      {
        places: [own, day].toSorted((one, other) => one.start - other.start),
        message: `It gives ${dayShown(dayNumber(day.iso))} as the day of Section ${label}; that section says ${dayShown(dayNumber(own.iso))}.`,
      },
    ]
  })
}
