import type { LawPack, LawPackWork } from '@casewright/api/client'
import { expect, it } from 'vitest'
import { waysToAdd } from './packs-bringing.ts'

const pack = (id: string, more: Partial<LawPack> = {}) =>
  ({ id, held: false, brings: ['ca statute'], from: ['network'], ...more }) as LawPack
const texas = { id: 'tx statute', name: 'Texas statutes' }
const california = { id: 'ca statute', name: 'California statutes' }
const ways = (packs: LawPack[], work: LawPackWork[] = []) =>
  waysToAdd([california, texas], { packs, work }).map(({ packs: all, only, isComing }) => [
    all.length,
    only?.id,
    isComing,
  ])

it.each([
  [
    'the only pack that brings it',
    [pack('one')],
    [
      [1, 'one', false],
      [0, undefined, false],
    ],
  ],
  [
    'one of several',
    [pack('one'), pack('two')],
    [
      [2, undefined, false],
      [0, undefined, false],
    ],
  ],
  [
    'one that cannot be had from anywhere',
    [pack('one', { from: [] })],
    [
      [1, undefined, false],
      [0, undefined, false],
    ],
  ],
  [
    'what is held already',
    [pack('one', { held: true })],
    [
      [0, undefined, false],
      [0, undefined, false],
    ],
  ],
  [
    'other law',
    [pack('one', { brings: ['court ca5'] })],
    [
      [0, undefined, false],
      [0, undefined, false],
    ],
  ],
])('of law that is lacked, %s', (_, packs, expected) => expect(ways(packs)).toEqual(expected))

it('knows what is being added', () => {
  expect(ways([pack('one')], [{ pack: 'one' } as LawPackWork])[0]).toEqual([1, 'one', true])
})
