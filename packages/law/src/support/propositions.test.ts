import { describe, expect, it } from 'vitest'
import { citedIn } from '../cited/cited.ts'
import type { Source } from '../span/span.ts'
import { propositionsOf } from './propositions.ts'

const behind = (text: string, blocks: Source['blocks'] = []) => {
  const source = { text, blocks }
  return propositionsOf(source, citedIn(source)).map((one) => one?.text ?? null)
}

const lake = 'Lake v. Mill, 998 F.4th 11, 13 (9th Cir. 2025)'
const barn = 'Barn v. Road, 998 F.4th 70, 77 (9th Cir. 2025)'
const rule = 'A landlord who padlocks the door has evicted the tenant.'

describe('what a citation stands behind', () => {
  it('is the sentence before it, for each of a string, and for an id. after it', () => {
    expect(behind(`The shop was shut. ${rule} See ${lake}; see also ${barn}. Id. at 78. But see ${lake}.`)).toEqual([
      rule,
      rule,
      rule,
      rule,
    ])
  })

  it('is the sentence that it is part of, before it or after it', () => {
    expect(behind(`A landlord who padlocks the door evicts, ${lake}, and a tenant may sue for rent, ${barn}.`)).toEqual(
      ['A landlord who padlocks the door evicts', 'and a tenant may sue for rent'],
    )
    expect(behind(`Under ${lake}, a landlord may not padlock the door.`)).toEqual([
      'a landlord may not padlock the door.',
    ])
    expect(behind(`${lake}, holds that a landlord may not padlock the door.`)).toEqual([
      'holds that a landlord may not padlock the door.',
    ])
  })

  it('is a short sentence alone where the one before it has its own citation, unless it leans on it', () => {
    expect(behind(`${rule} ${lake}. Notice must be written. ${barn}. Damages are barred. ${lake}.`)).toEqual([
      rule,
      'Notice must be written.',
      'Damages are barred.',
    ])
    expect(behind(`${rule} ${lake}. It must be so. ${barn}.`)[1]).toContain(rule)
  })

  it('keeps no marks of the citations that stood in it', () => {
    expect(behind(`The Glass-Steagall Act, ${lake}, forbids what the bank did here. ${barn}.`)[1]).toBe(
      'The Glass-Steagall Act, forbids what the bank did here.',
    )
  })

  it('keeps a denial that stands before a citation in the middle of its sentence', () => {
    expect(behind(`A landlord may not, ${lake}, padlock the door of the shop.`)[0]).toMatch(
      /may not.* padlock the door/,
    )
  })

  it('is what a parenthetical says of this authority', () => {
    expect(behind(`${rule} ${lake} (holding that a renter who locks a road evicts nobody).`)).toEqual([
      'a renter who locks a road evicts nobody',
    ])
    expect(behind(`${rule} ${lake} (emphasis added).`)).toEqual([rule])
    expect(behind(`${rule} ${lake} (per curiam).`)).toEqual([rule])
  })

  it('is the words that are quoted from it', () => {
    const text = `The court said: “the landlord who shuts the only door evicts the tenant.” ${lake}. It was right.`
    expect(behind(text)[0]).toContain('the landlord who shuts the only door')
  })

  it('is the sentence with the mark of its footnote', () => {
    expect(behind(`${rule}1 The rent was late.\n\nNothing else was said of it.\n\n1 See ${lake}.`)).toEqual([rule])
    const text = `${rule}\n[1] See ${lake}.\nAnother matter follows here.`
    const start = text.indexOf('[1]')
    const block = { kind: 'footnote', start, end: text.indexOf('\nAnother') }
    expect(behind(text, [block])).toEqual([rule])
  })

  it('is nothing where nothing stands before it', () => {
    expect(behind(`${lake}. ${barn}.`)).toEqual([null, null])
    expect(behind('')).toEqual([])
  })
})

it('a text of a million characters is read in time that grows with its length', () => {
  for (const part of [
    `${rule} ${lake}. `,
    `${lake}; `,
    `${lake}, `,
    '1 See ',
    'not ',
    `(${lake} `,
    `${rule}1\n\n1 Id. at 3.\n\n`,
  ]) {
    const text = part.repeat(Math.ceil(300_000 / part.length))
    expect(behind(text).length).toBeGreaterThanOrEqual(0)
  }
}, 60_000)
