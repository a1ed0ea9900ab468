import type { DocumentText } from '@casewright/core'
import { describe, expect, it } from 'vitest'
import { placeWords } from '../place-words.ts'
import { placesIn } from './place-of.ts'

const read = (text: string, change: Partial<DocumentText> = {}): DocumentText => ({
  kind: 'txt',
  sha256: '0'.repeat(64),
  text,
  pages: [],
  pagesTotal: 0,
  blocks: [],
  warnings: [],
  ...change,
})
const said = (document: DocumentText, words: string) => {
  const start = document.text.indexOf(words)
  return placeWords({ anchor: { start, end: start + 1, words }, where: placesIn(document)(start) })
}

describe('a citation is found again by its place', () => {
  it('by page and printed line, as far as both are known', () => {
    const text = 'one two three\ffour five'
    const pages = [
      {
        number: 1,
        start: 0,
        end: 13,
        lines: [
          [0, 1],
          [8, 2],
        ] as [number, number][],
      },
      { number: 2, start: 14, end: 23 },
    ]
    const pdf = read(text, { kind: 'pdf', pages, pagesTotal: 2 })
    expect(['two', 'three', 'five'].map((words) => said(pdf, words))).toEqual(['p. 1, l. 1', 'p. 1, l. 2', 'p. 2'])
  })

  it('by the line of a plain text, counted from the top of the file', () => {
    expect(said(read('one\ntwo\n\nthree'), 'three')).toBe('l. 4')
    expect(said(read('one\ntwo', { firstLine: 3 }), 'two')).toBe('l. 4')
    // All of it is one line, which tells nothing.
    expect(said(read('one two'), 'two')).toBe('')
  })

  it('by the paragraph of a Word file, which has no lines of its own, and not within its notes', () => {
    const word = read('Title\nOne two.\nA note.', {
      kind: 'docx',
      blocks: [
        { kind: 'heading', start: 0, end: 5 },
        { kind: 'paragraph', start: 6, end: 14 },
        { kind: 'footnote', start: 15, end: 22 },
      ],
    })
    expect(said(word, 'two')).toBe('para. 2')
    expect(said(word, 'note')).toBe('')
  })
})
