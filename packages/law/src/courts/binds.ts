import { sameCourt } from '../authorities/same-court.ts'
import { courtOf } from './court-of.ts'

/** The states whose federal trial courts each circuit reviews, today. */
const circuits: Record<string, string> = {
  ca1: 'me ma nh ri pr',
  ca2: 'ct ny vt',
  ca3: 'de nj pa vi',
  ca4: 'md nc sc va wv',
  ca5: 'la ms tx',
  ca6: 'ky mi oh tn',
  ca7: 'il in wi',
  ca8: 'ar ia mn mo ne nd sd',
  ca9: 'ak az ca hi id mt nv or wa gu mp',
  ca10: 'co ks nm ok ut wy',
  ca11: 'al fl ga',
  cadc: 'dc',
}

/** Whether a court sits above another in the same line of courts, so that it may undo what that one decided. */
function sitsAbove(higher: string, lower: string): boolean {
  if (higher === lower) return false
  if (higher === 'scotus') return true
  const [above, below] = [courtOf(higher), courtOf(lower)]
  if (!above || !below || above.jurisdiction !== below.jurisdiction) return false
  if (above.jurisdiction === 'us') {
    if (lower === `bap${/^ca(\d+)$/.exec(higher)?.[1]}`) return true
    return below.level === 'trial' && (circuits[higher]?.split(' ').includes(below.place ?? '') ?? false)
  }
  if (above.level === 'last') return below.level !== 'last'
  return above.level === 'intermediate' && below.level === 'trial'
}

/** Whether a court has to follow a decision of another: its own, unless it is a trial court, and those of courts above it. */
export const binds = (deciding: string, following: string): boolean =>
  sitsAbove(deciding, following) || (sameCourt(deciding, following) && courtOf(deciding)?.level !== 'trial')

/** Whether a court may overrule a decision of another. */
export const mayOverrule = (later: string, earlier: string): boolean =>
  sameCourt(later, earlier) || sitsAbove(later, earlier)
