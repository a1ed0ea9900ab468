import { expect, it } from 'vitest'
import { service } from './__fixtures__/service.ts'
import { readTemplate } from './problems.ts'

const [first] = service.fields

it('a sound template is read', () => expect(readTemplate(service).problems).toEqual([]))

it.each<[string, object, RegExp]>([
  ['is none at all', { id: 7 }, /id:/],
  ['has a word that no template has', { colour: 'red' }, /colour/],
  ['names a field that is not asked for', { name: 'For {nobody}' }, /'\{nobody\}' names no field/],
  ['names a form that there is not', { name: '{client|loud}' }, /'\{client\|loud\}' names no form.*date, money/],
  ['refers to a clause that there is not', { parts: [{ paragraph: 'See {#none}.' }] }, /'\{#none\}' names no clause/],
  ['has a brace alone', { parts: [{ paragraph: 'A { brace' }] }, /brace stands alone/],
  ['asks twice for the same', { fields: [...service.fields, first] }, /'provider' is there twice/],
  [
    'has a select without options',
    { fields: [...service.fields, { ...first, name: 'x', type: 'select' }] },
    /'x' is a select/,
  ],
  ['looks at a field that is not there', { parts: [{ title: 'A', when: { given: 'x' } }] }, /looks at 'x'/],
  ['lists a field that is not there', { parts: [{ items: 'x' }] }, /'\{x\}' names no field/],
])('one that %s is refused in words', (_, change, problem) => {
  const { template, problems } = readTemplate({ ...service, ...change })
  expect(template).toBeNull()
  expect(problems.join('\n')).toMatch(problem)
})
