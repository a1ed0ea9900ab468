import { aToD } from './data/a-to-d.ts'
import { eToJ } from './data/e-to-j.ts'
import { kToR } from './data/k-to-r.ts'
import { sToZ } from './data/s-to-z.ts'

export interface Journal {
  /** As the Bluebook writes it: "Harv. L. Rev.". */
  abbreviation: string
  name: string
  variations: readonly string[]
}

/** Law journals, after Free Law Project's Reporters Database. */
export const journals: readonly Journal[] = [aToD, eToJ, kToR, sToZ].flatMap((table) =>
  table
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [abbreviation = '', name = '', variations = ''] = row.split('|')
      return { abbreviation, name, variations: variations ? variations.split(';') : [] }
    }),
)
