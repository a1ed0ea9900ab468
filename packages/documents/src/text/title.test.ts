import { expect, it } from 'vitest'
import { chooseTitle, sensibleTitle } from './title.ts'

it.each([
  'Microsoft Word - brief final.doc',
  'Untitled',
  'Document1',
  'motion.pdf',
  '12-345',
  'C:\\Users\\x\\brief',
  'scan_0001',
])('drops the leftover title %s', (title) => {
  expect(sensibleTitle(title)).toBeUndefined()
})

it('takes the stated title when the text opens with its words', () => {
  expect(chooseTitle('Master Services Agreement', ['Definitions'], 'MASTER SERVICES AGREEMENT between')).toBe(
    'Master Services Agreement',
  )
})

it('takes the first heading when the stated title belongs to another text', () => {
  expect(chooseTitle('Employment Agreement Template', ['PROMISSORY NOTE'], 'PROMISSORY NOTE for value')).toBe(
    'PROMISSORY NOTE',
  )
})
