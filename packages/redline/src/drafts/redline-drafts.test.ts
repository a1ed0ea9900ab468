import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import { draftOf } from '../testing/draft-of.ts'
import { editDraft } from '../testing/edit-draft.ts'
import { makeDocx, paragraph, partOf, run } from '../testing/make-docx.ts'
import { insideOf } from '../testing/parts.ts'
import { proveDrafts } from '../testing/prove-drafts.ts'
import { redlineDrafts } from './redline-drafts.ts'

const excuse = 'Neither party is liable for delay caused by an event beyond its reasonable control.'
const lines = [
  '1. Fees',
  'The fee is due within ten days of invoice.',
  '2. Delay',
  excuse,
  '3. Notices',
  'Notices are in writing.',
]

const hand = { author: 'Dana Okafor', date: '2026-11-23T09:00:00.000Z', initials: 'DO' }

async function redlined(after: readonly string[], body = lines.map((line) => paragraph(run(line))).join('')) {
  const bytes = await makeDocx(body)
  const before = await readDocument(bytes, { name: 'older.docx' })
  const proof = await proveDrafts(bytes, before, draftOf(after))
  expect(proof.differing).toEqual([])
  return { ...proof, body: await (await insideOf(proof.bytes)).part('word/document.xml') }
}

async function withFooter(after: readonly string[]) {
  const footer = partOf('ftr', paragraph(run('Draft of May 3')))
  const bytes = await makeDocx(paragraph(run('The fee is due.')), { footer })
  const before = await readDocument(bytes, { name: 'older.docx' })
  const proof = await proveDrafts(bytes, before, draftOf(after))
  expect(proof.differing).toEqual([])
  const { part } = await insideOf(proof.bytes)
  return {
    ...proof,
    body: await part('word/document.xml'),
    footer: await part('word/footer.xml'),
    said: await part('word/comments.xml'),
  }
}

describe('the older draft with the newer as tracked changes', () => {
  it('has the words that changed, and becomes either draft', async () => {
    const now = lines.with(1, 'The fee is due within thirty days of invoice.')
    const { body, wrong, tracked } = await redlined(now)
    expect([wrong, tracked]).toEqual([[], 1])
    expect(body).toContain('<w:delText xml:space="preserve">ten</w:delText>')
    expect(body).toContain('<w:t xml:space="preserve">thirty</w:t>')
  })

  it.each([
    ['The Tenant shall give notice, in writing, by mail, or by fax.', 'The Tenant shall give notice or by fax.'],
    ['The Tenant shall give notice or by fax.', 'The Tenant shall give notice, in writing, or by fax.'],
    ['The fee, if any, is due (in full) on May 1, 2027.', 'The fee is due on May 1.'],
    ['Notices, consents and waivers are in writing.', 'Notices and waivers are in writing, signed.'],
    ['If it fails, at any time, to pay, it is in default.', 'It is in default, if it fails to pay.'],
    ['“Cost” means cost; provided, however, that it is paid.', '“Cost” means cost, that it is paid.'],
    ['Old words begin this line, and go on.', 'This line goes on, and on.'],
    ['The reports — drafts, and all — are late.', 'The reports are late (all of them).'],
  ])('joins no words and parts none: %s', async (one, other) => {
    expect(
      (await redlined([...lines, other], [...lines, one].map((line) => paragraph(run(line))).join(''))).wrong,
    ).toEqual([])
  })

  it('says of which line it does not become the newer draft', async () => {
    const bytes = await makeDocx(paragraph(run('A notice is in writing .')))
    const before = await readDocument(bytes, { name: 'older.docx' })
    const after = draftOf(['A notice is in writing.'])
    // The words are the same: a space that no word has is no change, and the file says that it stays.
    expect((await redlineDrafts(bytes, before, after, hand)).differing).toEqual(['A notice is in writing.'])
  })

  it('has a paragraph that moved as a tracked move, with what changed on the way', async () => {
    const moved = excuse.replace('reasonable ', '')
    const { body, wrong, tracked } = await redlined([moved, ...lines.filter((line) => line !== excuse)])
    expect([wrong, tracked]).toEqual([[], 1])
    expect(body.match(/<w:moveFromRangeStart [^>]*w:name="move1"/g)).toHaveLength(1)
    expect(body.match(/<w:moveToRangeStart [^>]*w:name="move1"/g)).toHaveLength(1)
    expect(body).not.toContain('<w:delText')
  })

  it('has new paragraphs, and none of those that are gone', async () => {
    const now = ['1. Fees', lines[1] ?? '', 'Interest accrues on overdue amounts.', ...lines.slice(4), 'The end of it.']
    expect(await redlined(now)).toMatchObject({ wrong: [], commented: [] })
  })

  it('gives a new sentence the look of sentences, not of a caption or of a bold title', async () => {
    const bold = (words: string) => run(words, '<w:b/>')
    const term = ' The fee is due within ten days of the invoice, in the currency of the invoice.'
    const sign = paragraph(bold('The parties therefore agree:'))
    const body = paragraph(bold('Fees.') + run(term)) + sign + paragraph(run('It ends in May.'))
    const now = [`Fees.${term}`, 'The parties therefore agree:', excuse, 'It ends in May.']
    const { body: written, wrong } = await redlined(now, body)
    expect(wrong).toEqual([])
    expect(written).toContain(`<w:r><w:t xml:space="preserve">${excuse}</w:t></w:r>`)
  })

  it('leaves headers and footers alone where the newer draft was read without any', async () => {
    const { body, footer, said } = await withFooter(['The fee is due.', 'Interest accrues on overdue amounts.'])
    expect(body).toContain('Interest accrues')
    expect(footer).toBe(partOf('ftr', paragraph(run('Draft of May 3'))))
    expect(said).toContain('Headers and footers are as in this draft')
  })

  it('says which line of a header or footer is new, and puts it in no paragraph of the text', async () => {
    const { body, said, commented } = await withFooter(['The fee is due.', 'Draft of May 3', 'Privileged'])
    expect(body).not.toContain('Privileged')
    expect(said).toContain('in a header or footer of the newer draft')
    expect(commented).toMatchObject([{ reason: 'margin', text: 'Privileged' }])
  })

  it('removes a field with the words around it, and leaves one alone whose words alone differ', async () => {
    const field = (words: string) =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(words)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`
    const body = paragraph(run('See Section ') + field('4') + run(' for the fees.')) + paragraph(run('It ends in May.'))
    const gone = await redlined(['It ends in May.'], body)
    expect(gone).toMatchObject({ wrong: [], commented: [] })
    expect(gone.body).toContain('<w:delInstrText>REF a</w:delInstrText>')
    const { commented } = await redlined(['See Section 5 for the fees.', 'It ends in May.'], body)
    expect(commented).toMatchObject([{ reason: 'field', text: '5' }])
  })
})

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: no real Word file is compared.')
const rows: { path: string }[] = folder
  ? JSON.parse(readFileSync(join(folder, 'documents/rich-docx.json'), 'utf8'))
  : []

describe.skipIf(!folder)('a real Word file and an edited draft of it', () => {
  it.for(rows.map(({ path }) => path))('%s: rejected it is the original, accepted it is the newer', async (path) => {
    const bytes = new Uint8Array(readFileSync(join(folder ?? '', 'documents', path)))
    const { text, blocks } = await readDocument(bytes, { name: path })
    // A note leaves with its reference, which words alone do not show.
    const before = { text, blocks: blocks.filter(({ kind }) => kind !== 'footnote') }
    const proof = await proveDrafts(bytes, before, editDraft(before, 5, 3).draft)
    expect(proof.differing).toEqual([])
    expect(proof.wrong.length, proof.wrong.join('\n')).toBeLessThanOrEqual(2 * proof.commented.length)
  })
})
