import type { Law, ReadText } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import type { CheckedDocument } from './output.ts'
import * as tool from './server.ts'

const lake = 'Lake v. Mill, 998 F.4th 11, 13 (9th Cir. 2025)'
const text = `*12 The lease of the shop is long, and the rent was paid in full for every month.

*13 A landlord who padlocks the only door of a shop has evicted the tenant.

*14 The tenant must give written notice within thirty days after the eviction.`

const check = async (brief: string, read: Partial<ReadText> | null = { text }) => {
  const law: Partial<Law> = {
    verify: async (citations) => ({
      checks: citations.map((one) => ({
        text: typeof one === 'string' ? one : one.citation,
        status: 'verified' as const,
        reason: 'It exists. Later history was not checked.',
        found: { id: 'lake', name: 'Lake v. Mill', citation: '998 F.4th 11', source: 'the library' },
      })),
      asked: [],
    }),
    read: async () =>
      read && {
        authority: { id: 'lake', kind: 'case', title: 'Lake v. Mill', citation: '998 F.4th 11', source: 'library' },
        text,
        ...read,
      },
  }
  const { output } = await runAction(
    tool.server,
    'check',
    {},
    { documents: [{ name: 'brief.pdf', text: documentOf(brief) }], law },
  )
  return output as CheckedDocument
}

describe('the citation check shows whether an authority says what it is cited for', () => {
  it('with the sentence, the passage and its page', async () => {
    const { citations } = await check(`A landlord who padlocks the only door has evicted the tenant. ${lake}.`)
    expect(citations[0]?.support).toMatchObject({
      outcome: 'supported',
      proposition: { text: 'A landlord who padlocks the only door has evicted the tenant.', anchor: { start: 0 } },
      passage: { page: '13', anchor: { authority: 'lake', words: expect.stringContaining('padlocks the only door') } },
    })
  })

  it('and never from the mere existence of the authority', async () => {
    const { citations } = await check(`Copyright does not protect an idea or a method of operation. ${lake}.`)
    expect(citations[0]).toMatchObject({ status: 'verified', support: { outcome: 'none' } })
    expect(citations[0]?.support?.passage).toBeUndefined()
  })

  it('and says so where the passage says the opposite, unless the signal does', async () => {
    const opposite = 'A landlord who padlocks the only door of a shop has not evicted the tenant.'
    const { citations } = await check(`${opposite} ${lake}. But see ${lake}.`)
    expect(citations.map(({ support }) => support?.outcome)).toEqual(['contradicted', 'contradicted'])
    expect(citations[1]?.support?.reason).toMatch(/The signal says so too/)
  })

  it('and finds a pin cite to another page than the one with the words', async () => {
    const { citations } = await check(
      `The tenant must give written notice within thirty days after the eviction. ${lake}. Id. at 14.`,
    )
    expect(citations[0]).toMatchObject({ status: 'mismatch', pin: { outcome: 'elsewhere', found: 'page 14' } })
    expect(citations[1]).toMatchObject({ status: 'verified', pin: { outcome: 'within' } })
  })

  it('by the pages that the publisher gives beside the text', async () => {
    const plain = text.replace(/\*\d+ /g, '')
    const pages = [
      { label: '12', offset: 0 },
      { label: '13', offset: plain.indexOf('A landlord') },
      { label: '14', offset: plain.indexOf('The tenant must') },
      { label: '900', offset: 3, citation: '77 Other Rep. 899' },
    ]
    const { citations } = await check(
      `A landlord who padlocks the only door has evicted the tenant. ${lake.replace('13', '12')}. Id. at 14.`,
      { text: plain, pages },
    )
    expect(citations[0]).toMatchObject({ pin: { outcome: 'elsewhere' }, support: { passage: { page: '13' } } })
  })

  it('and does not verify a pin cite that no case could reach, where no pages are known', async () => {
    const plain = { text: text.replace(/\*\d+ /g, '') }
    const pinned = async (page: string) => (await check(`See ${lake.replace('13', page)}.`, plain)).citations[0]
    expect(await pinned('500')).toMatchObject({ status: 'unchecked', pin: { outcome: 'beyond' } })
    expect(await pinned('500-10')).toMatchObject({ status: 'unchecked', pin: { outcome: 'beyond' } })
    // Further behind the first page than the text is long.
    expect(await pinned('250')).toMatchObject({ status: 'unchecked', pin: { outcome: 'beyond' } })
    expect(await pinned('50')).toMatchObject({ status: 'verified', pin: { outcome: 'unchecked' } })
  })

  it('and says how many were not compared, because their text is not at hand', async () => {
    const { citations, coverage } = await check(`A landlord who padlocks the door evicts. ${lake}.`, null)
    expect(citations[0]?.support).toBeUndefined()
    expect(coverage.notes?.join(' ')).toMatch(/1 citation was not compared with what the authority says/)
  })
})

describe('authorities that the document does not cite', () => {
  const found = (id: string, title: string, words: string, change = {}) => ({
    found: {
      id,
      kind: 'case' as const,
      title,
      citation: `998 F.4th ${id}`,
      source: 'library',
      relevance: 0.9,
      ...change,
    },
    words,
  })
  const library = [
    found(
      '20',
      'Oak v. Pine',
      'A landlord who padlocks the only door of a shop has evicted the tenant, and owes the rent.',
    ),
    found('30', 'Elm v. Ash', 'A landlord who padlocks the only door of a shop has not evicted the tenant.'),
    found('40', 'Fir v. Yew', 'A landlord who padlocks the door evicts.', {
      treatment: {
        flag: 'red',
        kind: 'overruled',
        says: 'No longer good law.',
        by: { name: 'X', year: 2000 },
        source: 'a list',
      },
    }),
    found('50', 'Bay v. Box', 'Nothing of the kind.', { relevance: 0.1 }),
    found('11', 'Lake v. Mill', text),
  ]
  const asked: unknown[] = []
  const uncited = async () => {
    const { output } = await runAction(
      tool.server,
      'check',
      {},
      {
        documents: [
          {
            name: 'brief.txt',
            text: documentOf(`A landlord who padlocks the only door of a shop has evicted the tenant. ${lake}.`),
          },
        ],
        law: {
          verify: async (citations) => ({
            checks: citations.map((one) => ({
              text: typeof one === 'string' ? one : one.citation,
              status: 'verified' as const,
              reason: 'It exists.',
              found: { id: '11', name: 'Lake v. Mill', citation: '998 F.4th 11', source: 'the library' },
            })),
            asked: [],
          }),
          search: async (query) => {
            asked.push(query)
            return { results: library.map((one) => one.found), total: library.length, asked: [] }
          },
          read: async (id) => {
            const one = library.find((each) => each.found.id === id)
            return one ? { authority: one.found, text: one.words } : null
          },
        },
      },
    )
    return (output as CheckedDocument).uncited ?? []
  }

  it('are those on its points, with why, and those that go the other way apart', async () => {
    const all = await uncited()
    expect(all.map(({ title, direction }) => [title, direction])).toEqual([
      ['Oak v. Pine', 'for'],
      ['Elm v. Ash', 'against'],
    ])
    expect(all[0]).toMatchObject({
      reason: 'It bears on what the document argues here.',
      proposition: { text: expect.stringContaining('padlocks the only door') },
      passage: { anchor: { words: expect.stringContaining('owes the rent') } },
    })
  })

  it('are looked for in the library alone: no word of the document leaves the server', async () => {
    await uncited()
    expect(asked.length).toBeGreaterThan(0)
    for (const query of asked) expect(query).toMatchObject({ atHand: true })
  })
})
