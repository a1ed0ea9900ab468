import { describe, expect, it } from 'vitest'
import { correctNames } from './correct-names.ts'
import { soundOf } from './sounds.ts'

const told = ['Angela Harlow', 'Reyes', 'Meridian Freight Corporation', 'Whitfield', 'Kowalczyk', 'Court of Appeals']

describe('names that dictation was told', () => {
  it.each([
    ['I wrote to Ms. Witfeld today.', 'I wrote to Ms. Whitfield today.', 'Witfeld'],
    ['The driver was Mr. Rays.', 'The driver was Mr. Reyes.', 'Rays'],
    ['the driver was mister rays', 'the driver was mister Reyes', 'rays'],
    ['We represent Angela Harlowe in this.', 'We represent Angela Harlow in this.', 'Harlowe'],
    ['It is Ms. Witfield’s car.', 'It is Ms. Whitfield’s car.', 'Witfield'],
    ['A truck of Maridian hit her.', 'A truck of Meridian hit her.', 'Maridian'],
  ])('take the place of what sounds like them: %j', (heard, text, was) => {
    const corrected = correctNames(heard, told)
    expect(corrected.text).toBe(text)
    expect(corrected.corrections).toMatchObject([{ also: was, isTold: true }])
  })

  it.each([
    'The rays of the sun blinded him.',
    'Rays of the sun blinded him.',
    'It stopped. Rays blinded him.',
    'She had to hollow out the tree.',
    'They met Mr. Reyes and Ms. Whitfield.',
    'We met Ms. Hardy and Mr. Royce.',
    'It went by freight to a court.',
    'The Corporal called.',
  ])('leave what is none alone: %j', (heard) =>
    expect(correctNames(heard, told)).toEqual({ text: heard, corrections: [] }),
  )

  it('leave what sounds like two of them', () =>
    expect(correctNames('I saw Mr. Jonson.', ['Johnson', 'Jonsen']).text).toBe('I saw Mr. Jonson.'))
  it('with none told, change nothing', () => expect(correctNames('Ms. Witfeld', []).text).toBe('Ms. Witfeld'))
  it('of long speech in little time', () => expect(correctNames('Mr. '.repeat(20_000), told).corrections).toEqual([]))
})

it.each([
  ['Whitfield', 'Witfeld'],
  ['Philips', 'Fillips'],
  ['Wright', 'Rite'],
  ['Ortega', 'Ortegha'],
])('%s sounds as %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)))
