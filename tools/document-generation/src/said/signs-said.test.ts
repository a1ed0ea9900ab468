import { expect, it } from 'vitest'
import { readable } from './readable.ts'

it.each([
  ['Reach me at 612 555 0187.', '612-555-0187'],
  ['My email is tara q at northloom dot example.', 'taraq@northloom.example'],
  ['Call 612 555 0187, o brandt at northloom dot example.', 'obrandt@northloom.example'],
  ['Their number is 612 555 0187. tara at northloom dot example.', '0187. tara@northloom.example'],
  ['It is the model Q R 750 pump.', 'model QR750 pump'],
  ['Their reference is F L thirty one dash six.', 'FL31-6'],
  ['Passport number C 40118823, from Toronto.', 'C40118823'],
  ['the policy number is k w seven oh two nine', 'KW7029'],
  ['For Ilse Wronska, W R O N S K A, of Duluth.', 'For Ilse Wronska, of Duluth.'],
  ['I am Ilse Wronska W R O N S K A and I live in Duluth.', 'I am Ilse Wronska and I live'],
  ['For Renée Ott, accent on the second e, of Duluth.', 'For Renée Ott, of Duluth.'],
  ['The price is twenty six dollars and five cents a crate.', '$26.05 a crate'],
  ['We owe two ten on the first mortgage.', '$210,000'],
])('%s is written as %s', (given, written) => expect(readable(given).text).toContain(written))

it('writes the marks that were said by somebody who says several', () => {
  const said =
    'To Ann Moss comma 4 Elm Road period new paragraph What does it cost question mark We pay on the fifth period'
  expect(readable(said, 'letters').text).toBe('To Ann Moss, 4 Elm Road.\n\nWhat does it cost? We pay on the fifth.')
})

it.each([
  'The notice period is ten days, and the trial period is over.',
  'I took the A P class in 2019.',
  'He was born in Plan B 12 weeks ago.',
  'Exhibit A 3 is the map.',
  'We meet at 6 P M 30 minutes before.',
])('leaves “%s” as it is', (given) => expect(readable(given).text).toBe(given))
