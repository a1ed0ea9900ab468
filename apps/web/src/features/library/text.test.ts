import { expect, test } from 'vitest'
import { citedInFull, pinOf, quotedInFull } from './cited.ts'
import { isPartNumber, paragraphsOf } from './paragraphs.ts'
import { pagesByParagraph, piecesOf } from './pieces.ts'
import { pagesOf, starPagesOf } from './star-pages.ts'

const words = (text: string, spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => text.slice(start, end))

test('blank lines part paragraphs where there are some, else every line does', () => {
  const set = 'The lease\nended in March.\n\n  The tenant\nleft.\n'
  expect(words(set, paragraphsOf(set))).toEqual(['The lease\nended in March.', 'The tenant\nleft.'])
  const lines = '(a) In general.\n(b) Notice.\n(c) Term.'
  expect(words(lines, paragraphsOf(lines))).toEqual(['(a) In general.', '(b) Notice.', '(c) Term.'])
  expect(paragraphsOf(' \n ')).toEqual([])
})

test('a number of a part stands alone', () => {
  expect(['II', 'B.', '* * *', '3'].every(isPartNumber)).toBe(true)
  expect(['I agree.', 'MILLER', ''].some(isPartNumber)).toBe(false)
})

test('star pages are marks that go up by one, and nothing else that has a star', () => {
  const text = 'See 4 Kent *130. One *386 two [*387] three *12 four *388 five.'
  expect(words(text, starPagesOf(text))).toEqual(['*386', '[*387]', '*388'])
  expect(starPagesOf(text).map(({ page }) => page)).toEqual(['386', '387', '388'])
  expect(starPagesOf('4 Kent, *130; 4 Kent, *125')).toEqual([])
})

test('every star page of a long text is found', () => {
  const text = Array.from({ length: 40_000 }, (_, page) => `words *${page}`).join(' ')
  expect(starPagesOf(text).map(({ page }) => Number(page))).toEqual(Array.from({ length: 40_000 }, (_, page) => page))
})

test('a paragraph is cut where a passage, a citation or a page begins or ends, and loses no word', () => {
  const text = 'First. See Poe, 410 U.S. 113, *12 at last. End.'
  const at = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })
  const pieces = piecesOf(
    { start: 7, end: text.length },
    {
      passage: at('410 U.S. 113, *12 at last.'),
      citations: [
        { ...at('First'), id: null },
        { ...at('410 U.S. 113'), id: 'poe' },
      ],
      stars: [{ ...at('*12'), page: '12' }],
    },
  )
  expect(words(text, pieces).join('')).toBe(text.slice(7))
  expect(pieces.filter(({ isPassage }) => isPassage).length).toBe(4)
  expect(pieces.map(({ citation, star }) => citation?.id ?? star?.page ?? '')).toEqual(['', 'poe', '', '12', '', ''])
})

test('a passage over two paragraphs marks a part of each', () => {
  const text = 'One two.\n\nThree four.'
  const marks = { passage: { start: 4, end: 15 }, citations: [], stars: [] }
  const marked = paragraphsOf(text).map((span) =>
    words(
      text,
      piecesOf(span, marks).filter(({ isPassage }) => isPassage),
    ),
  )
  expect(marked).toEqual([['two.'], ['Three']])
})

test('pages come from the publisher, else from star pages in the text, and those of another reporter count for nothing', () => {
  const given = [
    { label: '*323', offset: 4 },
    { label: '2552', offset: 6, citation: '106 S. Ct. 2548' },
  ]
  expect(pagesOf(given, [])).toEqual([{ label: '323', offset: 4 }])
  expect(pagesOf(undefined, starPagesOf('One *386 two *387 three *388 four'))).toHaveLength(3)
})

test('a page that begins in a paragraph, or between two, is shown where it begins', () => {
  const text = 'One two.\n\nThree four.'
  const paragraphs = paragraphsOf(text)
  const pages = pagesByParagraph(paragraphs, [
    { label: '12', offset: 4 },
    { label: '13', offset: 9 },
  ])
  const begins = paragraphs.map((span, at) =>
    piecesOf(span, { citations: [], stars: [], pages: pages[at] ?? [] }).map(({ start, begins = [] }) => [
      start,
      ...begins.map(({ label }) => label),
    ]),
  )
  expect(begins).toEqual([[[0], [4, '12']], [[10, '13']]])
})

test('a passage is cited by the pages on which it stands', () => {
  const pages = [
    { label: '322', offset: 10 },
    { label: '323', offset: 50 },
    { label: '400', offset: 90 },
  ]
  const held = {
    authority: {
      id: 'a',
      kind: 'case',
      title: 'Celotex Corp. v. Catrett',
      citation: '477 U.S. 317',
      source: 'library',
    },
    bluebook: { cited: 'Celotex Corp. v. Catrett, 477 U.S. 317', date: ' (1986)' },
  } as const
  const pin = (start: number, end: number) => pinOf({ start, end }, pages)
  expect([pin(12, 20), pin(12, 50), pin(12, 51), pin(60, 95), pin(2, 5)]).toEqual([
    '322',
    '322',
    '322-23',
    '323-400',
    undefined,
  ])
  expect(quotedInFull('The  words\nhere.', citedInFull(held, pin(12, 51)))).toBe(
    '“The words here.” Celotex Corp. v. Catrett, 477 U.S. 317, 322-23 (1986).',
  )
})
