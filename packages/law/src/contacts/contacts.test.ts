import { describe, expect, it } from 'vitest'
import { findSpokenDates } from '../dates/spoken-dates.ts'
import { findAddresses } from './addresses.ts'
import { findEmails } from './emails.ts'
import { isBody, nameAt } from './names.ts'
import { findPhones } from './phones.ts'

it.each([
  ['my email is jane at example dot com and', ['jane@example.com']],
  ['jane.okafor@example.com.', ['jane.okafor@example.com']],
  ['at dana dot okafor at north dash gate dot example dot com', ['dana.okafor@north-gate.example.com']],
  ['jane@one.example/dana@two.example', ['jane@one.example', 'dana@two.example']],
  ['I work at example dot com', []],
  ['meet at noon', []],
])('finds emails, written and spoken: %s', (text, addresses) =>
  expect(findEmails(text).map(({ address }) => address)).toEqual(addresses),
)

it.each([
  ['call (212) 555-0142', ['(212) 555-0142']],
  ['five five five, oh one four two', ['555-0142']],
  ['two one two five five five zero one four two', ['212-555-0142']],
  ['212.555.0142 ext. 4', ['212.555.0142 ext. 4']],
  ['+44 20 7946 0958 or 555-0199', ['+44 20 7946 0958', '555-0199']],
  ['phone 2125550142', ['2125550142']],
  ['claim no. 415-222-0123', []],
  ['900-12-3456 and $555-0142', []],
  ['one two three', []],
])('finds phones, written and spoken: %s', (text, numbers) =>
  expect(findPhones(text).map(({ number }) => number)).toEqual(numbers),
)

it.each([
  ['at 400 Market Street, Suite 12, Albany, NY 12207. He', '400 Market Street, Suite 12, Albany, NY 12207', 'NY'],
  ['400 Market St\nSuite 12\nAlbany, New York 12207', '400 Market St\nSuite 12\nAlbany, New York 12207', 'New York'],
  ['14 elm street springfield illinois 62701 starting', '14 elm street springfield illinois 62701', 'illinois'],
  ['1 World Way, Washington, D.C. 20001', '1 World Way, Washington, D.C. 20001', 'D.C.'],
  ['to PO Box 12, Reno, NV 89501', 'PO Box 12, Reno, NV 89501', 'NV'],
  ['100 Court Square, Memphis, TN 38103', '100 Court Square, Memphis, TN 38103', 'TN'],
  ['14 Mill Race, Bend, OR 97701', '14 Mill Race, Bend, OR 97701', 'OR'],
  ['to Rural Route 2, Box 118, Minot, ND 58701 by', 'Rural Route 2, Box 118, Minot, ND 58701', 'ND'],
  ['to 44 County Road K, Fond du Lac, WI 54937 by', '44 County Road K, Fond du Lac, WI 54937', 'WI'],
  ['14 Elm Street for Dana in Texas', '14 Elm Street', undefined],
  ['at 77 Osprey Walk, Stone Mountain, 30087. This', '77 Osprey Walk, Stone Mountain, 30087', undefined],
  ['2200 Cannery Row Spur, Ste 4, Salisbury, MD 21801.', '2200 Cannery Row Spur, Ste 4, Salisbury, MD 21801', 'MD'],
  ['mail to po box 338 eau claire 54702. the', 'po box 338 eau claire 54702', undefined],
  ['paid at 500 Main St, invoice 45402 on', '500 Main St', undefined],
])('finds an address: %s', (text, words, state) => {
  const [found] = findAddresses(text)
  expect([found?.words, found?.state && text.slice(found.state.start, found.state.end)]).toEqual([words, state])
})

it('takes no amount or count for an address', () =>
  expect(findAddresses('I paid 500 on Main Street. 40 chairs in the court. $12 Oak Street')).toEqual([]))

describe('a name', () => {
  it.each([
    ['Dana Okafor of Northgate Supply', 'Dana Okafor', false],
    ['Harbor and Vale LLC and Beta', 'Harbor and Vale LLC', true],
    ['University of Michigan in', 'University of Michigan', true],
    ['J. Park. Payment', 'J. Park', false],
    ['Vela Robotics, Inc. The provider', 'Vela Robotics, Inc.', true],
    ['Harbor Trust. Installation', 'Harbor Trust', true],
    ['Old Mill Fabricators Limited Partnership, a', 'Old Mill Fabricators Limited Partnership', true],
    ['Juan de la Cruz', 'Juan de la Cruz', false],
    ['City of Portland Bureau of Planning at', 'City of Portland Bureau of Planning', true],
  ])('ends where it ends: %s', (text, words, body) => expect(nameAt(text, 0)).toMatchObject({ start: 0, words, body }))

  it('is none where a sentence begins', () => {
    for (const words of ['The rent', 'Please send', 'March 1', 'I am', 'the landlord'])
      expect(nameAt(words, 0)).toBeNull()
  })

  it('is read without capitals where the text has none', () => {
    expect(nameAt('dana okafor and i', 0, { lowerCase: true })?.words).toBe('dana okafor')
    expect(nameAt('northgate supply llc at', 0, { lowerCase: true })?.words).toBe('northgate supply llc')
  })

  it('of a firm is told from that of a person', () => {
    expect(['Acme Inc.', 'Oak & Vine', 'St. Brigid Hospital'].map(isBody)).toEqual([true, true, true])
    expect(isBody('Dana Okafor')).toBe(false)
  })
})

it.each([
  ['starting march third twenty twenty seven and', '2027-03-03'],
  ['the twenty-first of June 2027', '2027-06-21'],
  ['march thirty first two thousand twenty seven', '2027-03-31'],
  ['december first nineteen oh four', '1904-12-01'],
  ['January 15 2027', '2027-01-15'],
  ['on 3/4/2027', '2027-03-04'],
  ['February 30, 2027', null],
])('finds a date as it is spoken: %s', (text, iso) => expect(findSpokenDates(text)[0]?.iso).toBe(iso))
