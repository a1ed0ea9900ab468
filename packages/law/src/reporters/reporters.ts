import table from './data/reporters.json' with { type: 'json' }
import type { Edition, Reporter } from './reporter.ts'
import { type ReporterRow, readReporters } from './table.ts'

/**
 * Reporters of decisions, with their editions, variations and years.
 * Facts after Free Law Project's Reporters Database (github.com/freelawproject/reporters-db), as of November 2025.
 */
export const reporters: readonly Reporter[] = readReporters(table as ReporterRow[])

export const editions: readonly Edition[] = reporters.flatMap((reporter) => reporter.editions)
