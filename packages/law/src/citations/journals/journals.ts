import table from './data/journals.json' with { type: 'json' }

export interface Journal {
  /** As the Bluebook writes it: "Harv. L. Rev.". */
  abbreviation: string
  name: string
  variations: readonly string[]
}

/** Law journals, after Free Law Project's Reporters Database. */
export const journals: readonly Journal[] = table
