import { expect, test } from 'vitest'
import { streamOf } from '../testing/samples.ts'
import { readRecords, usualBounds } from './xml-records.ts'

const shape = { labels: new Set(['heading']), isRecord: (name: string) => name === 'section' }
const read = async (...parts: (string | Uint8Array)[]) => {
  const found: string[] = []
  for await (const { record, around } of readRecords(streamOf(...parts), shape, {
    ...usualBounds,
    depth: 20,
    record: 2000,
  }))
    found.push(`${around.map(({ labels }) => labels.heading ?? '-').join('/')}: ${record.children.join('')}`)
  return found
}

test('a record comes with the headings of what stands around it', async () => {
  expect(
    await read(
      '<t><heading>Title <b>One</b></heading><c><heading>Two</heading><section>A</section></c><c><section>B</section></c></t>',
    ),
  ).toEqual(['Title One/Two: A', 'Title One/-: B'])
})

test('letters that are cut between two reads are whole', async () => {
  const bytes = Buffer.from('<t><section>§ 1—é</section></t>')
  expect(await read(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)))).toEqual(['-: § 1—é'])
})

test.each([
  ['a file that was cut off', '<t><section>A</section><section>B', /ends before its last element/],
  ['tags that cross', '<t><section><b>A</section></b></t>', /not well-formed XML/],
  ['HTML where XML should be', '<!DOCTYPE html><html><head><meta charset=utf-8></head></html>', /not well-formed XML/],
  ['nothing at all', '', /not well-formed XML/],
  ['an entity of its own', '<!DOCTYPE t [<!ENTITY a "aaaaaaaa">]><t><section>&a;</section></t>', /undefined entity/],
  [
    'a file outside',
    '<!DOCTYPE t [<!ENTITY a SYSTEM "file:///etc/passwd">]><t><section>&a;</section></t>',
    /undefined entity/,
  ],
  ['elements nested without end', `<t>${'<a>'.repeat(50)}`, /nests its elements deeper/],
  ['a section without end', `<t><section>${'words '.repeat(1000)}`, /longer than any publication/],
  ['a comment without end', `<t><!--${'words '.repeat(1000)}`, /longer than any publication/],
  ['another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><t/>', /says that its characters are ISO-8859-1/],
])('%s is refused in a sentence', async (_, xml, said) => {
  await expect(read(xml)).rejects.toThrow(said)
})

test('bytes that are not UTF-8 are refused', async () => {
  await expect(read(Uint8Array.from([0x3c, 0x74, 0x3e, 0xff, 0xfe]))).rejects.toThrow('not UTF-8')
})
