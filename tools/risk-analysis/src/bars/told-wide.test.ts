import { expect, it } from 'vitest'
import type { CaseType } from '../case-types.ts'
import { readBars } from './read-bars.ts'

const bar = (text: string, type: CaseType, id: string) => {
  const found = readBars(text, type, null, new Date('2026-11-24')).find((one) => one.id === id)
  return found && (found.holds ? `holds for ${found.ends}` : 'asks')
}

it.each([
  [
    'employment',
    'She signed a severance agreement in May, her own lawyer beside her. The agreement releases every claim. She did not revoke it.',
    'release',
  ],
  [
    'intellectual-property',
    'I assigned the patent to Orr Tools in 2022, all right, title, and interest, with the right to sue for past infringement.',
    'standing',
  ],
  [
    'other',
    'I want to sue the prosecutor, who charged me and argued it in court. She did not investigate anything herself or talk to reporters.',
    'immunity',
  ],
  [
    'personal-injury',
    'I fell in a store in Tennessee on May 3, 2024 and had surgery on the hip. Nothing has been filed. Tennessee allows one year for an injury.',
    'limitation',
  ],
] as const)('a bar in %s that the words tell stands: %s', (type, text, id) =>
  expect(bar(text, type, id)).toBe('holds for client'),
)

it('stands for the client who is sued', () => {
  const again =
    'The Lowells sue our client again over the same easement. In 2020 they lost at trial, final judgment was entered, and they did not appeal.'
  expect(bar(again, 'real-estate', 'res-judicata')).toBe('holds for other')
  const late =
    'They sue our client. The longer time for written contracts ran out in July 2024, and suit came this October.'
  expect(bar(late, 'contract', 'limitation')).toBe('holds for other')
})

it.each([
  ['employment', 'He signed a severance agreement. It releases all claims. He was threatened with arrest.', 'release'],
  [
    'other',
    'I want to sue the prosecutor, who charged me. She investigated it herself and spoke at a press conference.',
    'immunity',
  ],
  [
    'personal-injury',
    'The surgeon left a sponge in me on May 3, 2023 in surgery in Tennessee. Nothing has been filed. Tennessee allows one year for an injury.',
    'limitation',
  ],
  [
    'contract',
    'The neighbor and I shook hands on a price over the phone to sell the farm. Nothing was ever put in writing.',
    'statute-of-frauds',
  ],
  ['real-estate', 'She agreed by phone to sell me the lot.', 'statute-of-frauds'],
] as const)('a bar in %s that may be lifted is asked about: %s', (type, text, id) =>
  expect(bar(text, type, id)).toBe('asks'),
)

it.each([
  ['contract', 'They sent a release. It gives up all claims. We never signed it.', 'release'],
  [
    'other',
    'The congregation signed a release last year about the van only, and now sues our client over the roof fund.',
    'release',
  ],
  [
    'intellectual-property',
    'The inventor assigned the patent to our client, all right, title and interest, including the right to sue.',
    'standing',
  ],
  [
    'real-estate',
    'The Lowells sue our client again over the same easement. In 2020 the case was dismissed without prejudice.',
    'res-judicata',
  ],
  ['real-estate', 'We both signed the contract to sell the farm.', 'statute-of-frauds'],
] as const)('there is no bar in %s where nothing tells of one: %s', (type, text, id) =>
  expect([undefined, 'asks']).toContain(bar(text, type, id)),
)
