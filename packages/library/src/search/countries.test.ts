import { expect, test } from 'vitest'
import { countryNamed } from './countries.ts'

test.each([
  ['Is a surrogacy contract enforceable in Germany', 'Germany'],
  ['how do I register a company in Singapore', 'Singapore'],
  ['inheritance tax rate in the UK', 'UK'],
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
])('none is named: %s', (text) => {
  expect(countryNamed(text)).toBeUndefined()
})
