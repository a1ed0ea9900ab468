import { type CitationCheck, formatMomentUtc, type Law, type TreatmentFlag } from '@casewright/core'
import { runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { documentOf } from './__fixtures__/document-of.ts'
import { flagText } from './decisions.ts'
import type { CheckedDocument } from './output.ts'
import { asText } from './panel/as-text.ts'
import { needEye } from './panel/words.ts'
import * as tool from './server.ts'

const treatment: TreatmentFlag = {
  flag: 'red',
  kind: 'overruled',
  says: 'No longer good law: overruled by Hill v. Dale, 999 F.4th 1 (2030).',
  by: { name: 'Hill v. Dale', citation: '999 F.4th 1', year: 2030 },
  source: 'list of overruled Supreme Court decisions',
}
const roe = 'Roe v. Wade, 410 U.S. 113 (1973)'

/** A law in which every case that is named Roe was overruled. */
const law: Partial<Law> = {
  verify: async (citations) => ({
    checks: citations.map((one): CitationCheck => {
      const citation = typeof one === 'string' ? one : one.citation
      return {
        text: citation,
        status: 'verified',
        reason: 'It exists.',
        ...(/Roe|XVIII/.test(citation) && { treatment }),
      }
    }),
    asked: [{ source: 'Library', outcome: 'answered' }],
  }),
}

const check = async (brief: string) => {
  const documents = [{ name: 'brief.pdf', text: documentOf(brief) }]
  const { output, partials } = await runAction(tool.server, 'check', {}, { documents, law })
  return { ...(output as CheckedDocument), partials }
}

describe('a citation of what is no longer good law', () => {
  it('is flagged in its full citation and in each short form, and needs an eye although it is verified', async () => {
    const output = await check(`See ${roe}. Id. at 120. Roe, 410 U.S. at 121. Doe v. Bolton, 410 U.S. 179 (1973).`)
    const { citations, coverage } = output
    expect(citations.map(({ status, treatment: known }) => [status, known?.flag])).toEqual([
      ['verified', 'red'],
      ['verified', 'red'],
      ['verified', 'red'],
      ['verified', undefined],
    ])
    expect(coverage.flagged).toEqual({ red: 3, amber: 0 })
    expect([output.counts, output.looks]).toEqual([{ verified: 4 }, { verified: 1, red: 3 }])
    expect(output.partials).toContainEqual({ replace: { counts: { verified: 2 }, looks: { verified: 1, red: 1 } } })
    expect(needEye(citations, new Map())).toBe(3)
    expect(asText(output, [])).toContain(treatment.says)
  })

  it.each([
    `${roe}, overruled by Hill v. Dale, 999 F.4th 1 (2030).`,
    `The court overruled ${roe}, in Hill v. Dale, 999 F.4th 1 (2030).`,
    `In Hill v. Dale, 999 F.4th 1 (2030), the court overruled ${roe}.`,
    `${roe}, is no longer good law.`,
    `${roe}, was wrong the day it was decided.`,
    'U.S. Const. amend. XVIII (repealed 1933).',
    'It rested on U.S. Const. amend. XVIII, which was repealed by U.S. Const. amend. XXI.',
    'The states repealed U.S. Const. amend. XVIII.',
  ])('needs no eye where the document says so itself: %s', async (brief) => {
    const { citations } = await check(brief)
    const flagged = citations.filter(({ treatment: known }) => known)
    expect(flagged.map(({ treatment: known }) => known?.isSaid)).toEqual(flagged.map(() => true))
    expect(flagged.length).toBeGreaterThan(0)
    expect(needEye(citations, new Map())).toBe(0)
  })

  it.each([
    `${roe}, has never been overruled.`,
    `The State argues that ${roe}, was wrongly decided.`,
    `Some scholars believe ${roe}, was wrong from the start.`,
    `The court declined to overrule ${roe}.`,
    `Nobody has said that ${roe}, is no longer good law.`,
    `No court has overruled ${roe}.`,
    `Petitioner argues that the court overruled ${roe}, but it did not.`,
    `It is wrong to say that ${roe}, was overruled in 2030.`,
    `The rumor that ${roe}, was overruled is false.`,
    `Opposing counsel claims that ${roe}, is no longer good law.`,
    `The court came close to overruling ${roe}.`,
    `${roe}, was criticized by scholars.`,
    `${roe}, overruled in part on other grounds in 2030.`,
    `${roe}, rev'd on other grounds, 411 U.S. 1 (1974).`,
    `${roe}, vacated as moot in part, 411 U.S. 1 (1974).`,
    `${roe}, controls.`,
    'See U.S. Const. amend. XVIII.',
  ])('needs an eye where the document denies it: %s', async (brief) => {
    expect(needEye((await check(brief)).citations, new Map())).toBe(1)
  })

  it('is flagged where the document names another decision than the list, and both are told', async () => {
    const listed: Partial<Law> = {
      verify: async (all) => {
        const { checks, asked } = (await law.verify?.(all)) ?? { checks: [], asked: [] }
        return { checks: checks.map((one) => ({ ...one, treatment: { ...treatment, isListed: true } })), asked }
      },
    }
    const brief = `${roe}, overruled by Vale v. Moor, 998 F.4th 2 (2029).`
    const documents = [{ name: 'brief.pdf', text: documentOf(brief) }]
    const { output } = await runAction(tool.server, 'check', {}, { documents, law: listed })
    const [first] = (output as CheckedDocument).citations
    expect(first?.treatment?.isSaid).toBeUndefined()
    expect(first).toMatchObject({
      status: 'mismatch',
      differences: [{ field: 'later history', written: 'overruled by Vale v. Moor', found: treatment.says }],
    })
    expect(first?.corrections).toBeUndefined()
  })

  it.each([
    ['Doe v. Bolton, 410 U.S. 179 (1973), overruled by Hill v. Dale, 999 F.4th 1 (2030).', 0],
    ['Hill v. Dale, 999 F.4th 1 (2030) (overruling Doe v. Bolton, 410 U.S. 179 (1973)).', 1],
  ])('is not plain verified where the document alone says so: %s', async (brief, at) => {
    const { citations } = await check(brief)
    expect(citations[at]).toMatchObject({
      status: 'unchecked',
      reason: expect.stringContaining('overruled by Hill v. Dale, and nothing that was searched tells of this'),
    })
    expect(citations[1 - at]?.status).toBe('verified')
  })

  it.each([
    [`${roe} (Rehnquist, J., dissenting).`, undefined],
    [`${roe} (Stewart, J., concurring).`, 'red'],
  ])('has no flag where it is cited for a dissent, and is told: %s', async (brief, flag) => {
    const [first] = (await check(brief)).citations
    expect(first?.treatment?.flag).toBe(flag)
    expect(first?.reason.includes(treatment.says)).toBe(flag === undefined)
  })

  it.each([
    ['amber', 'limited by', 0],
    ['amber', 'overruled by', 0],
    ['red', 'limited by', 1],
    ['red', 'overruled in part by', 1],
    ['red', 'abrogated by', 0],
  ] as const)('of a %s flag, %s says as much or it does not', async (flag, words, eyes) => {
    const flagged: Partial<Law> = {
      verify: async (all) => {
        const { checks, asked } = (await law.verify?.(all)) ?? { checks: [], asked: [] }
        return {
          checks: checks.map((one) => (one.treatment ? { ...one, treatment: { ...treatment, flag } } : one)),
          asked,
        }
      },
    }
    const documents = [{ name: 'brief.pdf', text: documentOf(`${roe}, ${words} Hill v. Dale, 999 F.4th 1 (2030).`) }]
    const { output } = await runAction(tool.server, 'check', {}, { documents, law: flagged })
    expect(needEye((output as CheckedDocument).citations, new Map())).toBe(eyes)
  })

  it('is told with the words of the opinion that says so', () => {
    const words = 'For these reasons we overrule Roe v. Wade.'
    const source = 'the words of Hill v. Dale, 999 F.4th 1'
    expect(flagText({ ...treatment, words, source })).toBe(
      'No longer good law: overruled by Hill v. Dale, 999 F.4th 1 (2030). “For these reasons we overrule Roe v. Wade.” Source: the words of Hill v. Dale, 999 F.4th 1.',
    )
    expect(flagText(treatment)).not.toContain('“')
  })

  it('needs no eye once a person has confirmed it', async () => {
    const { citations } = await check(`See ${roe}.`)
    const at = formatMomentUtc('2026-11-22T09:00:00Z')
    const review = { item: 'citation-1', decision: 'confirmed', by: 'Dana Okafor', at, note: '' }
    expect(needEye(citations, new Map([['citation-1', review as never]]))).toBe(0)
  })
})
