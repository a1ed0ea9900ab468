import { describe, expect, test } from 'vitest'
import { findSignatureBlocks } from './signature-blocks.ts'

const blocks = (...lines: string[]) =>
  findSignatureBlocks({ text: lines.join('\n') }).map(({ start: _start, end: _end, ...block }) => block)

describe('signature blocks', () => {
  test('name the party, the person, the office and the day', () => {
    expect(
      blocks(
        'The parties have signed.',
        '',
        'ACME TOOLS, INC.',
        '',
        'By: /s/ Ann Doe',
        'Name: Ann Doe',
        'Title: President',
        'Date: May 1, 2024',
      ),
    ).toEqual([{ party: 'ACME TOOLS, INC.', name: 'Ann Doe', title: 'President', date: 'May 1, 2024', signed: true }])
  })

  test('left open are not signed', () => {
    expect(
      blocks(
        'CONSULTANT:',
        'By: ______________',
        'Name: ____________',
        'Title: ___________',
        '',
        'CLIENT:',
        'By: ______________',
        'Name: Bo Roe',
      ),
    ).toEqual([
      { party: 'CONSULTANT', signed: false },
      { party: 'CLIENT', name: 'Bo Roe', signed: false },
    ])
  })

  test('a filing is signed with a conformed signature', () => {
    expect(
      blocks('Respectfully submitted,', '', '/s/ Carla Poe', 'Carla Poe (Bar No. 1234)', 'Attorney for Plaintiff'),
    ).toEqual([{ name: 'Carla Poe', signed: true }])
  })

  test('a span takes in all of its lines', () => {
    const text = 'So agreed.\n\nSELLER\nSignature: ________\nDate: ________\n\nThe end of the contract.'
    const [block] = findSignatureBlocks({ text })
    expect(text.slice(block?.start, block?.end)).toBe('SELLER\nSignature: ________\nDate: ________')
  })

  test.each([
    ['a sentence that begins with By', 'By accepting this offer you agree to all of its terms.'],
    ['a date alone', 'Date: May 1, 2024'],
    ['a name in a form', 'Name: Ann Doe'],
  ])('%s is none', (_name, text) => {
    expect(blocks(text)).toEqual([])
  })
})
