import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import { redlineDrafts } from './drafts/redline-drafts.ts'
import * as bad from './testing/bad-input.ts'
import { draftOf } from './testing/draft-of.ts'
import { editDraft } from './testing/edit-draft.ts'
import { anyRewrites, lawyer, notes, prove } from './testing/prove.ts'
import { proveDrafts } from './testing/prove-drafts.ts'

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: no real Word file is redlined.')
const rows: { path: string }[] = folder
  ? JSON.parse(readFileSync(join(folder, 'documents/rich-docx.json'), 'utf8'))
  : []
const touched =
  /^(?:\[Content_Types\]\.xml|word\/(?:document|comments|footnotes|endnotes|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels)$/

/** A note leaves with its reference, which words alone do not show. */
const draftIn = async (bytes: Uint8Array) => {
  const { text, blocks } = await readDocument(bytes, { name: 'draft.docx' })
  return { text, blocks: blocks.filter(({ kind }) => kind !== 'footnote') }
}

describe.skipIf(!folder)('every rich Word file', () => {
  it.for(rows.map(({ path }) => path))(
    '%s: rejected it is the original, accepted it is what was asked',
    async (path) => {
      const bytes = new Uint8Array(readFileSync(join(folder ?? '', 'documents', path)))
      const document = await readDocument(bytes, { name: path })
      const first = await prove(bytes, document, anyRewrites(document, 7))
      expect(first.differing).toEqual([])
      expect(first.accepted).toBe(first.expected)
      expect(first.changed.filter((name) => !touched.test(name))).toEqual([])
      expect(first.tracked + first.commented.length).toBe(anyRewrites(document, 7).rewrites.length)

      // Another round, on a file that now has tracked changes and comments of its own.
      const again = await readDocument(first.bytes, { name: path })
      const second = await prove(first.bytes, again, anyRewrites(again, 11, { ...lawyer, author: 'Other' }))
      expect(second.differing).toEqual([])
      expect(second.accepted).toBe(second.expected)
    },
  )

  it.for(rows.map(({ path }) => path))('%s: the redline of two drafts can be reviewed and compared', async (path) => {
    const bytes = new Uint8Array(readFileSync(join(folder ?? '', 'documents', path)))
    const draft = await draftIn(bytes)
    const { bytes: compared } = await redlineDrafts(bytes, draft, editDraft(draft, 5, 3).draft, notes)
    const read = await readDocument(compared, { name: path })
    const reviewed = await prove(compared, read, anyRewrites(read, 11, { ...lawyer, author: 'Other' }))
    expect(reviewed.differing).toEqual([])
    expect(reviewed.accepted).toBe(reviewed.expected)
    const second = await draftIn(compared)
    const again = await proveDrafts(compared, second, editDraft(second, 8, 3).draft)
    expect(again.differing).toEqual([])
    expect(again.wrong.length, again.wrong.join('\n')).toBeLessThanOrEqual(2 * again.commented.length)
  })
})

describe('a large file', () => {
  it('with 10,000 tracked changes keeps them all, with ours among them', { timeout: 120_000 }, async () => {
    const bytes = await bad.withTrackedChanges(5_000)
    const { text, blocks } = await readDocument(bytes, { name: 'large.docx' })
    const now = { text: text.replaceAll('1 days', '2 days'), blocks }
    const { differing, wrong, commented, tracked } = await proveDrafts(bytes, { text, blocks }, now)
    expect([differing, wrong, commented, tracked]).toEqual([[], [], [], 500])
    const start = text.indexOf('money')
    const rewrites = [{ ...lawyer, start, end: start + 5, text: 'cash' }]
    expect(await prove(bytes, { text, blocks }, { rewrites, remarks: [] })).toMatchObject({ differing: [], tracked: 1 })
  })

  it('of 500 pages becomes either draft', { timeout: 120_000 }, async () => {
    const bytes = await bad.ofPages(500)
    const { text, blocks } = await readDocument(bytes, { name: 'large.docx' })
    const kept = blocks.filter((__, at) => at % 100 !== 0)
    const lines = kept.map(({ start, end }) => text.slice(start, end).replace('shows that', 'gives this'))
    const { differing, wrong, commented } = await proveDrafts(bytes, { text, blocks }, draftOf(lines))
    expect([differing, wrong, commented]).toEqual([[], [], []])
  })
})
