import type { Amounts, Law } from '@casewright/core'
import { inventedQuotation, testContext } from '@casewright/core/testing'
import { expect, it } from 'vitest'
import { lawOf, ownOpinion, riley } from './__fixtures__/law.ts'
import { saying } from './__fixtures__/saying.ts'
import type { Answered } from './output.ts'
import { server } from './server.ts'

const phone = 'May police search an arrestee’s phone without a warrant?'
const good = {
  statement: 'Police need a warrant before they search the phone of an arrestee.',
  citation: 'Doe v. Example, 12 F.3d 34 (9th Cir. 1994)',
  quotation: 'a warrant is required before police search the phone of an arrestee',
  support: 'supports',
} as const
const open = { ...good, statement: 'Consent is no excuse for the lack of a warrant.', quotation: inventedQuotation }
const planned = ['warrant phone arrestee', 'search incident to arrest', 'emergency without warrant']

async function ask(budget: Partial<Amounts>, hasModel = true) {
  const own = lawOf([riley, ownOpinion])
  let searched = 0
  const law: Law = {
    ...own,
    search: (query) => {
      searched += 1
      return own.search(query)
    },
  }
  const prompts: string[] = []
  const model = saying({ paragraphs: [{ propositions: [good, open] }] as never }, own, planned)
  const reason: typeof model = (request) => {
    prompts.push(request.prompt.id)
    return model(request)
  }
  const { context, partials } = testContext({ law, reason: hasModel ? reason : null, budget })
  const output = (await server.actions.ask({ question: phone }, context)) as Answered
  return { output, searched, prompts, partials, notes: output.coverage.notes?.join(' ') }
}

it('says what an answer took of what it may take, while it works and at its end', async () => {
  const { output, searched, partials, notes } = await ask({})
  expect(searched).toBeGreaterThan(3)
  expect(output.warnings.join(' ')).not.toContain('Stopped')
  expect(notes).toMatch(
    new RegExp(
      `This answer took ${searched} of at most 24 searches, and [\\d,]+ of at most 60,000 tokens of the model\\.`,
    ),
  )
  const took = partials.flatMap((patch) => ('replace' in patch ? [(patch.replace as { took: object }).took] : []))
  expect(took[0]).toMatchObject({ most: { searches: 24, tokens: 60_000 } })
  expect(took.at(-1)).toMatchObject({ taken: { tokens: expect.any(Number) } })
})

it('makes no more searches than it may, and says that it stopped', async () => {
  const { output, searched } = await ask({ searches: 2 })
  expect(searched).toBe(2)
  expect(output.searches).toHaveLength(2)
  expect(output.warnings.filter((one) => one.startsWith('Stopped searching'))).toHaveLength(1)
  expect(output.written?.paragraphs.flat()).toMatchObject([{ statement: good.statement, doubt: null }])
})

it('plans no searches where few tokens are allowed, reads what fits, and looks for nothing once more', async () => {
  const { output, prompts } = await ask({ tokens: 4_500 })
  expect(prompts).toEqual(['law-agent'])
  expect(output.written?.dropped).toBe(1)
  expect(output.warnings.join(' ')).toContain('left out without a second look for it.')
})

it('asks no model where the tokens do not suffice for one passage, and gives the evidence', async () => {
  const { output, prompts } = await ask({ tokens: 1_000 })
  expect(prompts).toEqual([])
  expect(output.written).toBeNull()
  expect(output.passages.length).toBeGreaterThan(0)
  expect(output.warnings.join(' ')).toContain('They do not suffice to have the passages read.')
})

it('says nothing of tokens where there is no model', async () => {
  expect((await ask({}, false)).notes).not.toContain('tokens')
})
