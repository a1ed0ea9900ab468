import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { SeverityDot } from './severity-dot.tsx'

test('each severity has a word and a dot of its own form', () => {
  render(
    <>
      <SeverityDot severity="high" />
      <SeverityDot severity="medium" />
      <SeverityDot severity="low">Low Priority</SeverityDot>
    </>,
  )
  const dots = [...document.querySelectorAll('main > span')]
  expect(dots.map(({ textContent }) => textContent)).toEqual(['High', 'Medium', 'Low Priority'])
  const forms = dots.map((dot) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(dot, '::before')
    return [backgroundColor === 'rgba(0, 0, 0, 0)', backgroundImage === 'none']
  })
  expect(forms).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ])
})
