import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import { anyRewrites, lawyer, prove } from './testing/prove.ts'

const folder = process.env.TEST_DATA && existsSync(process.env.TEST_DATA) ? process.env.TEST_DATA : undefined
if (!folder) console.warn('TEST_DATA is not set: no real Word file is redlined.')
const rows: { path: string }[] = folder
  ? JSON.parse(readFileSync(join(folder, 'documents/rich-docx.json'), 'utf8'))
  : []
const touched =
  /^(?:\[Content_Types\]\.xml|word\/(?:document|comments|footnotes|endnotes|header\d*|footer\d*)\.xml|word\/_rels\/document\.xml\.rels)$/

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
})
