import { expect, test } from 'vitest'
import { isPartNumber, paragraphsOf } from './paragraphs.ts'
import { piecesOf } from './pieces.ts'
import { starPagesOf } from './star-pages.ts'

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
