import type { Court } from './court.ts'
import { courtTables } from './data/all.ts'
import { readCourts } from './table.ts'

/** Courts, federal, state and tribal. Facts after Free Law Project's Courts Database, as of July 2026. */
export const courts: readonly Court[] = courtTables.flatMap(readCourts)

export const courtsById: ReadonlyMap<string, Court> = new Map(courts.map((court) => [court.id, court]))
