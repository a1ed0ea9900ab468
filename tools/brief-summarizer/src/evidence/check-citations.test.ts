import type { CitationCheck, Law } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from '../__fixtures__/documents.ts'
import type { Summary } from '../output.ts'
import { server } from '../server.ts'
import { mostChecked } from './check-citations.ts'

const roe = 'Roe v. Wade, 410 U.S. 113 (1973)'
const brief = `MEMORANDUM OF LAW

The motion should be granted. See ${roe}. Id. at 120. The claim is barred by 28 U.S.C. § 1658.
\fAs was held in Doe v. Nobody, 999 U.S. 999 (2024), and again in ${roe}, nothing more is asked. Roe, 410 U.S. at 121.`

const verify: Law['verify'] = async (citations) => ({
  asked: [{ source: 'library', outcome: 'answered' }],
  checks: citations.map((one): CitationCheck => {
    const text = typeof one === 'string' ? one : one.citation
    return { text, status: text.includes('Nobody') ? 'not-found' : 'verified', reason: 'As the test says.' }
  }),
})
const summarize = async (text: string, law: Partial<Law>): Promise<Summary> =>
  (await runAction(server, 'summarize', {}, { law, documents: [{ name: 'brief.pdf', text: documentOf(text) }] }))
    .output as Summary

describe('the citations of a document', () => {
  it('are looked up once for each way in which they are written, with their first place', async () => {
    const { citations, coverage } = await summarize(brief, { verify })
    expect(citations.map(({ text, status, anchor }) => [text, status, anchor?.page])).toEqual([
      [roe, 'verified', 1],
      ['28 U.S.C. § 1658', 'verified', 1],
      ['Doe v. Nobody, 999 U.S. 999 (2024)', 'not-found', 2],
    ])
    expect(coverage.citations).toEqual({ verified: 2, 'not-found': 1 })
    expect(coverage.sourcesAsked).toEqual([{ source: 'library', outcome: 'answered' }])
    for (const { anchor } of citations) expect(brief.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
  })

  it('are looked up as far as there is room, and the rest is said to be unchecked', async () => {
    const many = Array.from({ length: mostChecked + 20 }, (_, at) => `Doe v. Roe, ${at + 100} U.S. ${at + 1} (1990).`)
    let asked = 0
    const counting: Law['verify'] = (citations) => {
      asked += citations.length
      return verify(citations)
    }
    const { coverage } = await summarize(`MEMORANDUM OF LAW\n\nSee ${many.join(' See ')}`, { verify: counting })
    expect(asked).toBe(mostChecked)
    expect(coverage.citations).toEqual({ verified: mostChecked, unchecked: 20 })
    expect(coverage.notes?.join(' ')).toContain('Of 120 citations the first 100 were looked up.')
  })

  it('stay unchecked where the check fails, and nothing else is lost', async () => {
    const failing: Law['verify'] = async () => {
      throw new Error('down')
    }
    const output = await summarize(brief, { verify: failing })
    expect(output.coverage.citations).toEqual({ unchecked: 3 })
    expect(output.coverage.notes?.join(' ')).toContain('The check of citations failed.')
    expect(output.documentType).toBe('Memorandum of Law')
  })

  it('are none where none stands there, and nobody is asked', async () => {
    const never: Law['verify'] = async () => {
      throw new Error('asked')
    }
    const { citations, coverage } = await summarize('The tenant shall pay the rent on the first day of each month.', {
      verify: never,
    })
    expect(citations).toEqual([])
    expect(coverage.notes?.join(' ')).toContain('The document contains no full citations.')
  })
})
