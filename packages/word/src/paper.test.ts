import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { docketTable, heading, line, paper, printable, steady } from './index.ts'

const partsOf = async (given: Partial<Parameters<typeof paper>[0]> = {}) => {
  const files = unzipSync(await paper({ title: 'Memo', foot: 'Casewright · Memo', children: [], ...given }))
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  return { body: read('word/document.xml'), core: read('docProps/core.xml'), foot: read('word/footer1.xml') }
}

describe('a file for Word', () => {
  it('has its words in order, the page number in the foot, and the firm’s sentence last', async () => {
    const { body, foot } = await partsOf({
      children: [heading('Findings', 1), line('No governing law.')],
      notAdvice: 'Nothing here is legal advice.',
    })
    expect(body.match(/<w:t[^>]*>[^<]+/g)?.map((words) => words.replace(/^.*>/, ''))).toEqual([
      'Findings',
      'No governing law.',
      'Nothing here is legal advice.',
    ])
    expect(foot).toContain('Casewright · Memo · Page ')
    expect(foot).toMatch(/PAGE.*NUMPAGES/s)
  })

  it('is on Letter paper', async () => {
    expect((await partsOf()).body).toContain('<w:pgSz w:w="12240" w:h="15840"')
  })

  it('holds what is hostile as text', async () => {
    const { body, core } = await partsOf({ title: '<b>&\u0000', children: [line('<w:t>&\u0001\ud800</w:t>')] })
    expect(body).toContain('&lt;w:t&gt;&amp;')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these may not stand in XML
    expect(body + core).not.toMatch(/[\u0000\u0001]|<b>/)
  })

  it('has a table with a head that comes again on each page', async () => {
    const { body } = await partsOf({
      children: [docketTable(['No.', 'Authority'], [['1', [line('Roe')]]], [900, 8460])],
    })
    expect(body).toContain('<w:tblHeader/>')
    expect(body.match(/<w:tr>|<w:tr /g)).toHaveLength(2)
    expect(body).toMatch(/Authority.*Roe/s)
  })
})

describe('a file made steady', () => {
  const core = async (file: Uint8Array) => strFromU8(unzipSync(file)['docProps/core.xml'] ?? new Uint8Array())

  it('says neither who made it nor when, keeps its title, and is the same each time', async () => {
    const make = async () => steady(await paper({ title: 'Memo', foot: 'Memo', children: [line('Words.')] }))
    const [one, two] = [await make(), await make()]
    expect(await core(one)).toContain('<dc:title>Memo</dc:title>')
    expect(await core(one)).not.toMatch(/Casewright|Un-named|<dcterms/)
    expect(Buffer.compare(one, two)).toBe(0)
  })
})

it('text keeps its lines, and loses what may not stand in a file', () => {
  expect(printable('a\u0000b\nc\td\u0085e\u009f\ud800')).toBe('ab\nc\td\u0085e\ufffd')
})
