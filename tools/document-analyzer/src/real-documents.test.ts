import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CasewrightError, type Run } from '@casewright/core'
import type { Report } from '@casewright/core/server'
import { runAction } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { runOf } from './__fixtures__/run.ts'
import type { Analyzed } from './output.ts'
import { reportOf } from './report/report.ts'
import { server } from './server.ts'
import { itemOf } from './text/decisions.ts'
import { unitsOf } from './text/units.ts'
import { reviewedOf } from './word/reviewed.ts'

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: no real documents are analyzed.')

interface Row {
  path: string
  expect: string
}
// Elsewhere: scans, whose reading takes longer than everything here, and what is refused.
const rows: Row[] = folder
  ? (JSON.parse(readFileSync(join(folder, 'documents/manifest.json'), 'utf8')) as Row[]).filter(
      ({ expect: kind, path }) => kind === 'text' && !/vector-pdf|\.wpd$/.test(path),
    )
  : []
const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }

/** Every rewrite that a rule makes, accepted by somebody. */
const allAccepted = (output: Analyzed): Run['reviews'] =>
  output.findings.flatMap(({ id, anchors }) =>
    anchors.flatMap((place) =>
      place.rewrite === undefined
        ? []
        : [
            {
              item: itemOf(id, place),
              decision: 'accepted',
              text: place.rewrite,
              by: 'Dana Okafor',
              at: '2026-11-21T10:00:00.000Z',
            },
          ],
    ),
  )

/** Every text of a value, wherever it is in it. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []

/** What a result says of its findings and its report lacks. */
function uncut({ findings, analysis }: Analyzed, report: Report): string[] {
  const bare = (text: string) => text.replace(/\s+|\.$/g, '')
  const all = bare(texts(report.blocks).join(' '))
  const said = findings.flatMap(({ title, message, why, advice, doubts, anchors }) => [
    ...[title, message, why, advice, ...doubts],
    ...anchors.flatMap((place) => [place.words, place.rewrite ?? '', place.message ?? '']),
  ])
  const strong = analysis.strongPoints.flatMap(({ point, explanation }) => [point, explanation])
  return [...said, ...strong, ...analysis.recommendations].filter((one) => !all.includes(bare(one)))
}

describe.skipIf(!folder)('every real document with text', () => {
  it.for(rows.map(({ path }) => path))('%s', { timeout: 60_000 }, async (path) => {
    const file = readFileSync(join(folder ?? '', 'documents', path))
    const text = await readDocument(file, { name: path })
    const given = { documents: [{ name: path, text }] }
    const result = await runAction(server, 'analyze', {}, given).catch((error: unknown) => error)
    if (CasewrightError.isInstance(result)) {
      expect(['empty', 'too-large']).toContain(result.code)
      return
    }
    const output = (result as { output: Analyzed }).output
    const { content, findings, analysis, scoring } = output
    expect(content).toBe(text.text)
    for (const { id, anchors } of findings) {
      expect(anchors.length > 0, id).toBe(!id.startsWith('missing.'))
      for (const { start, end, words: quoted } of anchors) expect(content.slice(start, end)).toBe(quoted)
    }
    for (const { anchors } of [...analysis.strongPoints, ...analysis.weakPoints, ...analysis.legalInsights])
      for (const { start, end, words: quoted } of anchors) expect(content.slice(start, end)).toBe(quoted)
    if (scoring) {
      const points = scoring.steps.reduce((sum, step) => sum + step.points, 0)
      expect(analysis.overallQuality.score).toBe(Math.max(0, 100 - points))
    }
    let at = 0
    for (const { start, end } of unitsOf(content, output.blocks)) {
      expect(start).toBeGreaterThanOrEqual(at)
      expect(content.slice(at, start).trim()).toBe('')
      at = end
    }
    expect(content.slice(at).trim()).toBe('')

    const run = runOf(output, allAccepted(output))
    const parts = unzipSync(await reviewedOf(run, words))
    const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
    for (const mark of ['commentRangeStart', 'commentRangeEnd', 'commentReference']) {
      const ids = [...body.matchAll(new RegExp(`<w:${mark} w:id="(\\d+)"`, 'g'))].map(([, id]) => Number(id))
      const comments = strFromU8(parts['word/comments.xml'] ?? new Uint8Array())
      expect(ids.toSorted((a, b) => a - b)).toEqual([...comments.matchAll(/<w:comment /g)].map((_, index) => index))
    }
    expect(uncut(output, reportOf(run))).toEqual([])

    if (text.kind !== 'docx') return
    const uploaded = { ...run, documents: [{ id: 'd', name: path, bytes: file.length, kind: 'docx' }] }
    const redlined = unzipSync(await reviewedOf(uploaded, words, { original: async () => new Uint8Array(file) }))
    for (const [name, part] of Object.entries(unzipSync(new Uint8Array(file))))
      if (/^word\/(?:styles|numbering|settings|theme|media|fontTable)/.test(name))
        expect(Buffer.from(redlined[name] ?? []).equals(part), name).toBe(true)
  })
})
