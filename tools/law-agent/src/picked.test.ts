import type { Picked, Reason } from '@casewright/core'
import { testContext } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { lawOf, ownOpinion, riley } from './__fixtures__/law.ts'
import { saying } from './__fixtures__/saying.ts'
import type { Answered } from './output.ts'
import { server } from './server.ts'

const law = lawOf([riley, ownOpinion])

/** A small model: it picks what has these words, and is not asked for anything that it cannot do. */
const picking =
  (...wanted: string[]): Reason =>
  (request) => {
    const { small, evidence } = request
    if (!small) throw new Error('It is not made for a small model')
    if ('instead' in small) return saying(small.instead as object, law)(request)
    const picked = wanted.flatMap((words): Picked[] =>
      evidence.flatMap(({ id, title, text }) => (text.includes(words) ? [{ id, title, words }] : [])).slice(0, 1),
    )
    return saying(small.answer(picked) as object, law)(request)
  }

const ask = async (reason: Reason) => {
  const { context } = testContext({ law, reason })
  return (await server.actions.ask({ question: 'May police search an arrestee’s phone?' }, context)) as Answered
}

it('what a small model picks is a memo in the words of the authorities, each with its citation checked', async () => {
  const own =
    'We hold that a warrant is required before police search the phone of an arrestee, unless an emergency leaves no time to ask for one.'
  const { written, searches, coverage } = await ask(picking(own, riley.holding ?? ''))
  expect(written?.parts).toEqual(['brief answer', 'rule'])
  const [first, second] = written?.paragraphs.flat() ?? []
  expect(first).toMatchObject({
    statement: own,
    doubt: null,
    check: { status: 'verified' },
    passage: { of: 'authority' },
  })
  expect(second).toMatchObject({ statement: `The library’s editors: ${riley.holding}`, passage: { of: 'editors' } })
  expect(written?.dropped).toBe(0)
  expect(searches.some(({ by }) => by === 'model')).toBe(false)
  expect(coverage.notes?.join(' ')).toContain('wrote no words of its own')
})
