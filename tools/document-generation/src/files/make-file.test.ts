import { readDocument } from '@casewright/documents'
import { makeDocument, plainText, readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { describe, expect, it } from 'vitest'
import { makeFile } from './make-file.ts'

/** Bullets, and the colon after a label in plain text, are how the words are set out. */
const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/[_:•\s-]+/g, ' ')
    .trim()
const all = shippedTypes.map((source) => readTemplate(source).template as Template)

describe('a file for Word', () => {
  it.each(all.map((template) => [template.id, template] as const))(
    'of %s has the words of the document',
    async (_, template) => {
      const made = makeDocument(template, {})
      const { name, base64 } = await makeFile({ ...made, as: 'docx' })
      const { text } = await readDocument(Buffer.from(base64, 'base64'), { name })
      expect(wordsIn(text)).toBe(wordsIn(plainText(made)))
    },
  )
})
