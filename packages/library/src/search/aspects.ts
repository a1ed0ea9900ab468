import { isCommonStem } from '../text/stem.ts'
import { stemsOf } from '../text/stems-of.ts'

/**
 * Ways in which lawyers ask of whatever subject: 'standard of review for the denial of leave to amend' is about leave to
 * amend.
 */
const aspects: readonly (readonly string[])[] =
  'standard of review, burden of proof, burden of persuasion, burden of production, affirmative defense, elements of, prima facie, test for, standard for, requirements for, factors for, must show, must prove, must establish, have to show, have to prove, need to prove, need to show, district court, federal court, state court, denial of, denied, denies, plaintiff, defendant, requirements, requirement, criteria, federal, motion, move to, moved to, moves to, moving to'
    .split(', ')
    .map(stemsOf)

/**
 * The stems of a query that only ask of what aspect of a subject the law is wanted; none where nothing else says what it is
 * about.
 * @param small stems that say little by themselves
 */
export function aspectsIn(query: string, small: ReadonlySet<string>): Set<string> {
  const stems = stemsOf(query)
  const among = new Set(
    stems.flatMap((_, at) =>
      aspects.flatMap((aspect) =>
        aspect.every((stem, nth) => stems[at + nth] === stem) ? aspect.map((__, nth) => at + nth) : [],
      ),
    ),
  )
  const telling = stems.map((stem, at) => ({ stem, isAspect: among.has(at) })).filter(({ stem }) => !isCommonStem(stem))
  const own = new Set(telling.flatMap(({ stem, isAspect }) => (isAspect || small.has(stem) ? [] : [stem])))
  return new Set(
    own.size === 0 ? [] : telling.flatMap(({ stem, isAspect }) => (isAspect && !own.has(stem) ? [stem] : [])),
  )
}
