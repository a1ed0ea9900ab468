import { reporterTables } from './data/all.ts'
import type { Edition, Reporter } from './reporter.ts'
import { readReporters } from './table.ts'

/**
 * Reporters of decisions, with their editions, variations and years.
 * Facts after Free Law Project's Reporters Database (github.com/freelawproject/reporters-db), as of November 2025.
 */
export const reporters: readonly Reporter[] = reporterTables.flatMap(readReporters)

export const editions: readonly Edition[] = reporters.flatMap((reporter) => reporter.editions)
