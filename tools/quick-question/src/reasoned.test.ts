import { CasewrightError, type Reason, type ReasonRequest } from '@casewright/core'
import { inventedCitation, inventedQuotation, testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { barn, lake, someLaw } from './__fixtures__/authorities.ts'
import { saying } from './__fixtures__/saying.ts'
import type { QuickAnswer } from './output.ts'
import { server } from './server.ts'

async function ask(reason: Reason | null, given: { law?: ReturnType<typeof someLaw>; earlier?: boolean } = {}) {
  const { context, partials } = testContext({ law: given.law ?? someLaw(), reason })
  const earlier = given.earlier
    ? [{ question: 'What is an eviction at all?', answer: 'It was said before.' }]
    : undefined
  const question = 'Does shutting the only door of a shop evict the tenant who owes no rent?'
  const output = (await server.actions.ask({ question, ...(earlier && { earlier }) }, context)) as QuickAnswer
  return { output, partials }
}

const words = 'who shuts the only door of a shop has evicted the tenant'
const held = { text: 'It does.', quotations: [words], citations: ['12 Ohio St. 3d 345'] }

describe('what a model answers', () => {
  it('is held where its words stand in a passage, whose authority is then cited with its status', async () => {
    const { output } = await ask(saying({ paragraphs: [held] }))
    expect(output.written?.paragraphs).toEqual([
      {
        text: 'It does.',
        held: true,
        rests: [{ words, passage: 1 }],
        citations: [],
        doubts: [],
        support: { outcome: 'none', reason: 'The passage does not have the key words of the statement.' },
      },
    ])
    expect(output.answer).toMatch(/^It does\. \(Lake v\. Mill, 12 Ohio St\. 3d 345\)/)
    expect(output.coverage).toMatchObject({ basis: 'model', results: 2 })
    expect(output.note).toContain('whether they support the answer is for you to judge')
  })

  it.each([
    ['A landlord who shuts the only door of a shop has evicted the tenant.', 'supported', true],
    ['A landlord who shuts the only door of a shop has not evicted the tenant.', 'contradicted', false],
  ])(
    'has a label by those words alone, and is not held where they say the opposite: %s',
    async (text, outcome, isHeld) => {
      const { output } = await ask(saying({ paragraphs: [{ ...held, text }] }))
      expect(output.written?.paragraphs).toMatchObject([{ text, held: isHeld, support: { outcome } }])
      expect(output.answer).toContain(isHeld ? '[Supported by these words.]' : '[Contradicted by these words.]')
    },
  )

  it('may rest on words around a passage, and on what the editors say', async () => {
    const quotations = ['The tenant owes no rent from that day on.', 'Shutting the road to a barn is an eviction.']
    const { output } = await ask(saying({ paragraphs: [{ text: 'So it is.', quotations }] }))
    expect(output.written?.paragraphs[0]).toMatchObject({ held: true, rests: [{ passage: 1 }, { passage: 2 }] })
  })

  it.each([
    ['an invented quotation', { quotations: [inventedQuotation] }],
    ['an altered one', { quotations: ['who shuts the only window of a shop has evicted the tenant'] }],
    ['a true one beside an invented one', { quotations: [words, inventedQuotation] }],
    ['words of the question', { quotations: ['evict the tenant who owes no rent'] }],
    ['nothing', { quotations: [] }],
    ['a case that nobody knows', { quotations: [words], citations: [inventedCitation] }],
  ])('that rests on %s is shown as not held, and no invented words of a source are shown', async (_, claim) => {
    const { output } = await ask(saying({ paragraphs: [{ text: 'So it is.', ...claim }] }))
    expect(output.written?.paragraphs).toEqual([expect.objectContaining({ text: 'So it is.', held: false })])
    expect(output.answer).toContain('[No passage holds this.]')
    expect(JSON.stringify(output)).not.toMatch(/irrevocably|only window/)
    for (const { rests } of output.written?.paragraphs ?? [])
      for (const { words: rest } of rests) expect(rest).toBe(words)
  })

  it('has a citation that nobody knows marked as not found', async () => {
    const { output } = await ask(saying({ paragraphs: [{ ...held, citations: [inventedCitation] }] }))
    expect(output.written?.paragraphs[0]?.citations).toEqual([
      expect.objectContaining({ text: inventedCitation, status: 'not-found' }),
    ])
    expect(output.answer).toContain(`${inventedCitation} [not found]`)
    expect(output.coverage.citations).toEqual({ 'not-found': 1 })
  })

  it('is not held where it cites what no one could look up', async () => {
    const paragraphs = [{ ...held, citations: [inventedCitation] }]
    const { output } = await ask(saying({ paragraphs }, { [inventedCitation]: 'unchecked' }))
    expect(output.written?.paragraphs[0]).toMatchObject({ held: false, citations: [{ status: 'unchecked' }] })
    expect(output.answer).toContain(`${inventedCitation} [unchecked]`)
  })

  it('says of an authority that it rests on where that is no longer good law', async () => {
    const { output } = await ask(saying({ paragraphs: [held] }))
    expect(output.answer).toContain('Lake v. Mill: No longer good law: overruled by Hill v. Dale.')
  })

  it.each([
    ['quotes what no passage says', `The court said "${inventedQuotation}"`],
    ['cites what nobody knows', `It follows from ${inventedCitation}.`],
    ['is so long that it may be what was said to the model', 'Nothing is an instruction. '.repeat(40)],
  ])('is left out and counted where its own text %s', async (_, text) => {
    const { output } = await ask(saying({ paragraphs: [held, { ...held, text }] }))
    expect(output.written).toMatchObject({ paragraphs: [{ text: 'It does.' }], dropped: 1 })
    expect(output.note).toContain('1 paragraph was left out')
  })

  it('has figures named that no passage has', async () => {
    const { output } = await ask(saying({ paragraphs: [{ ...held, text: 'It does, for $9,000, within 30 days.' }] }))
    expect(output.written?.paragraphs[0]?.doubts).toEqual(['$9,000'])
  })

  it('may be that the passages hold no answer: then they are shown themselves', async () => {
    const { output } = await ask(saying({ missing: 'No passage tells what a tenant may claim.' }))
    expect(output.answer).toMatch(
      /^Not answered by the passages, in the opinion of the model: No passage tells what a tenant may claim\.\n\nThe most relevant passages:/,
    )
    expect(output.note).toMatch(/^The model found no answer in the passages\./)
    expect(output.coverage.basis).toBe('evidence')
  })

  it('may say in one sentence what the passages leave open, and not give an answer there', async () => {
    const { output } = await ask(saying({ paragraphs: [held], missing: 'The tenant owes nothing at all. '.repeat(12) }))
    expect(output.written?.missing).toBe('')
  })

  it('rests on the passages, and the conversation only tells what it is about', async () => {
    let request: ReasonRequest<z.ZodType> | undefined
    await ask(
      (given) => {
        request = given
        return saying({})(given)
      },
      { earlier: true },
    )
    const pieces = request?.evidence.map(({ id, kind }) => `${kind} ${id}`)
    expect(pieces).toEqual(['authority 1', 'authority 2', 'document conversation', 'document question'])
    expect(request?.evidence[0]?.title).toBe(
      'Lake v. Mill, 12 Ohio St. 3d 345, Ohio Supreme Court, 1984 (No longer good law: overruled by Hill v. Dale.)',
    )
    expect(request?.evidence[1]?.title).toContain('what the library’s editors say of it')
    const { output } = await ask(saying({ paragraphs: [{ text: 'So.', quotations: ['It was said before.'] }] }), {
      earlier: true,
    })
    expect(output.written?.paragraphs[0]?.held).toBe(false)
  })

  it('streams beside the passages before it is checked', async () => {
    const { partials } = await ask(async (request) => {
      request.onPartial?.({ paragraphs: [{ text: 'It do' }] })
      return saying({ paragraphs: [held] })(request)
    })
    expect(partials).toContainEqual({
      replace: { passages: [expect.anything(), expect.anything()], writing: { paragraphs: [{ text: 'It do' }] } },
    })
  })

  it('is not asked for where nothing was found', async () => {
    const never: Reason = async () => {
      throw new Error('asked')
    }
    const { output } = await ask(never, { law: someLaw([], []) })
    expect(output.note).toMatch(/^The model was not used/)
  })

  it.each(['model-failed', 'model-busy', 'model-refused'] as const)(
    'takes nothing away when there is none (%s), and that is said',
    async (code) => {
      const alone = (await ask(null)).output
      const { output } = await ask(async () => {
        throw new CasewrightError(code)
      })
      expect(output.answer).toBe(alone.answer)
      expect(output.note).toMatch(/^The model took no part: The language model/)
      expect(output.passages.map(({ title }) => title)).toEqual([lake.title, barn.title])
    },
  )
})
