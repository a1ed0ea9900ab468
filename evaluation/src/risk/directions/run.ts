import { parseArgs } from 'node:util'
import { type Person, signUp } from '../../product/person.ts'
import { startProduct } from '../../product/server.ts'
import { askedFor, type DescribedCase, describedCases } from './described.ts'
import { type Direction, directionOf, type Read } from './direction.ts'
import { directionsTable } from './table.ts'

async function read(person: Person, given: DescribedCase, description: string, isChosen: boolean): Promise<Read> {
  const { output } = await person.ask('/api/analyze-risk', askedFor(given, description, isChosen))
  return (output as Read) ?? null
}

/**
 * npm run eval -- risk [--chosen]: which way one fact moves the risk index, on 120 descriptions that were seen while rules were
 * changed, 120 that were not, 120 that were counted once before, and 60 that were counted once, without a model. `--chosen` fills the field "Whom do you represent?".
 */
export async function runRisk(words: string[]): Promise<void> {
  const { values } = parseArgs({ args: words, options: { chosen: { type: 'boolean', default: false } } })
  const product = await startProduct()
  try {
    const person = await signUp(product.url)
    for (const set of ['seen', 'kept-back', 'second', 'third'] as const) {
      const all: Direction[] = []
      for (const given of describedCases(set)) {
        const before = await read(person, given, given.base, values.chosen)
        all.push(directionOf(given, before, await read(person, given, given.text, values.chosen)))
      }
      console.log(`\n${directionsTable(set, all)}`)
    }
  } finally {
    await product.stop()
  }
}
