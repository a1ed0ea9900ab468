import { runAction } from '@casewright/core/testing'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import type { Generated, MadeFile } from '../output.ts'
import { server } from '../server.ts'

const run = async <Out>(action: 'generate' | 'file', input: unknown) =>
  (await runAction(server, action, input, {})).output as Out

/** Something said of which no part of the document is about, in each kind of document. */
const said = {
  'rental-agreement': [
    'Landlord: Ada Works LLC\nTenant: Bo Reyes\n\nThe chandelier goes with Ada when she sells.',
    'the term below prevails',
  ],
  'loan-application': [
    'Applicant: Ada Quill\nLender: First Bank\nAmount: $9,000\n\nThe chandelier of her aunt is green.',
    'has no place in this document yet',
  ],
} as const

const words = (text: string) => text.toLowerCase().replace(/[\s_:•-]+/g, ' ')

describe.each(Object.entries(said))('what a %s has no place for', (documentType, [textContent, lead]) => {
  it('stands on every face of it: answer, text, preview, Word and PDF', async () => {
    const made = await run<Generated>('generate', {
      documentType,
      inputMethod: 'paste',
      textContent,
      today: '2026-11-23',
    })
    const open = made.account?.filter(({ standing }) => standing === 'unplaced') ?? []
    expect(open).toHaveLength(1)
    expect(made.unplaced).toHaveLength(1)
    expect(made.coverage.notes?.join(' ')).toContain('1 sentence of your text has words that fit no field.')
    const faces = [made.formattedContent, JSON.stringify(made.parts)]
    for (const as of ['docx', 'pdf'] as const) {
      const { base64 } = await run<MadeFile>('file', { title: made.title, parts: made.parts, as })
      const { text } = await readDocument(Buffer.from(base64, 'base64'), { name: `made.${as}` })
      faces.push(text)
    }
    for (const face of faces) {
      expect(words(face)).toContain('chandelier')
      expect(words(face)).toContain(lead)
    }
  })
})
