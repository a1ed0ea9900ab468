import { expect, it } from 'vitest'
import { defaultLimits } from '../limits.ts'
import { expectOffsets } from '../testing/expect-offsets.ts'
import { makeCompound, makeWord6Stream } from '../testing/make-compound.ts'
import { readDoc } from './read-doc.ts'
import { readMarks } from './word-marks.ts'

const word6 = (text: string, flags = 0) =>
  makeCompound('WordDocument', makeWord6Stream(Buffer.from(text, 'latin1'), flags))

it('reads Word 6, which the library does not', async () => {
  const document = await readDoc(
    word6('PROMISSORY NOTE\rThe Maker\x92s promise: \x93pay\x94 5\x96\x36%.\r1. Interest accrues.\r'),
    defaultLimits,
  )
  expect(document.text).toBe('PROMISSORY NOTE\nThe Maker’s promise: “pay” 5–6%.\n1. Interest accrues.')
  expect(document.blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list-item'])
  expect(document.title).toBe('PROMISSORY NOTE')
  expectOffsets(document)
})

it('asks for the password of an encrypted file', async () => {
  await expect(readDoc(word6('secret', 0x0100), defaultLimits)).rejects.toMatchObject({ code: 'password-needed' })
})

it('calls a file damaged whose sectors run in a circle', async () => {
  const bytes = word6('x'.repeat(9_000))
  bytes.writeUInt32LE(2, 512 + 6 * 4)
  await expect(readDoc(bytes, defaultLimits)).rejects.toMatchObject({ code: 'damaged' })
})

it('keeps what a field shows and not what it is', () => {
  expect(readMarks('See \x13 HYPERLINK "x" \x14Rule \x13 REF y \x1412\x15\x15.\ra\x07b\x07\x07')).toBe(
    'See Rule 12.\na\tb\n',
  )
})

it('keeps the text where a field never ends', () => {
  expect(readMarks('before \x13 REF after')).toContain('after')
})
