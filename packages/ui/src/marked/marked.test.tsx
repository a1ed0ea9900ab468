import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { Marked, type Marks, piecesOf } from './marked.tsx'

const text = 'get a warrant'

test.for([
  [[], []],
  [[[6, 13]], ['warrant']],
  [
    [
      [6, 13],
      [0, 3],
    ],
    ['get', 'warrant'],
  ],
  [
    [
      [0, 5],
      [4, 7],
    ],
    ['get a', ' w'],
  ],
  [[[6, 900]], ['warrant']],
  [[[50, 60]], []],
] as [Marks, string[]][])('marks %o mark %o, and no word is lost', ([marks, marked]) => {
  const pieces = piecesOf(text, marks)
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(marked)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})

test('marked words are marks', () => {
  render(<Marked text={text} marks={[[6, 13]]} />)
  expect(document.querySelector('main mark')?.textContent).toBe('warrant')
})
