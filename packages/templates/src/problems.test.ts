import { expect, it } from 'vitest'
import { service } from './__fixtures__/service.ts'
import { readTemplate } from './problems.ts'

const [first] = service.fields

it('a sound template is read', () => expect(readTemplate(service).problems).toEqual([]))

it.each<[string, object, RegExp]>([
  ['is none at all', { id: 7 }, /^id: must be text$/],
  ['lacks what it needs', { title: undefined }, /^title: is missing: it must be text$/],
  ['has a word that no template has', { colour: 'red' }, /^The file: 'colour' means nothing here$/],
  ['stands in a tab that there is not', { tab: 'briefs' }, /^tab: must be one of: letters, contracts, applications$/],
  [
    'has a part that there is not',
    { parts: [{ title: 'A' }, { paragraf: 'A' }] },
    /^parts\.1: 'paragraf' means nothing here\. What may stand here is one of: title, heading, paragraph,.* note$/,
  ],
  ['has a part of another kind', { parts: [{ paragraph: 5 }] }, /^parts\.0\.paragraph: must be text$/],
  ['has a piece of another kind', { parts: [{ paragraph: ['A', { text: 5 }] }] }, /parts\.0\.paragraph\.1/],
  [
    'has a condition that there is not',
    { parts: [{ title: 'A', when: { givn: 'fee' } }] },
    /'givn' means nothing here.*given/,
  ],
  ['has a clause with more than it may', { parts: [{ clauses: [{ colour: 1 }] }] }, /^parts\.0\.clauses\.0: 'colour'/],
  ['has no parts', { parts: [] }, /^parts: must have at least 1$/],
  ['calls a field as the day is called', { fields: [{ ...first, name: 'today' }] }, /No field may be called 'today'/],
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
  [
    'compares a choice with what is never sent',
    { parts: [...service.parts, { title: 'A', when: { not: { field: 'law', is: ['other', 'New York'] } } }] },
    /^A condition compares 'law' with 'New York'\. There are: new-york, other\.$/,
  ],
  [
    'asks for what it does not use',
    { fields: [...service.fields, { ...first, name: 'x' }] },
    /^The field 'x' is asked for and stands nowhere in the document\.$/,
  ],
  [
    'has a sensitive field in its name, in whatever form',
    {
      fields: service.fields.map((field) => (field.name === 'client' ? { ...field, sensitive: true } : field)),
      name: 'Agreement with {client|upper} and {client}',
    },
    /^The name of the document has 'client' in it, which is sensitive\. Lists and file names show it: take it out of the name\.$/,
  ],
  ['lists a field that is not there', { parts: [{ items: 'x' }] }, /'\{x\}' names no field/],
])('one that %s is refused in words', (_, change, problem) => {
  const { template, problems } = readTemplate({ ...service, ...change })
  expect(template).toBeNull()
  expect(problems.join('\n')).toMatch(problem)
})

it('a problem names its place as it is asked to', () => {
  const { problems } = readTemplate({ ...service, tab: 'briefs' }, (path) => `line 3 (${path.join('.')})`)
  expect(problems).toEqual(['line 3 (tab): must be one of: letters, contracts, applications'])
})
