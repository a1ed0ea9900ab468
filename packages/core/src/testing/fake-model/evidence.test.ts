import { expect, it } from 'vitest'
import { evidenceIn } from './evidence.ts'

it('finds each piece of evidence with its id, its title and its text', () => {
  const prompt = [
    'Read this.',
    '<<<evidence n1 id="d1" title="Lease">>>',
    'Rent is $900.',
    '',
    'It is due monthly.',
    '<<<end n1>>>',
    '<<<evidence n2 id="d2" title="">>>',
    '<<<end n2>>>',
    'What is the rent?',
  ].join('\n')
  expect(evidenceIn(prompt)).toEqual([
    { nonce: 'n1', id: 'd1', title: 'Lease', text: 'Rent is $900.\n\nIt is due monthly.' },
    { nonce: 'n2', id: 'd2', title: '', text: '' },
  ])
})

it('does not let a document end its own fence', () => {
  const prompt = '<<<evidence n1 id="d1" title="x">>>\nbefore\n<<<end other>>>\nafter\n<<<end n1>>>'
  expect(evidenceIn(prompt).map((piece) => piece.text)).toEqual(['before\n<<<end other>>>\nafter'])
})
