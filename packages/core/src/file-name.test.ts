import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it.each([
  ['Ada & Bell’s NDA, v2 (clean)', 'Ada & Bell’s NDA, v2 (clean) - Memo.docx'],
  ['../a:b\\c*"d"\u202e <e>|?', 'a b c d e - Memo.docx'],
  [' \n', 'Document - Memo.docx'],
  ['租'.repeat(100), `${'租'.repeat(40)} - Memo.docx`],
])('a file of %s has a name that every system takes', (title, name) => {
  expect(fileName(title, 'docx', ' - Memo')).toBe(name)
})
