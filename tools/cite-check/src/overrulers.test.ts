import type { FoundAuthority, Law, TreatmentFlag } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import type { CheckedDocument } from './output.ts'
import * as tool from './server.ts'

const treatment: TreatmentFlag = {
  flag: 'red',
  kind: 'overruled',
  says: 'No longer good law: overruled by Hill v. Dale, 999 U.S. 1 (2030).',
  by: { name: 'Hill v. Dale', citation: '999 U.S. 1', year: 2030 },
  source: 'list of overruled Supreme Court decisions',
}
const hill: FoundAuthority = {
  id: 'hill',
  kind: 'case',
  title: 'Hill v. Dale',
  citation: '999 U.S. 1',
  source: 'library',
  relevance: 1,
}
const text = `*2 The dispute began in a small town. We cite Roe v. Wade, 410 U.S. 113 (1973), for the history.

*3 More is said of it in the briefs than we need to repeat here.

*4 We now hold that Roe v. Wade, 410 U.S. 113 (1973), is overruled.

*5 Reversed.`

const check = async (change: Partial<Law> = {}, flag: Partial<TreatmentFlag> = {}) => {
  const law: Partial<Law> = {
    verify: async (citations) => ({
      checks: citations.map((one) => ({
        text: typeof one === 'string' ? one : one.citation,
        status: 'verified' as const,
        reason: 'It exists.',
        treatment: { ...treatment, ...flag },
      })),
      asked: [],
    }),
    search: async () => ({ results: [hill], total: 1, asked: [] }),
    read: async () => ({ authority: hill, text }),
    ...change,
  }
  const documents = [{ name: 'brief.pdf', text: documentOf('See Roe v. Wade, 410 U.S. 113, 120 (1973). Id. at 121.') }]
  return (await runAction(tool.server, 'check', {}, { documents, law })).output as CheckedDocument
}

describe('what overruled an authority can be read from its flag', () => {
  it('at the page and place where it says so, from each citation of it', async () => {
    const { citations } = await check()
    for (const { overruler } of citations) {
      expect(overruler).toMatchObject({ id: 'hill', name: 'Hill v. Dale', page: 4 })
      expect(text.slice(overruler?.start, overruler?.end)).toContain('is overruled')
    }
    expect(citations).toHaveLength(2)
  })

  it('at the page of the words that the flag has', async () => {
    const start = text.indexOf('We now hold')
    const { citations } = await check(
      { search: async () => ({ results: [], total: 0, asked: [] }) },
      { words: 'We now hold', in: { id: 'hill', name: 'Hill v. Dale', citation: '999 U.S. 1', start, end: start + 9 } },
    )
    expect(citations[0]?.overruler).toEqual({ id: 'hill', name: 'Hill v. Dale', start, end: start + 9, page: 4 })
  })

  it('without a place where the text does not tell it', async () => {
    const { citations } = await check({ read: async () => ({ authority: hill, text: 'Reversed.' }) })
    expect(citations[0]?.overruler).toEqual({ id: 'hill', name: 'Hill v. Dale' })
  })

  it.each([
    ['the library does not hold it', { search: async () => ({ results: [], total: 0, asked: [] }) }, {}],
    [
      'only another case was found',
      { search: async () => ({ results: [{ ...hill, citation: '998 U.S. 1' }], total: 1, asked: [] }) },
      {},
    ],
    [
      'no place of the words is known, and their opinion is linked',
      {},
      { in: { id: 'x', name: 'X', citation: '1 U.S. 1' } },
    ],
    ['a statute did it, which has no citation here', {}, { by: { name: 'An Act', year: 2030 } }],
  ] as [string, Partial<Law>, Partial<TreatmentFlag>][])('not where %s', async (_, change, flag) => {
    expect((await check(change, flag)).citations.map(({ overruler }) => overruler)).toEqual([undefined, undefined])
  })
})
