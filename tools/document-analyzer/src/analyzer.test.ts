import { CasewrightError } from '@casewright/core'
import { contractProblems, runAction } from '@casewright/core/testing'
import { describe, expect, it } from 'vitest'
import { agreement, documentOf } from './__fixtures__/documents.ts'
import type { Analyzed, Improved } from './output.ts'
import * as tool from './server.ts'

const analyze = async (document = documentOf(agreement)): Promise<Analyzed> => {
  const { output } = await runAction(
    tool.server,
    'analyze',
    {},
    { documents: [{ name: 'agreement.pdf', text: document }] },
  )
  return output as Analyzed
}
const improve = async (input: Record<string, unknown>): Promise<Improved> =>
  (await runAction(tool.server, 'improve', input)).output as Improved

describe('the document analyzer', () => {
  it('keeps the contract', () => expect(contractProblems(tool)).toEqual([]))

  it("answers the specification's shape", async () => {
    const { content, analysis } = await analyze()
    expect(content).toBe(agreement)
    const { score, grade, summary } = analysis.overallQuality
    expect(score).toBeGreaterThanOrEqual(0)
    expect(score).toBeLessThanOrEqual(100)
    expect([typeof grade, typeof summary]).toEqual(['string', 'string'])
    for (const one of analysis.weakPoints)
      expect(one).toMatchObject({
        point: expect.any(String),
        category: expect.any(String),
        explanation: expect.any(String),
      })
    for (const one of analysis.improvements)
      expect(one).toMatchObject({ area: expect.any(String), suggestion: expect.any(String) })
    for (const one of analysis.legalInsights)
      expect(['compliance', 'risk', 'best-practice', 'warning']).toContain(one.type)
    expect(analysis.weakPoints.length).toBeGreaterThan(3)
    expect(analysis.improvements.length).toBeGreaterThan(1)
    expect(analysis.legalInsights.length).toBeGreaterThan(0)
    expect(analysis.recommendations.length).toBeGreaterThan(2)
  })

  it('gives no grade where nothing asks what such a paper should have', async () => {
    const sentence =
      'The board of the club met in the hall and spoke of the roof, of the boat and of the dues for a while. '
    const { analysis, scoring } = await analyze(documentOf(sentence.repeat(6)))
    expect(analysis.overallQuality).toMatchObject({ score: null, grade: null })
    expect(analysis.overallQuality.summary).toMatch(/^Not graded: /)
    expect(scoring).toBeNull()
  })

  it('has a place for every finding but what is missing, and ties each entry to one', async () => {
    const { content, findings, analysis } = await analyze()
    for (const { id, anchors } of findings) {
      expect(anchors.length > 0).toBe(!id.startsWith('missing.'))
      for (const { start, end, words, page } of anchors) {
        expect(content.slice(start, end)).toBe(words)
        expect(page).toBe(start < content.indexOf('\f') ? 1 : 2)
      }
    }
    const ids = new Set(findings.map(({ id }) => id))
    expect(ids.size).toBe(findings.length)
    const tied = [...analysis.weakPoints, ...analysis.improvements].map(({ finding }) => finding)
    expect(tied.toSorted()).toEqual([...ids].toSorted())
    for (const { findings: of } of analysis.legalInsights) for (const id of of) expect(ids).toContain(id)
  })

  it('shows the arithmetic of the score, which is the same each time', async () => {
    const [one, other] = [await analyze(), await analyze()]
    const points = one.scoring?.steps.reduce((sum, step) => sum + step.points, 0) ?? 0
    expect(one.analysis.overallQuality.score).toBe(Math.max(0, 100 - points))
    expect(other).toEqual(one)
  })

  it.each([
    ['nothing', ''],
    ['white space', ' \n\f\n  '],
    ['the noise of a scan', '. - ~ | _ 7 ;; 1 l . |'],
  ])('refuses a document of %s, and gives no score', async (_, text) => {
    const refused = await analyze(documentOf(text)).catch((error: unknown) => error)
    expect(CasewrightError.isInstance(refused) && [refused.code, refused.message]).toEqual([
      'empty',
      expect.stringContaining('agreement.pdf'),
    ])
  })

  it('gives no score where there is little to judge, and says why', async () => {
    const short = await analyze(documentOf('Invoice number twelve\n\nTotal of the month: forty dollars'))
    expect(short.analysis.overallQuality).toMatchObject({
      score: null,
      summary: expect.stringContaining('too little English prose'),
    })
    const poor = await analyze(documentOf(agreement, 'pdf', 41))
    expect(poor.analysis.overallQuality).toMatchObject({ score: null, summary: expect.stringContaining('poor scan') })
    expect([short.scoring, poor.scoring]).toEqual([null, null])
  })

  it('puts a missing clause before the signatures', async () => {
    const { content, insertAt } = await analyze()
    expect(content.slice(insertAt)).toMatch(/^IN WITNESS WHEREOF/)
  })
})

describe('an improvement without a model', () => {
  it('is what a rule makes of the words, in their place', async () => {
    const { findings } = await analyze()
    const finding = findings.find(({ anchors }) => anchors.some(({ rewrite }) => rewrite !== undefined))
    const place = finding?.anchors.find(({ rewrite }) => rewrite !== undefined)
    expect(place).toBeDefined()
    const made = await improve({
      type: 'weak-point',
      item: { point: finding?.title },
      documentContent: agreement,
      finding: finding?.id,
      start: place?.start,
      end: place?.end,
    })
    expect(made).toMatchObject({
      improvedText: place?.rewrite,
      made: 'rule',
      original: { words: place?.words },
      doubts: [],
    })
  })

  it('says what to decide and how to word it where no rule can make a rewrite', async () => {
    const made = await improve({
      type: 'weak-point',
      item: 'Something nobody has a rule for',
      documentContent: agreement,
    })
    expect(made).toMatchObject({
      improvedText: expect.stringContaining('shall'),
      made: 'guide',
      note: expect.stringMatching(/^Decide who must do what/),
      alternatives: [expect.stringContaining('is not required')],
    })
  })

  it.each([
    [{ type: 'better', item: 'x', documentContent: 'y' }, /weak-point or improvement/],
    [{ type: 'weak-point', item: ' ', documentContent: 'y' }, /what is to be improved/],
    [{ type: 'weak-point', item: 'x' }, /document is missing/],
  ])('refuses in words %j', async (input, words) => {
    await expect(improve(input)).rejects.toThrow(words)
  })
})
