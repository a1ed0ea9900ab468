import { expect, test } from 'vitest'
import { isOtherLanguage } from './language.ts'

test.each([
  '¿Cuándo puede la policía registrar mi coche sin una orden judicial?',
  'Darf der Vermieter die Kaution einbehalten?',
  'Le propriétaire peut-il garder le dépôt de garantie du locataire?',
  '房东可以不退押金吗',
])('%s is not English', (query) => {
  expect(isOtherLanguage(query)).toBe(true)
})

test.each([
  'can police search my car without a warrant',
  'de la Rosa v. Los Angeles',
  'de novo review',
  'per se rule or rule of reason',
  'res ipsa loquitur',
  'Los Angeles zoning',
])('%s is English', (query) => {
  expect(isOtherLanguage(query)).toBe(false)
})
