import { expect, test } from 'vitest'
import { countryNamed } from './countries.ts'

test.each([
  ['Is a surrogacy contract enforceable in Germany', 'Germany'],
  ['how do I register a company in Singapore', 'Singapore'],
  ['inheritance tax rate in the UK', 'UK'],
  ['Can I enforce a judgment from China here', 'China'],
  ['must a visa be shown in Turkey', 'Turkey'],
  ['is it legal in trinidad & tobago?', 'trinidad & tobago'],
])('another country is named: %s', (text, country) => {
  expect(countryNamed(text)).toBe(country)
})

test.each([
  'lemon law in New Mexico',
  'dog bite in New Jersey',
  'statute of frauds Georgia',
  'Indian tribe',
  'Jordan was fired',
  'How do I cook a turkey?',
  'Turkey recipes for a dinner',
  'What is the average price of china dinnerware?',
  'china dinnerware',
  'my guinea pig bit a neighbor',
  'how many france francs did they pay',
])('none is named: %s', (text) => {
  expect(countryNamed(text)).toBeUndefined()
})
