import type { Anchor, DocumentText } from '@casewright/core'
import { describe, expect, test } from 'vitest'
import { readingOf } from './reading.ts'

const anchorAt = (start: number): Anchor => ({ start, end: start + 5, words: '' })
const documentOf = (text: string, size = 0): DocumentText => {
  const count = size === 0 ? 0 : Math.ceil(text.length / size)
  const pages = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    start: at * size,
    end: Math.min(text.length, (at + 1) * size),
  }))
  return {
    text,
    pages,
    pagesTotal: count,
    blocks: [],
    warnings: [],
    kind: 'txt',
    sha256: '',
  } as unknown as DocumentText
}

describe('of a long document', () => {
  test('the pages on which the places are, with both where a place goes over an edge', () => {
    const { parts } = readingOf(documentOf('x'.repeat(400), 10), [anchorAt(18), anchorAt(301)], 100)
    expect(parts.map(({ page }) => page)).toEqual([2, 3, 31])
  })

  test('whole lines around a place where there are no pages', () => {
    const lines = `${'a'.repeat(999)}\n`.repeat(400)
    const { parts } = readingOf(documentOf(lines), [anchorAt(200_500)])
    expect(parts.map(({ start, text }) => [start, text.length])).toEqual([[199_000, 3_999]])
  })

  test('as far as a result may hold, where the text has no line breaks', () => {
    const { parts } = readingOf(documentOf('x'.repeat(400_000)), [anchorAt(200_000)])
    expect(parts.map(({ start, text }) => [start, text.length])).toEqual([[198_500, 3_005]])
  })

  test('100,000 places on 20,000 pages are found without going through the pages for each', () => {
    let looked = 0
    const document = documentOf('x'.repeat(200_000), 10)
    const counting = document.pages.map((page) => ({
      ...page,
      get end() {
        looked++
        return page.end
      },
    }))
    // `readingOf` copies the pages: what it reads of them is a few times their number, and no product.
    readingOf(
      { ...document, pages: counting },
      Array.from({ length: 100_000 }, (_, at) => anchorAt(at * 2)),
      100,
    )
    expect(looked).toBeLessThan(5 * counting.length)
  })
})
