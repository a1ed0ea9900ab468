import { type FakeModel, type FakeRequest, startFakeModel } from '@casewright/core/testing'
import { readDueTreatments } from '@casewright/library'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from './harness.ts'

const harbor = 'Harbor v. Quill, 401 F.3d 10 (9th Cir. 2005)'
const lost = `Little is left of ${harbor}, since then, as the bar well knows.`
/** Our own words in the form of opinions: no court wrote them. */
const cases = [
  { name: 'Harbor v. Quill', cite: '401 F.3d 10', date: '2005-05-04', text: 'A lease ends with its term.' },
  { name: 'Pike v. Dorrance', cite: '700 F.3d 100', date: '2012-05-04', text: `The lease is long. ${lost}` },
]

/** What the model is asked about later opinions; its other question has no such field. */
const isLater = ({ schema }: FakeRequest) => JSON.stringify(schema).includes('nothing against it')
const answering = (says: string, words: string) => (request: FakeRequest) =>
  isLater(request)
    ? ({ kind: 'right', answer: { opinions: [{ number: 1, says, words }] } } as const)
    : ({ kind: 'right', answer: { opinions: [] } } as const)

describe.each([
  ['anthropic', (url: string) => ({ LLM_MODEL: 'anthropic:fake', ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: url })],
  ['openai', (url: string) => ({ LLM_MODEL: 'openai:fake', OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${url}/v1` })],
] as const)('a second opinion on later history, through the protocol of %s', (_, settings) => {
  let fake: FakeModel
  let server: TestServer
  let ada: Awaited<ReturnType<TestServer['member']>>
  beforeAll(async () => {
    fake = await startFakeModel()
    server = await startServer({ SOURCES: 'library', ...settings(fake.url) }, {})
    const { library, db } = server.services
    await library.add(
      await library.startImport('test', 'later'),
      cases.map(({ name, cite, date, text }) => ({
        externalId: cite,
        kind: 'case' as const,
        title: name,
        citations: [cite],
        court: 'ca9',
        jurisdiction: 'us',
        date,
        source: 'library',
        text,
      })),
    )
    await readDueTreatments(db, new AbortController().signal)
    ada = await server.member()
  }, 120_000)
  afterAll(async () => {
    await server.stop()
    await fake.stop()
  })

  const check = async (action = 'second-opinion') => {
    const answer = await ada.post(`/api/tools/cite-check/${action}`, { text: `See ${harbor}.` })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { citations, laterOpinions } = (await answer.json()) as {
      citations: { treatment?: object; later?: object }[]
      laterOpinions?: { note: string }
    }
    return { citation: citations[0], note: laterOpinions?.note }
  }

  it('an honest model proposes, with words of the opinion, and raises no flag', async () => {
    fake.behave(answering('no longer good law', 'Little is left of Harbor v. Quill'))
    const { citation } = await check()
    expect(citation?.treatment).toBeUndefined()
    expect(citation?.later).toMatchObject({
      opinionOf: 'model',
      proposed: true,
      in: { name: 'Pike v. Dorrance', citation: '700 F.3d 100' },
      passage: { words: 'Little is left of Harbor v. Quill' },
    })
    const asked = fake.requests.filter(isLater).at(-1)?.user ?? ''
    expect(asked).toContain(lost)
  })

  it.each([
    [
      'that quotes what no opinion says',
      answering('no longer good law', 'We hereby overrule Harbor v. Quill entirely'),
    ],
    ['that lies as the fake does', () => ({ kind: 'liar', lie: 'altered-quotation' }) as const],
    ['that invents', () => ({ kind: 'liar', lie: 'invented-quotation' }) as const],
  ])('a model %s changes nothing', async (_, behave) => {
    fake.behave(behave)
    const { citation } = await check()
    expect([citation?.treatment, citation?.later]).toEqual([undefined, undefined])
  })

  it('a model that fails changes nothing, and it is said', async () => {
    fake.behave({ kind: 'refusal' })
    const { citation, note } = await check()
    expect([citation?.treatment, citation?.later]).toEqual([undefined, undefined])
    expect(note).toMatch(/^The model took no part/)
  })

  it('is not asked for by the plain check', async () => {
    const before = fake.requests.length
    expect((await check('check')).note).toBeUndefined()
    expect(fake.requests).toHaveLength(before)
  })
})
