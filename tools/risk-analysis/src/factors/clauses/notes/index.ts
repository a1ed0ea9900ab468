import { careNotes } from './care.ts'
import { controlNotes } from './control.ts'
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
import { ownPapers } from './own-papers.ts'
import { rightNotes } from './rights.ts'
import { roadNotes } from './road.ts'
import { shownNotes } from './shown.ts'
import { takingNotes } from './takings.ts'
import { undoneNotes } from './undone.ts'
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
  ...takingNotes,
  ...rightNotes,
  ...shownNotes,
  ...undoneNotes,
  ...ownPapers,
  ...controlNotes,
]
