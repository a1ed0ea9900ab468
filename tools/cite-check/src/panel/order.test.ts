import { worstFirst as counted } from '@casewright/core/client'
import { expect, test } from 'vitest'
import { isGood, worstFirst } from './order.ts'

type One = Parameters<typeof isGood>[0] & { id: string }
const one = (id: string, rest: Partial<One> = {}): One => ({ id, status: 'verified', ...rest })
const flag = (color: 'red' | 'amber', isSaid?: true) =>
  ({ treatment: { flag: color, says: '', source: '', ...(isSaid && { isSaid }) } }) as unknown as Partial<One>
const opposed = { support: { outcome: 'contradicted' } } as unknown as Partial<One>

test('what is no longer good law comes before what was not found, a mismatch, what is opposed, and what could not be checked', () => {
  const citations = [
    one('good'),
    one('unchecked', { status: 'unchecked' }),
    one('opposed', opposed),
    one('mismatch', { status: 'mismatch' }),
    one('doubted', flag('amber')),
    one('overruled', flag('red')),
    one('not found', { status: 'not-found' }),
  ]
  expect(worstFirst(citations).map(({ id }) => id)).toEqual([
    'overruled',
    'not found',
    'mismatch',
    'opposed',
    'doubted',
    'unchecked',
    'good',
  ])
})

test('it is the order in which citations are counted', () => {
  const looks = [...counted].reverse()
  const citations = looks.map((look) => one(look, look === 'red' || look === 'amber' ? flag(look) : { status: look }))
  expect(worstFirst(citations).map(({ id }) => id)).toEqual(counted)
})

test('those of one gravity keep the order of the text, and what the document says itself is no alarm', () => {
  const citations = [one('first'), one('said', flag('red', true)), one('third', { status: 'mismatch' }), one('last')]
  expect(worstFirst(citations).map(({ id }) => id)).toEqual(['third', 'first', 'said', 'last'])
  expect(citations.filter(isGood).map(({ id }) => id)).toEqual(['first', 'said', 'last'])
})
