import { expect, test } from 'vitest'
import { render } from '../testing/render.tsx'
import { vars } from '../theme/index.ts'
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

const borderOf = (element: Element | null | undefined) =>
  element && getComputedStyle(element, '::before').borderTopColor

test('high is red, medium yellow, and anything else green', () => {
  render(
    <>
      {['high', 'medium', 'low', 'severe'].map((severity) => (
        <SeverityDot key={severity} severity={severity} />
      ))}
      {[vars.color.highDot, vars.color.mediumDot, vars.color.lowDot].map((color) => (
        <b key={color} style={{ border: `2px solid ${color}` }} />
      ))}
    </>,
  )
  const [high, medium, low, other] = [...document.querySelectorAll('main > span')].map(borderOf)
  const [red, yellow, green] = [...document.querySelectorAll('main > b')].map(
    (element) => getComputedStyle(element).borderTopColor,
  )
  expect([high, medium, low, other]).toEqual([red, yellow, green, green])
  expect(document.querySelector('main')?.textContent).toContain('Severe')
})
