import type { Reason } from '@casewright/core'
import { modelSaying, testContext } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { barn, someLaw } from './__fixtures__/authorities.ts'
import type { QuickAnswer } from './output.ts'
import { server } from './server.ts'

/** A small model that picks the sentences with these words, as the door to models has it pick. */
const picking =
  (...words: string[]): Reason =>
  (request) => {
    const { small, evidence } = request
    if (!small || 'instead' in small) throw new Error('It is not asked to pick')
    // The first passage is no longer good law.
    expect(small.aside).toEqual(['question', 'conversation', '1'])
    const picked = words.map((one) => ({ id: '', title: '', words: one }))
    expect(evidence.length).toBeGreaterThan(1)
    return modelSaying(small.answer(picked) as Record<string, unknown>)(request)
  }

async function ask(reason: Reason): Promise<QuickAnswer> {
  const { context } = testContext({ law: someLaw(), reason })
  const question = 'Does shutting the only door of a shop evict the tenant?'
  return (await server.actions.ask({ question }, context)) as QuickAnswer
}

it('what a small model picks is the answer, in the words of the passage, with whose they are', async () => {
  const own = 'The tenant owes no rent from that day on.'
  const { written, answer, note, coverage } = await ask(picking(own, barn.holding ?? ''))
  expect(written?.paragraphs).toEqual([
    { text: `“${own}”`, held: true, isPicked: true, rests: [{ words: own, passage: 1 }], citations: [], doubts: [] },
    expect.objectContaining({ text: `The library’s editors: “${barn.holding}”`, held: true }),
  ])
  expect(answer).toMatch(/^“The tenant owes no rent from that day on\.” \(Lake v\. Mill, 12 Ohio St\. 3d 345\)/)
  expect(answer).toContain('Lake v. Mill: No longer good law')
  expect(note).toMatch(/^The model picked these sentences from the passages, and wrote no words of its own\./)
  expect(coverage.basis).toBe('model')
})

it('what is in no passage is not shown, whoever says that it was picked', async () => {
  const { written, answer } = await ask(picking('Every tenant must leave the shop within a day.'))
  expect(written?.paragraphs).toEqual([])
  expect(answer).toMatch(/^The most relevant passages:/)
})
