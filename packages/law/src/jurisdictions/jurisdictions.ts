import { table } from './table.ts'

export interface Jurisdiction {
  /** `us` for the federal one, else the postal code in lower case: `ny`, `dc`, `pr`. */
  code: string
  kind: 'federal' | 'state' | 'district' | 'territory'
  name: string
  /** As the Bluebook writes it: "N.Y.", "W. Va.". */
  abbreviation: string
  variations: readonly string[]
}

/** The federal jurisdiction, the 50 states, the District of Columbia and the territories: one vocabulary for all tools. */
export const jurisdictions: readonly Jurisdiction[] = table
  .split('\n')
  .filter((row) => row !== '')
  .map((row) => {
    const [code = '', kind = '', name = '', abbreviation = '', variations = ''] = row.split('|')
    return {
      code,
      kind: kind as Jurisdiction['kind'],
      name,
      abbreviation,
      variations: variations ? variations.split(';') : [],
    }
  })

const fold = (words: string): string => words.toLowerCase().replace(/[^a-z]+/g, '')

const byWords = new Map<string, Jurisdiction>()
for (const jurisdiction of jurisdictions)
  for (const words of [
    jurisdiction.code,
    jurisdiction.name,
    jurisdiction.abbreviation,
    ...jurisdiction.variations,
    `state of ${jurisdiction.name}`,
  ])
    byWords.set(fold(words), byWords.get(fold(words)) ?? jurisdiction)

/** The jurisdiction that a person named by its code, name or abbreviation: "ny", "New York", "N.Y.". */
export const jurisdictionOf = (words: string): Jurisdiction | null => byWords.get(fold(words)) ?? null
