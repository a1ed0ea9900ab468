import { expect, it } from 'vitest'
import { lawOf, negligence, riley } from '../__fixtures__/law.ts'
import { withSuccessors } from './successors.ts'

const retired = {
  ...negligence,
  relevance: 0.5,
  keyPoints: ['A point.', 'No longer good law: overruled by Riley v. California, 573 U.S. 373 (2014), and 999 U.S. 1.'],
}
const law = lawOf([negligence, riley])

it('puts what overruled an authority behind it, where somebody has it', async () => {
  const found = await withSuccessors([retired], law)
  expect(found.map(({ title }) => title)).toEqual([retired.title, riley.title])
})

it('does not show it twice, and looks nothing up for what is good law', async () => {
  const both = [{ ...riley, relevance: 1 }, retired]
  expect(await withSuccessors(both, law)).toEqual(both)
  const asked: string[] = []
  const listening = {
    lookup: async (citation: string) => {
      asked.push(citation)
      return { authority: null, asked: [] }
    },
  }
  await withSuccessors([{ ...negligence, relevance: 1 }], listening)
  expect(asked).toEqual([])
})

it('does without one that cannot be looked up', async () => {
  const broken = {
    lookup: async () => {
      throw new Error('down')
    },
  }
  expect(await withSuccessors([retired], broken)).toEqual([retired])
})
