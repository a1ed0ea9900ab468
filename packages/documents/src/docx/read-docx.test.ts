import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { defaultLimits } from '../limits.ts'
import { expectOffsets } from '../testing/expect-offsets.ts'
import { makeDocx, paragraph } from '../testing/make-docx.ts'
import { readDocx } from './read-docx.ts'

const list = (level: number, id = 1): string => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`
const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`
const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`

const read = async (body: string, parts: Record<string, string> = {}) => {
  const document = await readDocx(makeDocx(body, parts), defaultLimits)
  expectOffsets(document)
  return { document, blocks: document.blocks.map((block) => [block.kind, document.text.slice(block.start, block.end)]) }
}

describe('readDocx', () => {
  it('shows the numbers that Word counts, also those of a heading style', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr>${list(0)}</w:pPr></w:style>`
    const { blocks } = await read(
      [
        paragraph('Fees', '<w:pStyle w:val="H1"/>'),
        paragraph('Late fees accrue as follows, from the day on which they fall due:', list(1)),
        paragraph('monthly;', list(2)),
        paragraph('yearly.', list(2)),
        paragraph('Term', '<w:pStyle w:val="H1"/>'),
        paragraph('One year.', list(1)),
      ].join(''),
      { 'word/numbering.xml': numbering, 'word/styles.xml': styles },
    )
    expect(blocks).toEqual([
      ['heading', '1. Fees'],
      ['list-item', '1.1 Late fees accrue as follows, from the day on which they fall due:'],
      ['list-item', '(a) monthly;'],
      ['list-item', '(b) yearly.'],
      ['heading', '2. Term'],
      ['list-item', '2.1 One year.'],
    ])
  })

  it('puts a footnote after the paragraph that refers to it, and rows of a table on a line', async () => {
    const cell = (text: string): string => `<w:tc>${paragraph(text)}</w:tc>`
    const { blocks } = await read(
      `<w:p><w:r><w:t>The court held so.</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r></w:p><w:tbl><w:tr>${cell('Name')}${cell('Share')}</w:tr></w:tbl>`,
      { 'word/footnotes.xml': `<w:footnote w:id="2">${paragraph('Id. at 5.')}</w:footnote>` },
    )
    expect(blocks).toEqual([
      ['paragraph', 'The court held so.'],
      ['footnote', '[1] Id. at 5.'],
      ['table-row', 'Name\tShare'],
    ])
  })

  it('reads tracked changes as accepted and says so', async () => {
    const { document } = await read(
      '<w:p><w:r><w:t xml:space="preserve">due in </w:t></w:r><w:del w:id="1" w:author="A"><w:r><w:delText>ten</w:delText></w:r></w:del><w:ins w:id="2" w:author="A"><w:r><w:t>thirty</w:t></w:r></w:ins><w:r><w:t xml:space="preserve"> days</w:t></w:r></w:p>',
    )
    expect(document.text).toBe('due in thirty days')
    expect(document.warnings.join()).toContain('tracked changes')
  })

  it('keeps hyphens that do not break, symbols and tabs', async () => {
    const { document } = await read(
      '<w:p><w:r><w:t>A</w:t><w:noBreakHyphen/><w:t>1</w:t><w:tab/><w:sym w:font="Wingdings" w:char="F0FE"/><w:t>yes</w:t></w:r></w:p>',
    )
    expect(document.text).toBe('A\u20111\t☑yes')
  })

  it('takes text for text, whatever it says', async () => {
    const { document } = await read(paragraph('&lt;script&gt;alert(1)&lt;/script&gt; =CMD() {{7*7}}'))
    expect(document.text).toBe('<script>alert(1)</script> =CMD() {{7*7}}')
  })

  it('does not open a file with a document type declaration', async () => {
    const attack = makeDocx(paragraph('x'), {
      'docProps/core.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    })
    await expect(readDocx(attack, defaultLimits)).rejects.toMatchObject({ code: 'damaged' })
  })

  it('counts what a part inflates to, whatever the archive says', async () => {
    const packed = deflateRawSync(Buffer.alloc(3_000_000, ' '))
    await expect(
      readDocx(lyingZip('word/document.xml', packed), { ...defaultLimits, inflatedBytes: 1_000_000 }),
    ).rejects.toMatchObject({
      code: 'too-large',
    })
  })

  it('refuses more elements than it may hold', async () => {
    const body = paragraph('x').repeat(400)
    await expect(readDocx(makeDocx(body), { ...defaultLimits, xmlElements: 500 })).rejects.toMatchObject({
      code: 'too-large',
    })
  })

  it('calls a cut archive damaged', async () => {
    const whole = makeDocx(paragraph('text'))
    await expect(readDocx(whole.subarray(0, -30), defaultLimits)).rejects.toMatchObject({ code: 'damaged' })
  })
})

/** An archive of one deflated entry that says that it inflates to a thousand bytes. */
function lyingZip(name: string, packed: Buffer): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(1_000, 18)
  fields.writeUInt16LE(name.length, 22)
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed, central, end])
}
