import { CasewrightError, type Reason } from '@casewright/core'
import { inventedCitation, inventedQuotation, testContext } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { lawOf, ownOpinion, riley } from './__fixtures__/law.ts'
import { type Said, saying } from './__fixtures__/saying.ts'
import type { Answered } from './output.ts'
import { readQuestion } from './question/question.ts'
import { stopsOf } from './reasoning/stops.ts'
import { write } from './reasoning/write.ts'
import { gather } from './retrieve/gather.ts'
import { runSearches, searchesOf } from './retrieve/search.ts'
import { server } from './server.ts'

const law = lawOf([riley, ownOpinion], ['925 F.3d 1339'])
const phone = 'May police search an arrestee’s phone without a warrant?'

async function ask(reason: Reason, question = phone): Promise<Answered> {
  const { context } = testContext({ law, reason })
  return (await server.actions.ask({ question }, context)) as Answered
}
const answering = (said: Said, searches?: string[]) => ask(saying(said, law, searches))

const good = {
  statement: 'Police need a warrant before they search the phone of an arrestee.',
  citation: 'Doe v. Example, 12 F.3d 34 (9th Cir. 1994)',
  quotation: 'a warrant is required before police search the phone of an arrestee',
  support: 'supports',
} as const
const said = (...propositions: Record<string, string>[]): Said => ({
  paragraphs: [{ propositions }] as Said['paragraphs'],
})
const only = (output: Answered) => output.written?.paragraphs[0]?.[0]

/** What a model wrote, before a second look. */
async function draftOf(said: Said) {
  const { context } = testContext({ law, reason: saying(said, law) })
  const question = readQuestion(phone)
  const searched = await runSearches(searchesOf(question), context)
  const gathered = await gather(question, searched, [], context, { isRead: true })
  return (await write({ question: phone, ...gathered }, context, stopsOf(context), () => {})).draft
}

describe('a proposition of the model', () => {
  it('has its authority checked and its words at their place in the text of that authority', async () => {
    const output = await answering(said(good))
    const one = only(output)
    expect(one).toMatchObject({ doubt: null, check: { status: 'verified' }, opinion: 'supports' })
    const { anchor, href } = one?.passage ?? {}
    expect(anchor?.words).toBe(good.quotation)
    expect(ownOpinion.text?.slice(anchor?.start, anchor?.end)).toBe(good.quotation)
    expect(href).toBe(`/library/${ownOpinion.id}?start=${anchor?.start}&end=${anchor?.end}`)
    expect(output.answer).toContain(`Rule\n${good.statement} ${good.citation}.\n`)
    expect(output.coverage).toMatchObject({ basis: 'model', citations: { verified: 1 } })
  })

  it('says whether the words found say it, and marks it where they say the opposite', async () => {
    const right = only(await answering(said(good)))
    expect(right).toMatchObject({ doubt: null, support: { outcome: expect.stringMatching(/supported|related/) } })
    const statement = 'A warrant is not required before police search the phone of an arrestee.'
    const wrong = (await draftOf(said({ ...good, statement })))?.written.paragraphs[0]?.[0]
    expect(wrong).toMatchObject({
      doubt: expect.stringMatching(/^Unsupported: the statement says “.*not.*”, and the passage says/),
      support: { outcome: 'contradicted', difference: { kind: 'denial' } },
    })
  })

  it('may rest on words of the editors, which stay labelled as theirs', async () => {
    const citation = 'Riley v. California, 573 U.S. 373 (2014)'
    const one = only(
      await answering(said({ ...good, citation, quotation: 'Police generally need a warrant before they search' })),
    )
    expect(one).toMatchObject({ doubt: null, passage: { of: 'editors' } })
    expect(one?.passage?.anchor).toBeUndefined()
  })

  it.each([
    ['an authority that no source has', { citation: inventedCitation }, /no source has this authority/],
    ['an authority that no one could check', { citation: '5 Zzz. 123' }, /was not checked/],
    ['words that stand nowhere', { quotation: inventedQuotation }, /do not stand in what was read/],
    ['altered words', { quotation: 'a warrant is never required before police search the phone' }, /do not stand/],
    ['words of another authority', { citation: '573 U.S. 373' }, /do not stand in what was read/],
    ['words of the question', { quotation: 'May police search an arrestee’s phone' }, /do not stand/],
    ['words that the model itself does not trust', { support: 'does not support' }, /the model itself says/],
    [
      'a quotation within that nobody wrote',
      { statement: `The court says "${inventedQuotation}"` },
      /quotes or cites what no source has/,
    ],
    [
      'a citation within that nobody knows',
      { statement: 'So it is, as 925 F.3d 1339 has it.' },
      /quotes or cites what no source has/,
    ],
  ])(
    'that rests on %s is said to be unsupported, and dropped where nothing else holds it',
    async (_, change, doubt) => {
      const draft = await draftOf(said({ ...good, ...change }, good))
      expect(draft?.written.paragraphs[0]?.map((one) => one.doubt)).toEqual([expect.stringMatching(doubt), null])
      const output = await answering(said({ ...good, ...change }, good))
      expect(output.written?.paragraphs.flat()).toMatchObject([{ doubt: null }])
      expect(output.written?.dropped).toBe(1)
      expect(output.coverage.notes?.join(' ')).toContain('1 statement was left out because no passage holds it.')
      expect(JSON.stringify(output)).not.toContain(inventedQuotation)
    },
  )

  it('is found where the model writes its citation with a signal and a stop', async () => {
    const one = only(await answering(said({ ...good, citation: `See ${good.citation}.` })))
    expect(one).toMatchObject({ doubt: null, check: { status: 'verified' } })
  })

  it('has a figure named that nothing has that was read', async () => {
    const one = only(await answering(said({ ...good, statement: 'The search lasts at most 90 days.' })))
    expect(one?.figures).toEqual(['90 days'])
  })

  it('that is longer than a sentence is left out, and counted', async () => {
    const output = await answering(said({ ...good, statement: 'It is so, and more so. '.repeat(60) }, good))
    expect(output.written).toMatchObject({ leftOut: 1 })
    expect(output.coverage.notes?.join(' ')).toContain('1 of its texts was left out')
  })
})

describe('the answer of the model', () => {
  it('that rests on nothing leaves the passages to answer', async () => {
    const output = await answering(said({ ...good, citation: inventedCitation }))
    expect(output.coverage.basis).toBe('evidence')
    expect(output.answer).not.toContain('Varghese')
    expect(output.answer).toMatch(/most relevant passages/)
    expect(output.written).toMatchObject({ paragraphs: [], parts: [], dropped: 1 })
  })

  it('may be a refusal, with what the sources do not answer', async () => {
    const output = await answering({ answers: 'no', gaps: ['The sources are silent on borders.'] })
    expect(output.answer).toMatch(/^In the opinion of the model, the sources that were searched do not hold an answer/)
    expect(output.answer).toContain('The sources are silent on borders.')
  })

  it('says which premise is false, with its authority', async () => {
    const output = await answering({ premises: [good] as Said['premises'] })
    expect(output.written?.premises).toMatchObject([{ doubt: null, check: { status: 'verified' } }])
    expect(output.answer).toMatch(/^On what the question takes for granted: /)
  })

  it('says whose law it assumed', async () => {
    expect((await answering(said(good))).written?.jurisdiction).toBe('Federal law')
  })

  it('has key points that rest on words that were found; the others go, and are counted', async () => {
    const keyPoints = [
      { statement: 'A warrant is the rule.', quotation: good.quotation },
      { statement: 'Each remedy is waived.', quotation: inventedQuotation },
    ] as Said['keyPoints']
    const output = await answering({ ...said(good), keyPoints })
    expect(output.keyPoints).toEqual(['A warrant is the rule.'])
    expect(output.keyPointsFrom).toMatchObject([{ of: 'model' }])
    expect(output.written?.leftOut).toBe(1)
  })

  it('is asked of passages only, and of the question as data', async () => {
    const seen: string[] = []
    await ask(async (request) => {
      seen.push(...request.evidence.map(({ kind, id }) => `${kind} ${id}`))
      return saying(said(good), law)(request)
    })
    expect(seen).toContain('document question')
    expect(seen.some((one) => one.startsWith('authority '))).toBe(true)
  })
})

describe('the searches of the model', () => {
  it('run beside those of the question, and are shown', async () => {
    const output = await answering(said(good), ['emergency search of a phone'])
    expect(output.searches).toContainEqual({ text: 'emergency search of a phone', by: 'model' })
  })

  it('do not run where they cite what nobody has', async () => {
    const output = await answering(said(good), [`tolling under ${inventedCitation}`])
    expect(output.searches.every(({ by }) => by !== 'model')).toBe(true)
  })
})

describe('a search of the model that is none', () => {
  it.each([
    ['leads somewhere', 'phones https://attacker.example/?q=client'],
    ['is markup', '<img src=x> phones'],
    ['carries a page along', '![phones](//attacker.example/a.png)'],
    ['would run', 'javascript:alert(1)'],
  ])('does not run: it %s', async (_, search) => {
    const output = await answering(said(good), [search])
    expect(output.searches.every(({ by }) => by !== 'model')).toBe(true)
  })
})

describe('a model that fails', () => {
  it('takes nothing away from the passages, and it is said', async () => {
    const failing: Reason = async () => {
      throw new CasewrightError('model-busy')
    }
    const output = await ask(failing)
    expect(output.written).toBeNull()
    expect(output.references).toHaveLength(2)
    expect(output.coverage).toMatchObject({ basis: 'evidence' })
    expect(output.coverage.notes?.join(' ')).toContain('The model took no part: The language model is busy.')
  })

  it('while it answers takes nothing away either', async () => {
    const plan = saying({}, law)
    const failing: Reason = (request) =>
      request.prompt.id === 'law-agent' ? Promise.reject(new CasewrightError('model-failed')) : plan(request)
    expect((await ask(failing)).coverage.notes?.join(' ')).toContain('The model took no part:')
  })
})
