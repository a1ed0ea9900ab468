import { readDocument } from '@casewright/documents'
import { expect, it } from 'vitest'
import { makeDocx, paragraph, partOf, run } from '../testing/make-docx.ts'
import { lawyer, prove } from '../testing/prove.ts'

const duty = 'The Landlord keeps the roof in repair.'
const reference = '<w:r><w:footnoteReference w:id="2"/></w:r>'
const note = `<w:footnote w:id="2">${paragraph(run(duty))}</w:footnote>`

it('finds the words of a note in the note, though the next paragraph has the same', async () => {
  const body = paragraph(run('The rent is due.') + reference) + paragraph(run(duty))
  const bytes = await makeDocx(body, { footnotes: partOf('footnotes', note) })
  const document = await readDocument(bytes, { name: 'lease.docx' })
  const start = document.text.indexOf('roof')
  const rewrites = [{ ...lawyer, start, end: start + 4, text: 'walls' }]
  const proof = await prove(bytes, document, { rewrites, remarks: [] })
  expect(proof).toMatchObject({ differing: [], tracked: 1, accepted: proof.expected })
  expect(proof.changed).toContain('word/footnotes.xml')
})

it('takes no words of another paragraph for a number', async () => {
  const ruby = `<w:r><w:ruby><w:rt>${run('reading')}</w:rt><w:rubyBase>${run('Tower')}</w:rubyBase></w:ruby></w:r>`
  const body = paragraph(run('The seal of ') + ruby + run(` is on it. ${duty}`)) + paragraph(run(duty))
  const bytes = await makeDocx(body)
  const document = await readDocument(bytes, { name: 'lease.docx' })
  const start = document.text.indexOf('roof')
  const rewrites = [{ ...lawyer, start, end: start + 4, text: 'walls' }]
  const proof = await prove(bytes, document, { rewrites, remarks: [] })
  expect(proof.accepted).toBe(proof.expected)
})
