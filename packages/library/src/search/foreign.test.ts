import { expect, test } from 'vitest'
import { asksOfForeignLaw } from './foreign.ts'

test('tells the law of another country from facts that lie there', () => {
  expect(asksOfForeignLaw('Does the Canadian Charter allow a search of a phone at arrest?')).toBe(true)
  expect(asksOfForeignLaw('time to sue under English law')).toBe(true)
  expect(asksOfForeignLaw('A Canadian tourist was searched at the border, and they copied his phone')).toBe(false)
  expect(asksOfForeignLaw('serve a German company by mail')).toBe(false)
})

test('what a court of another country would do is its law', () => {
  expect(asksOfForeignLaw('Would an English court enforce a no-oral-modification clause?')).toBe(true)
  expect(asksOfForeignLaw('Can a federal court enforce the judgment of an English court?')).toBe(false)
})
