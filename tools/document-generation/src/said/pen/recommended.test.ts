import { readTemplate, shippedTypes } from '@casewright/templates'
import { expect, it } from 'vitest'
import { readSaid } from '../read-said.ts'

const template = shippedTypes
  .flatMap((source) => readTemplate(source).template ?? [])
  .find(({ id }) => id === 'recommendation-letter')
const read = (text: string) => {
  const said = template ? readSaid(template, text, '2026-11-30') : { filled: [] }
  return Object.fromEntries(said.filled.map(({ field, value }) => [field, value]))
}

it('has its candidate, its committee and its day from sentences of their own', () => {
  const of = read(
    'Please draft a recommendation letter. I’m Hannah Boone, shop supervisor at Oak Tool & Die Co., 447 Furnace Road, Parma, Ohio. It’s for Evan Strand, who is applying to the apprentice program of the Lake Foundation. Address it to the selection committee. I’d date it April 13, 2026. Good points: he found a worn collet. He taught himself G-code at night. Weakness: he used to be slow to ask for help.',
  )
  expect(of).toMatchObject({ candidateName: 'Evan Strand', addressedName: 'Selection Committee' })
  expect(of.candidateFor).toContain('apprentice program')
  const body = Object.values(of).join('\n')
  expect(body).toContain('He found a worn collet.')
  expect(body).toContain('He used to be slow to ask for help.')
  expect(body).not.toMatch(/Good points|Weakness|Address it|I’d date/)
})
