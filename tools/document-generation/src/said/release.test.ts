import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { valuesOf } from '../generate/answers.ts'
import { made } from '../generate/make.ts'
import { readSaid } from './read-said.ts'

const template = shippedTypes
  .flatMap((one) => readTemplate(one).template ?? [])
  .find(({ id }) => id === 'settlement-agreement')
if (!template) throw new Error('no settlement agreement')

const drawn = (text: string) =>
  made(template, valuesOf(readSaid(template, text, '2026-11-28').filled), { date: '2026-11-28', doubts: [] })
    .formattedContent
const parties = 'Payor: Acme Inc. Claimant: Jo Lutz. Acme Inc. pays $4,000 by March 1, 2027. '

it('a release that leaves something out stands in place of the one that leaves out nothing', () => {
  const paper = drawn(`${parties}She releases everything, but not her workers’ comp claim.`)
  expect(paper).toContain('but not her workers’ comp claim')
  expect(paper).not.toContain('from every claim, known or unknown')
})

it('a plain release is the choice of the form', () => {
  expect(drawn(`${parties}Mutual release.`)).toContain('each party releases the other from every claim')
})
