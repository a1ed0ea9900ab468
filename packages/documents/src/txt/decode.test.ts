import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'

const clause = 'The “Company’s” obligations — under § 5 — are the Café’s.\n'
const text = clause.repeat(12)

describe('decodeText', () => {
  it.each(['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be', 'utf-32le'])('reads %s', (encoding) => {
    const marked = encoding === 'utf-32le'
    expect(decodeText(iconv.encode(text, encoding, { addBOM: marked })).replace(/^\ufeff/, '')).toBe(text)
  })

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('reads %s with a mark', (encoding) => {
    expect(decodeText(iconv.encode(text, encoding, { addBOM: true }))).toBe(text)
  })

  it('reads UTF-8 whose last character was cut', () => {
    const cut = Buffer.from(text).subarray(0, Buffer.from(clause).indexOf('”') + 2)
    expect(decodeText(cut)).toBe('The “Company’s')
  })

  it('reads Latin-1 whose lines end with 0x85', () => {
    const bytes = Buffer.from('First line\x85\x85Second § line\x85Third', 'latin1')
    expect(decodeText(bytes).split('\u0085')).toEqual(['First line', '', 'Second § line', 'Third'])
  })

  it('reads 0x85 as an ellipsis where lines end as usual', () => {
    expect(decodeText(Buffer.from('and so on\x85\nand on\n', 'latin1'))).toContain('so on…\n')
  })

  it('reads Japanese in Shift_JIS', () => {
    const japanese = '本契約は、甲と乙の間で締結された秘密保持契約である。'.repeat(8)
    expect(decodeText(iconv.encode(japanese, 'Shift_JIS'))).toBe(japanese)
  })
})
