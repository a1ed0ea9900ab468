import { expect, it } from 'vitest'
import { defaultLimits } from '../limits.ts'
import { expectOffsets } from '../testing/expect-offsets.ts'
import { readTxt } from './read-txt.ts'

const read = (text: string) => readTxt(Buffer.from(text), defaultLimits)

it('keeps the lines as written, without pages where no form feed parts them', () => {
  const document = read('  LEASE AGREEMENT\r\n\r\nThe tenant pays rent.   \r\n1. Rent is due monthly.')
  expect(document.text).toBe('  LEASE AGREEMENT\n\nThe tenant pays rent.\n1. Rent is due monthly.')
  expect(document.pages).toEqual([])
  expect(document.pagesTotal).toBe(0)
  expect(document.title).toBe('LEASE AGREEMENT')
  expect(document.blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list-item'])
  expectOffsets(document)
})

it('parts pages at form feeds', () => {
  const document = read('page one\n\fpage two\n\f\fpage four\n\f')
  expect(document.pages.map((page) => document.text.slice(page.start, page.end))).toEqual([
    'page one',
    'page two',
    '',
    'page four',
  ])
  expectOffsets(document)
})

it('joins lines that were wrapped by hand to paragraphs', () => {
  const line = 'The quick brown fox jumps over the lazy dog and then some more.'
  const document = read(`${line}\n${line}\n${line}\n\n${line}\n${line}`)
  expect(document.blocks).toHaveLength(2)
  expect(document.blocks[0]).toEqual({ kind: 'paragraph', start: 0, end: line.length * 3 + 2 })
})

it('begins no item of a list where a wrapped sentence goes on with an abbreviation', () => {
  const line = 'The quick brown fox jumps over the lazy dog and then some more.'
  const begun = 'On July 14 the Court held a scheduling conference by telephone under'
  const kinds = (next: string) => read(`${line}\n${line}\n${line}\n\n${begun}\n${next}`).blocks.map(({ kind }) => kind)
  expect(kinds('Fed. R. Civ. P. 16. The parties agree.')).toEqual(['paragraph', 'paragraph'])
  expect(kinds('(No. 22-0187) three times.')).toEqual(['paragraph', 'paragraph'])
  expect(kinds('1. Trial. It is set for June.')).toEqual(['paragraph', 'paragraph', 'list-item'])
})
