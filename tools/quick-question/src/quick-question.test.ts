import type { LawQuery } from '@casewright/core'
import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { barn, lake, someLaw } from './__fixtures__/authorities.ts'
import type { QuickAnswer, SoFar } from './output.ts'
import * as tool from './server.ts'

const question = 'Does shutting the door of a shop evict the tenant?'

/** A sentence that is short is read with the next one. */
const next = 'The tenant owes no rent from that day on.'

async function ask(input: Record<string, unknown> = { question }, law = someLaw()) {
  const { output, partials, steps } = await runAction(tool.server, 'ask', input, { law })
  return { output: output as QuickAnswer, partials, steps }
}

describe('a quick question without a model', () => {
  it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

  it('answers the bare payload with a string: the most relevant passages, with their authority and citation', async () => {
    const { output } = await ask()
    expect(output.answer).toContain(`1. Lake v. Mill, 12 Ohio St. 3d 345: “${lake.snippet?.text} ${next}”`)
    expect(output.answer).toContain('2. Barn v. Road, 410 U.S. 9 (the library’s editors): Shutting the road')
    expect(output).toMatchObject({
      written: null,
      note: expect.stringMatching(/^No model is connected: what is shown/),
    })
    expect(output.coverage).toMatchObject({ basis: 'evidence', results: 2 })
  })

  it('tells the words of an authority from those of the editors, and leads to its place', async () => {
    const { passages } = (await ask()).output
    const words = `${lake.snippet?.text} ${next}`
    expect(passages[0]).toMatchObject({ number: 1, of: 'source', words })
    expect(passages[0]?.marks.map(([start, end]) => words.slice(start, end))).toEqual(
      expect.arrayContaining(['door', 'shop', 'tenant']),
    )
    const start = lake.passage?.start ?? 0
    expect(passages[0]?.href).toBe(`/library/${lake.id}?start=${start}&end=${start + words.length}`)
    expect(passages[0]?.about).toBe('Ohio Supreme Court, 1984')
    expect(passages[1]).toMatchObject({ of: 'editors', href: barn.url })
    expect(passages[1]?.words).toBe(`${barn.holding} ${barn.keyPoints?.join(' ')}`)
  })

  it('begins with the sentence that states the rule, where the search found what happened', async () => {
    const story = 'The court turns to the one question that the parties argue.'
    const text = (await someLaw().read?.(lake.id))?.text ?? ''
    const start = text.indexOf(story)
    const passage = { authority: lake.id, start, end: start + story.length, words: story }
    const found = { ...lake, passage, snippet: { text: story, marks: [] } }
    const { passages } = (await ask({ question }, someLaw([], [found]))).output
    expect(passages[0]?.words).toMatch(/^A landlord who shuts the only door/)
  })

  it('shows what was found where the text cannot be read', async () => {
    const { passages } = (await ask({ question }, { ...someLaw(), read: async () => null })).output
    expect(passages[0]).toMatchObject({ words: lake.snippet?.text, marks: [[2, 10]] })
  })

  it('says where a case is no longer good law', async () => {
    const { output } = await ask()
    expect(output.passages[0]?.caution).toBe('No longer good law: overruled by Hill v. Dale.')
    expect(output.answer).toContain('No longer good law')
  })

  it('streams the passages at once, and their status as it settles', async () => {
    const parts = (await ask()).partials.map((part) => ('replace' in part ? (part.replace as SoFar) : null))
    expect(parts.map((part) => part?.passages[0]?.status.status)).toEqual(['unchecked', 'verified'])
  })

  it('says plainly that nothing was found', async () => {
    const { output } = await ask({ question }, someLaw([], []))
    expect(output.answer).toBe('Nothing was found on this question. Rephrase it, or name the authority.')
    expect(output.note).toMatch(/^No model is connected\. What is searched is law of the United States\./)
    expect(output.coverage.sourcesAsked).toEqual([
      expect.objectContaining({ source: 'Library', outcome: 'answered' }),
      expect.objectContaining({ source: 'CourtListener', outcome: 'timeout' }),
    ])
  })

  it('says of a case in the question that no source has it', async () => {
    const { output } = await ask({ question: 'What did Fish v. Fowl, 999 U.S. 1 (1999) decide on shutting a road?' })
    expect(output.asked).toEqual([expect.objectContaining({ status: 'not-found' })])
    expect(output.answer).toMatch(/^No source has Fish v\. Fowl, 999 U\.S\. 1 \(1999\)\./)
    expect(output.coverage.citations).toEqual({ 'not-found': 1 })
  })

  it('says first of a citation in the question that no one could check, and of one that differs', async () => {
    const check = (status: 'unchecked' | 'mismatch', reason: string) => async (citations: readonly unknown[]) => ({
      checks: citations.map((one) => ({ text: String(one), status, reason })),
      asked: [],
    })
    const fish = 'What did Fish v. Fowl, 999 U.S. 1 (1999) decide on shutting a road?'
    const unchecked = await ask({ question: fish }, { ...someLaw(), verify: check('unchecked', 'Nobody covers it.') })
    expect(unchecked.output.answer).toMatch(/^Fish v\. Fowl, 999 U\.S\. 1 \(1999\) was not found\. Nobody covers it\./)
    const differs = await ask({ question: fish }, { ...someLaw(), verify: check('mismatch', 'The year differs.') })
    expect(differs.output.answer).toMatch(/^Fish v\. Fowl, 999 U\.S\. 1 \(1999\): The year differs\./)
  })

  it('shows nothing that shares no more than a word with the question', async () => {
    const { output } = await ask({ question: 'Which vaccines does a ferret in a barn get?' }, someLaw([], [barn]))
    expect(output.passages).toEqual([])
    expect(output.answer).toMatch(/^Nothing was found on this question/)
  })

  it('says whose law it shows, where the question names a state that nothing found is from', async () => {
    const { output } = await ask({ question: 'In Texas, does shutting the door of a shop evict the tenant?' })
    expect(output.note).toContain('Nothing that was found is from Texas')
  })

  it('searches a follow-up together with the question before it, and says so', async () => {
    const queries: LawQuery[] = []
    const earlier = [{ question, answer: 'It does.' }]
    const { output } = await ask({ question: 'And if he agreed?', earlier }, someLaw(queries))
    expect(queries.map(({ text }) => text)).toEqual([`${question} And if he agreed?`])
    expect(output.coverage.notes?.[0]).toBe('Searched together with the question before it.')
    await ask({ question: 'Who pays for the broken window of a barn?', earlier }, someLaw(queries))
    expect(queries[1]?.text).toBe('Who pays for the broken window of a barn?')
  })

  it('searches for the question as it is asked, whose every word may say what is wanted', async () => {
    const queries: LawQuery[] = []
    await ask({ question: 'How long do I have to answer a complaint?' }, someLaw(queries))
    await ask({ question: 'How many days?' }, someLaw(queries))
    expect(queries.map(({ text }) => text)).toEqual(['How long do I have to answer a complaint?', 'How many days?'])
  })

  it('asks again without quotation marks where nothing has the words between them', async () => {
    const queries: LawQuery[] = []
    await ask({ question: 'What is a "shut door"?' }, someLaw(queries, []))
    expect(queries.map(({ text }) => text)).toEqual(['What is a "shut door"?', 'What is a shut door ?'])
  })

  it('does without a search or a check that fails, and names it', async () => {
    const broken = async () => {
      throw new Error('down')
    }
    const unfound = (await ask({ question }, { ...someLaw(), search: broken })).output
    expect(unfound.coverage.sourcesAsked).toEqual([expect.objectContaining({ outcome: 'error' })])
    const unchecked = (await ask({ question }, { ...someLaw(), verify: broken })).output
    expect(unchecked.passages.map(({ status }) => status.status)).toEqual(['unchecked', 'unchecked'])
    expect([unchecked.coverage.citations, unchecked.coverage.unverified]).toEqual([undefined, { unchecked: 2 }])
  })

  it.each([
    ['missing', {}],
    ['blank', { question: '  \n ' }],
    ['too long', { question: 'a'.repeat(2001) }],
  ])('refuses a question that is %s', async (_, input) => {
    await expect(ask(input)).rejects.toThrow(/Write/)
  })

  it('is not kept in the history', () => expect(tool.server.manifest.actions.ask.retain).toBe('transient'))
})
