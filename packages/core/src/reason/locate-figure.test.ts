import { describe, expect, it } from 'vitest'
import { figureLocator } from './locate-figure.ts'

const text =
  'The rent is $1,500.00 a month, 5% more each year, for 30 days at least. The fund holds 15 million dollars. Signed on March 3, 2024, in 12 copies; No. 24-CV-0117.'
const locate = figureLocator([{ id: 'd1', kind: 'document', title: 'lease', text }])

describe('a figure', () => {
  it.each([
    '$1,500.00',
    '$1,500',
    '$1500',
    '1,500 dollars',
    '5%',
    '5 percent',
    '30 days',
    '30',
    '$15 million',
    'March 3, 2024',
    'March 3,\n2024',
    '12',
    '24-CV-0117',
  ])('%s is found where it stands', (figure) => {
    const { outcome, anchor } = locate(figure)
    expect(outcome).toBe('found')
    expect(text.slice(anchor?.start, anchor?.end)).toBe(anchor?.words)
  })

  it.each([
    '$150',
    '$15',
    '$30',
    '30%',
    '15 days',
    '$1,500 million',
    '1,500 days',
    'March 4, 2024',
    'May 3, 2024',
    '3/4/2024',
    '6%',
    '$5',
    '202',
    'forty',
    '',
    '$2,000',
  ])('%s is not found: it is not what stands there', (figure) => expect(locate(figure).outcome).toBe('not-found'))
})
