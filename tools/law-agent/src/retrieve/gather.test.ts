import type { FoundAuthority } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { type Held, lawOf, negligence, riley } from '../__fixtures__/law.ts'
import { readQuestion } from '../question/question.ts'
import { gather } from './gather.ts'

const overruled: FoundAuthority = {
  ...negligence,
  relevance: 0.99,
  treatment: { flag: 'red', kind: 'overruled', by: { citation: riley.citation, name: riley.title }, says: '' },
} as FoundAuthority
const law = lawOf([negligence, riley])
const gathered = async (text: string) => {
  const question = readQuestion(text)
  const search = { query: { text }, by: 'question' as const, weight: 2 }
  const results = [overruled, { ...riley, relevance: 0.9 }]
  const { references } = await gather(question, [{ search, results, judged: true }], [], { law }, { isRead: false })
  return references.map(({ title }) => title)
}

it('puts what is no longer good law behind what took its place', async () => {
  expect(await gathered('Who breaches a duty of care to a neighbor?')).toEqual([riley.title, negligence.title])
})

it('keeps it first where it is asked for by its citation', async () => {
  const asked = `Is ${negligence.citation} good law on the duty of care?`
  expect(await gathered(asked)).toEqual([negligence.title, riley.title])
})

describe('where more were found than an answer may rest on', () => {
  const own = (number: number): Held => ({
    ...negligence,
    id: `own-${number}`,
    title: `Own v. Case`,
    citation: `${number} F.4th 1`,
  })
  const successor = own(900)
  const retired: Held = {
    ...own(901),
    treatment: {
      flag: 'red',
      kind: 'overruled',
      by: { name: '', citation: successor.citation },
      source: '',
      says: `No longer good law: overruled by ${successor.citation}.`,
    },
  }
  const ranked = [overruled, own(801), retired, own(802), own(803), own(804), own(805), riley]
  const shown = async (text: string, cited: FoundAuthority[] = []) => {
    const search = { query: { text }, by: 'question' as const, weight: 2 }
    const results = ranked.map((one, at) => ({ ...one, relevance: 0.99 - at / 100 }))
    const held = lawOf([...ranked, successor])
    const { references } = await gather(
      readQuestion(text),
      [{ search, results, judged: true }],
      cited,
      { law: held },
      { isRead: false },
    )
    return references.map(({ citation }) => citation.replace(/ \(.*/, ''))
  }
  const rest = [own(801), successor, retired, own(802), own(803), own(804), riley].map(({ citation }) => citation)

  it('keeps what the question names at its place, and what overruled it', async () => {
    expect(await shown(`What did ${negligence.title} hold about a duty of care?`)).toEqual([
      negligence.citation,
      ...rest,
    ])
  })

  it('keeps what the question cites in a way that only a source can read', async () => {
    expect(await shown('What is a duty of care?', [overruled])).toEqual([negligence.citation, ...rest])
  })

  it('cuts nothing because it stands behind what overruled it', async () => {
    expect(await shown('What is a duty of care?')).toEqual([...rest, negligence.citation])
  })
})
