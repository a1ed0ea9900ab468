import { careNotes } from './care.ts'
import { counselNotes } from './counsel.ts'
import { crimeNotes } from './crime.ts'
import { dealNotes } from './deals.ts'
import { debtNotes } from './debts.ts'
import { familyNotes } from './family.ts'
import { harmNotes } from './harm.ts'
import { injuryNotes } from './injury.ts'
import { insiderNotes } from './insiders.ts'
import { inventionNotes } from './inventions.ts'
import { landNotes } from './land.ts'
import { roadNotes } from './road.ts'
import { toldPlainly } from './told-plainly.ts'
import { workNotes } from './work.ts'

/** Facts in the short sentences in which lawyers write them down. */
export const notes = [
  ...injuryNotes,
  ...harmNotes,
  ...roadNotes,
  ...careNotes,
  ...insiderNotes,
  ...workNotes,
  ...crimeNotes,
  ...landNotes,
  ...familyNotes,
  ...dealNotes,
  ...debtNotes,
  ...counselNotes,
  ...inventionNotes,
  ...toldPlainly,
]
