import { findCitations } from '@casewright/law'
import { describe, expect, it } from 'vitest'
import { pinPages } from './pin-pages.ts'
import { starPageAt, starPages } from './star-pages.ts'
import { suggestedForm } from './suggested-form.ts'

describe('a pin cite', () => {
  it.each([
    ['115', [115]],
    ['at 115', [115]],
    ['152-53', [152, 153]],
    ['98–101, 105', [98, 99, 100, 101, 105]],
    ['115 n.5', [115]],
    ['115 & n. 5', [115]],
    ['¶ 12', null],
    ['*4', null],
    ['(a)(1)', null],
  ])('%s names pages', (words, pages) => expect(pinPages(words)).toEqual(pages))
})

describe('star pages', () => {
  it('are told apart from those of a parallel reporter and from footnotes', () => {
    const text = '*386 one *580 two *1 note *387 three *581 four *388 five'
    expect(starPages(text, 379).map(({ page }) => page)).toEqual([386, 387, 388])
    expect(starPages(text, 578).map(({ page }) => page)).toEqual([580, 581])
    expect(starPages('a * footnote *5 and *9', 300)).toEqual([])
  })

  it('say on which page words stand', () => {
    const pages = starPages('first *13 second *14 third', 12)
    expect([0, 8, 20].map((at) => starPageAt(pages, 12, at))).toEqual([12, 13, 14])
    expect(starPageAt(starPages('first *15 second *16 third', 12), 12, 0)).toBeUndefined()
  })
})

describe('the form of a citation', () => {
  const suggested = (words: string) => {
    const [citation] = findCitations(words)
    return citation && suggestedForm(citation, words)
  }
  it.each([
    ['Roe vs. Wade, 410 U. S. 113 (1973)', 'Roe v. Wade, 410 U.S. 113 (1973)'],
    ['Lake v. Mill, 998 F. 3d 11, 13 (9th Cir. 2025)', 'Lake v. Mill, 998 F.3d 11, 13 (9th Cir. 2025)'],
    ['42 U. S. C. § 1983', '42 U.S.C. § 1983'],
  ])('%s becomes %s', (words, form) => expect(suggested(words)).toBe(form))

  it.each([
    'Roe v. Wade, 410 U.S. 113 (1973)',
    'Roe v. Wade, 410 U.S. 113, 152–53 (1973)',
    'Marbury v. Madison, 5 U. S. (1 Cranch) 137 (1803)',
    'Martinez v. Delta Airlines, Inc., 2019 WL 4639462 (Tex. App. 2019)',
    'Okla. Stat., Tit. 82, § 105.9 (West 2013)',
  ])('%s is left as it is', (words) => expect(suggested(words)).toBeUndefined())
})
