import type { Court, CourtLevel } from './court.ts'

const year = (digits: string | undefined): number | null => (digits ? Number(digits) : null)

/** Reads a table of courts, one a row: `id|name|abbreviation|level|jurisdiction.place|from-to`. */
export const readCourts = (table: string): Court[] =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [id = '', name = '', abbreviation = '', level = '', where = '', years = ''] = row.split('|')
      const [jurisdiction = '', place] = where.split('.')
      const [from, to] = years.split('-')
      return {
        id,
        name,
        abbreviation,
        level: level as CourtLevel,
        jurisdiction,
        place: place ?? null,
        from: year(from),
        to: year(to),
      }
    })
