import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Review } from '@casewright/core'
import { readDocument } from '@casewright/documents'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { archaic, content, indemnity, output } from '../__fixtures__/output.ts'
import { runOf } from '../__fixtures__/run.ts'
import { itemOf } from '../text/decisions.ts'
import { reviewedOf } from './reviewed.ts'

const words = { productName: 'Casewright', notAdvice: 'Nothing here is legal advice.', person: 'Dana Okafor' }
const decided = { by: 'Dana <Okafor> & Co.', at: '2026-11-21T10:12:00.000Z' }
const [signing, word] = archaic.anchors
const passage = 'Client may terminate this Agreement at any time on thirty (30) days’ written notice to Consultant.'
const at = content.indexOf(passage)
const reviews: Review[] = [
  {
    ...decided,
    item: itemOf(archaic.id, signing ?? { start: 0, end: 0 }),
    decision: 'accepted',
    text: 'The parties have signed.',
  },
  { ...decided, item: itemOf(archaic.id, word ?? { start: 0, end: 0 }), decision: 'dismissed', text: 'however' },
  {
    ...decided,
    item: itemOf('model.1', { start: at, end: at + passage.length }),
    decision: 'accepted',
    text: passage.replace('Client', 'Either party').replace('Consultant', 'the other'),
  },
  {
    ...decided,
    item: itemOf('missing.limitation-of-liability', { start: output.insertAt, end: output.insertAt }),
    decision: 'accepted',
    text: '12. Limitation.\nNeither party is liable for more than [amount] \u0000.',
  },
  { ...decided, item: indemnity.id, decision: 'dismissed' },
]
const run = runOf(output, reviews)
const office = ['/usr/bin/soffice', '/usr/local/bin/soffice'].find((path) => existsSync(path))
if (!office) console.warn('soffice is not there: Word files are not opened by LibreOffice.')

const partsOf = async (bytes: Promise<Uint8Array>) => {
  const files = unzipSync(await bytes)
  return (name: string) => strFromU8(files[name] ?? new Uint8Array())
}
const spoken = (xml: string) => [...xml.matchAll(/<w:(?:t|delText)[^>]*>([^<]*)</g)].map(([, text]) => text).join('')

describe('the reviewed text', () => {
  it('has accepted rewrites as tracked changes, by whom and when, word by word', async () => {
    const body = (await partsOf(reviewedOf(run, words)))('word/document.xml')
    const changes = [...body.matchAll(/<w:(ins|del) w:id="(\d+)" w:author="([^"]*)" w:date="([^"]*)"/g)]
    expect(new Set(changes.map(([, , id]) => id)).size).toBe(changes.length)
    for (const [, , , author, date] of changes)
      expect([author, date]).toEqual(['Dana &lt;Okafor&gt; &amp; Co.', '2026-11-21T10:12:00Z'])
    const deleted = [...body.matchAll(/<w:del .*?<\/w:del>/g)].map(([xml]) => spoken(xml))
    expect(deleted).toEqual(expect.arrayContaining(['Client', 'Consultant']))
    expect(deleted.join('')).not.toContain('terminate this Agreement')
    expect(deleted.join('')).not.toContain('howsoever')
    expect(body).not.toContain('\u0000')
  })

  it('reads as the document with what was accepted, and nothing else', async () => {
    const { text } = await readDocument(await reviewedOf(run, words), { name: 'reviewed.docx' })
    const wanted = content
      .replace(passage, reviews[2]?.text ?? '')
      .replace(
        'IN WITNESS WHEREOF, the parties have signed.',
        '12. Limitation. Neither party is liable for more than [amount] . The parties have signed.',
      )
    const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
    expect(plain(text).startsWith(plain(wanted))).toBe(true)
  })

  it('has the lines of a rewrite as lines', async () => {
    const text = passage.replace(' at any time', ':\n(a) at any time; or\n(b) later,')
    const lines = reviews.map((one) => (one.text?.includes('Either party') ? { ...one, text } : one))
    const body = (await partsOf(reviewedOf(runOf(output, lines), words)))('word/document.xml')
    expect(body).toMatch(/<w:ins [^<>]*>(?:(?!<\/w:ins>).)*<w:br\/>(?:(?!<\/w:ins>).)*\(a\)/)
    expect(body.match(/<w:br\/>/g)).toHaveLength(2)
  })

  it('has a comment for each finding that nobody dismissed, on its words', async () => {
    const part = await partsOf(reviewedOf(run, words))
    const comments = part('word/comments.xml')
    expect(comments.match(/<w:comment /g)).toHaveLength(5)
    expect(comments).toContain('Exhibit B is cited and not attached (Medium, References and numbering)')
    expect(comments).toContain('No limitation of liability')
    expect(comments).toContain('Written by a model, claude.')
    expect(comments).not.toContain('Indemnity without limit')
    const body = part('word/document.xml')
    const exhibit = /<w:commentRangeStart w:id="0"\/>(.*?)<w:commentRangeEnd w:id="0"\/>/.exec(body)?.[1] ?? ''
    expect(spoken(exhibit)).toBe('Exhibit B')
  })
})

describe.skipIf(!office)('LibreOffice', () => {
  it('opens it', { timeout: 90_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'casewright-word-'))
    try {
      writeFileSync(join(folder, 'reviewed.docx'), await reviewedOf(run, words))
      const files = [join(folder, 'reviewed.docx')]
      execFileSync(
        office ?? '',
        [
          `-env:UserInstallation=file://${folder}/profile`,
          '--headless',
          '--convert-to',
          'pdf',
          '--outdir',
          folder,
          ...files,
        ],
        { stdio: 'ignore' },
      )
      expect(readFileSync(join(folder, 'reviewed.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
