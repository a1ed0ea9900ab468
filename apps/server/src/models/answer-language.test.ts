import { expect, it } from 'vitest'
import { isOtherLanguage } from './answer-language.ts'

const evidence =
  'The tenant shall pay the rent on the first day of each month. If the rent is not paid within five days, the landlord may end the lease by notice in writing, and the tenant must leave within thirty days of that notice.'

it.each([
  [
    'Spanish',
    'El inquilino debe pagar la renta el primer día de cada mes. Si la renta no se paga dentro de cinco días, el propietario puede terminar el contrato por escrito, y el inquilino debe salir dentro de treinta días después.',
  ],
  [
    'Chinese',
    '租户应在每月的第一天支付租金。如果租金在五天内未支付，房东可以书面通知终止租约，租户必须在收到通知后的三十天内离开。本合同的其他条款继续有效，双方应当遵守所有约定。',
  ],
])('notices an answer in %s', (_, answer) => {
  expect(isOtherLanguage(answer, evidence)).toBe(true)
  // To evidence in that language it is the right one.
  expect(isOtherLanguage(answer, answer)).toBe(false)
})

it.each([
  [
    'English',
    'The tenant must pay the rent on the first of the month, and may lose the lease when it is more than five days late and the landlord gives notice of that in writing, as the lease says.',
  ],
  [
    'a list of names and figures',
    Array.from({ length: 20 }, (_, nth) => `Acme Holdings LLC ${nth} Main Street Dallas Texas`).join('; '),
  ],
  ['a few words', 'Vicios ocultos, force majeure, 5 días'],
  [
    'English with a foreign quotation',
    `The clause is in Spanish: "El inquilino debe pagar la renta el primer día de cada mes." It says that the tenant must pay the rent on the first day of the month, which is what the English text of the lease says as well.`,
  ],
])('lets %s pass', (_, answer) => {
  expect(isOtherLanguage(answer, evidence)).toBe(false)
})
