import { expect, it } from 'vitest'
import { wordsApart } from './words-apart.ts'

it.each([
  ['Tenant’s fee isn’t 1,250,000.00.', 'Tenant’s| |fee| |isn’t| |1,250,000.00|.'],
  ['השוכר ישלם מע״מ', 'השוכר| |ישלם| |מע״מ'],
  ['Арендатор платит\nаренду', 'Арендатор| |платит|\n|аренду'],
  ['يدفع المُستأجر ١٬٢٥٠٫٥٠', 'يدفع| |المُستأجر| |١٬٢٥٠٫٥٠'],
  ['किरायेदार भुगतान', 'किरायेदार| |भुगतान'],
  ['non-exclusive “2.1(a)”  ____', 'non|-|exclusive| |“|2.1|(|a|)|”|  |____'],
])('%s is in whole words and numbers', (text, words) => {
  expect(wordsApart(text).join('|')).toBe(words)
  expect(wordsApart(text).join('')).toBe(text)
})

it('finds words where no spaces are between them, and keeps every character', () => {
  const text = '租户应在十日内支付租金。ผู้เช่าต้องชำระค่าเช่า\ud800'
  expect(wordsApart(text).join('')).toBe(text)
  expect(wordsApart(text).length).toBeGreaterThan(6)
})
