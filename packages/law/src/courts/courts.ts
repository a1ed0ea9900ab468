import type { Court } from './court.ts'
import table from './data/courts.json' with { type: 'json' }

/** Courts, federal, state and tribal. Facts after Free Law Project's Courts Database, as of July 2026. */
export const courts: readonly Court[] = table as Court[]

export const courtsById: ReadonlyMap<string, Court> = new Map(courts.map((court) => [court.id, court]))
