import { describe, expect, it } from 'vitest'
import { makeCompound, makeWord6Stream } from '../testing/make-compound.ts'
import { makeDocx, paragraph } from '../testing/make-docx.ts'
import { makePdf } from '../testing/make-pdf.ts'
import { refuseOther } from './refuse-other.ts'
import { sniffKind } from './sniff-kind.ts'

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1')

describe('sniffKind', () => {
  it.each([
    ['pdf', makePdf([''])],
    ['pdf', Buffer.concat([Buffer.from('x'.repeat(2_000)), makePdf([''])])],
    ['docx', makeDocx(paragraph('text'))],
    ['docx', makeDocx(paragraph('text')).subarray(0, 300)],
    ['doc', makeCompound('WordDocument', makeWord6Stream(Buffer.from('text')))],
    ['txt', bytes('A plain letter.')],
    ['txt', bytes('To say "%PDF-1.4" in a text does not make it one.')],
    ['txt', bytes('<note>kept as text</note>')],
  ])('tells %s by its content', async (kind, content) => {
    expect(await sniffKind(content)).toEqual({ kind })
  })

  it.each([
    ['a PNG image', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0')],
    ['a Windows program', bytes('MZ\x90\0\x03')],
    ['a program', bytes('\x7fELF\x02\x01')],
    ['an RTF document', bytes('{\\rtf1\\ansi text}')],
    ['a web page (HTML)', bytes('<!DOCTYPE html><p>text')],
    ['a WordPerfect document', bytes('\xffWPC\x10')],
    ['an Excel workbook', makeCompound('Workbook', new Uint8Array())],
    ['a ZIP archive', bytes('PK\x03\x04letter.txt')],
    ['no document that can be recognised', bytes('\x01\x02\x03\x04\x05\x06\x0e\x0f\x10'.repeat(40))],
  ])('says that a file is %s', async (what, content) => {
    expect(await sniffKind(content)).toEqual({ other: 'type', what })
  })

  it('tells an encrypted DOCX', async () => {
    expect(await sniffKind(makeCompound('EncryptedPackage', new Uint8Array()))).toMatchObject({ other: 'password' })
  })
})

it('blames the name where the name promises another type, else the type', () => {
  const picture = { other: 'type', what: 'a PNG image' } as const
  expect(refuseOther(picture, 'brief.pdf')).toMatchObject({ code: 'wrong-type' })
  expect(refuseOther(picture, 'photo.png')).toMatchObject({ code: 'unsupported-type' })
})
