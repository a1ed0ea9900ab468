import { readTemplate, shippedTypes, type Template } from '@casewright/templates'
import { expect, it } from 'vitest'
import { hashOfTexts } from '../../training/packed.ts'
import { read } from '../../training/sources.ts'
import { accountOf } from '../said/account.ts'
import { readSaid } from '../said/read-said.ts'
import file from './weights.json' with { type: 'json' }

const templates = new Map(
  shippedTypes.flatMap((source) => readTemplate(source).template ?? []).map((one) => [one.id, one]),
)
const today = '2026-11-24'
const said = (type: string, text: string) => {
  const all = readSaid(templates.get(type) as Template, text, today)
  return {
    answers: Object.fromEntries(all.filled.map(({ field, value }) => [field, value])),
    account: accountOf(all, text, all.filled),
  }
}

it('the weights were learned from the texts that are here, and from no set that is kept back', () => {
  const { texts } = read()
  expect(hashOfTexts(texts)).toBe(file.learnedFrom)
  expect([...texts.keys()].filter((name) => /fifth|sixth|seventh/.test(name))).toEqual([])
})

it('who is who is read where no rule knows the words', () => {
  const { answers } = said(
    'rental-agreement',
    'so the place is mine, im Garnet Holloway, and the kid moving in is Tobias Werth. twelve hundred a month from January 4, 2027.',
  )
  expect(answers).toMatchObject({ tenantName: 'Tobias Werth', startDate: '2027-01-04' })
})

it.each([
  'The guy who will live there is Tobias Werth and the place belongs to Garnet Holloway. Rent is $1,200.',
  'The house is owned by Garnet Holloway. Moving in is Tobias Werth. Rent is $1,200.',
])('whoever a home belongs to is the landlord: %s', (text) => {
  expect(said('rental-agreement', text).answers).toMatchObject({
    landlordName: 'Garnet Holloway',
    tenantName: 'Tobias Werth',
  })
})

it('what is said to whoever writes is left out with a reason, and no sentence goes without an account', () => {
  const text =
    'Landlord is Ann Reyes. The tenant is Jo Lane. My battery is about to die so I will finish this in the car. Rent is $900 a month.'
  const { answers, account } = said('rental-agreement', text)
  expect(Object.values(answers).join(' ')).not.toContain('battery')
  expect(account.find(({ start, end }) => text.slice(start, end).includes('battery'))).toMatchObject({
    standing: 'left-out',
  })
  expect(
    account
      .map(({ start, end }) => text.slice(start, end))
      .join('')
      .replace(/[^\p{L}\d]/gu, ''),
  ).toBe(text.replace(/[^\p{L}\d]/gu, ''))
})

it('the same text is read the same way each time', () => {
  const text = 'Client is Moss Dental PC, we are Fern Cleaning LLC. Nightly cleaning, $800 a month. Thanks, talk later!'
  expect(said('service-agreement', text)).toEqual(said('service-agreement', text))
})
