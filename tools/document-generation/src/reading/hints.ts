import { engagements } from './hints/engagements.ts'
import type { Hint } from './hints/hint.ts'
import { labels } from './hints/labels.ts'
import { letters } from './hints/letters.ts'
import { papers } from './hints/papers.ts'
import { persons } from './hints/persons.ts'
import { projects } from './hints/projects.ts'
import { transfers } from './hints/transfers.ts'

/** How a text speaks of a field, by the field's name. */
export const hints: Record<string, Hint> = {
  ...letters,
  ...engagements,
  ...transfers,
  ...persons,
  ...projects,
  ...papers,
  ...labels,
}
