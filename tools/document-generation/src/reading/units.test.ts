import { expect, it } from 'vitest'
import { unitsOf } from './units.ts'

it('messages are a line each, also where some are long', () => {
  const text = [
    'they are Quick Haul Movers, 1900 Fruitville Pike, Lancaster',
    'job 44-0917',
    'they dropped the chest of my grandmother down the back steps and left',
    'she paid 1960 in cash',
    'she left five messages, then I drove over there and got nothing at all',
  ].join('\n')
  expect(unitsOf(text).map((one) => one.text)).toEqual(text.split('\n'))
})

it('a paragraph that was wrapped is read as one', () => {
  const text = [
    'The boiler that we bought from you in the spring of this year has',
    'stopped three times since, and each time your technician told us',
    'that a part was missing. We ask that you take it back.',
  ].join('\n')
  expect(unitsOf(text).map((one) => one.text)).toEqual([
    text.slice(0, text.indexOf(' We ask')),
    'We ask that you take it back.',
  ])
})

it('ends no sentence within parentheses, nor behind a name that is cut short', () => {
  const text =
    'Keep the recordings (they are erased every 21 days!! That has to stop). Provider is Kowal Bros. Plowing Inc.'
  expect(unitsOf(text).map((unit) => unit.text)).toEqual([
    'Keep the recordings (they are erased every 21 days!! That has to stop).',
    'Provider is Kowal Bros. Plowing Inc.',
  ])
})
