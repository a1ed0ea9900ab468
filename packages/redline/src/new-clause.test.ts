import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import type { ClauseLine } from './edit/plan.ts'
import { makeDocx, paragraph, partOf, run } from './testing/make-docx.ts'
import { insideOf } from './testing/parts.ts'
import { lawyer, prove } from './testing/prove.ts'

const read = (bytes: Uint8Array) => readDocument(bytes, { name: 'agreement.docx' })

describe('a new clause', () => {
  const clause = (level: number) => `<w:pStyle w:val="Clause${level}"/>`
  const inserted = async (
    bytes: Uint8Array,
    before: string,
    texts: string[],
    linesOf?: (text: string) => ClauseLine[],
  ) => {
    const document = await read(bytes)
    const start = before === '' ? document.text.length : document.text.indexOf(before)
    const { differing, ...proof } = await prove(bytes, document, {
      rewrites: texts.map((text) => ({ ...lawyer, start, end: start, text, lines: linesOf?.(document.text) })),
      remarks: [],
    })
    expect(differing).toEqual([])
    return { ...proof, body: await (await insideOf(proof.bytes)).part('word/document.xml'), document }
  }
  /** The properties and the words of the paragraph with some words. */
  const paragraphWith = (body: string, words: string) => {
    const at = body.indexOf(words)
    expect(at, words).toBeGreaterThan(0)
    return body.slice(body.lastIndexOf('<w:p>', at), body.indexOf('</w:p>', at))
  }

  it('has the styles and looks of the lines that it is like, and says once which references shift', async () => {
    const bytes = await makeDocx(
      [
        paragraph(run('1. ') + run('Term', '<w:u w:val="single"/>'), clause(1)),
        paragraph(run('This Agreement begins today. See Section 3.'), clause(2)),
        paragraph(run('2. ') + run('Fees', '<w:u w:val="single"/>'), clause(1)),
        paragraph(run('Customer pays the fees of the Provider each month.'), clause(2)),
        paragraph(run('3. Notices'), clause(1)),
        paragraph(run('Notices are in writing.'), clause(2)),
      ].join(''),
    )
    const lines = (text: string) => [
      {
        like: text.indexOf('2. Fees'),
        parts: [
          { text: '3. ', as: text.indexOf('2. Fees'), isNumber: true },
          { text: 'Liability', as: text.indexOf('Fees') },
        ],
      },
      { like: text.indexOf('Customer pays'), parts: [{ text: 'Neither party is liable for loss.' }] },
    ]
    const { body, bytes: result } = await inserted(
      bytes,
      '3. Notices',
      ['Liability\nNeither', 'Liability\nNeither'],
      lines,
    )
    const heading = paragraphWith(body, 'Liability')
    expect(heading).toContain('Clause1')
    expect(heading).toContain('>3. </w:t>')
    expect(heading).toContain(run('Liability', '<w:u w:val="single"/>'))
    expect(paragraphWith(body, 'Neither party')).toContain('Clause2')
    const comments = await (await insideOf(result)).part('word/comments.xml')
    expect(comments.match(/A new clause comes before clause 3, which gets another number/g)).toHaveLength(1)
  })

  it.each([
    [
      '4. Waiver',
      'None is implied.',
      ['Sections 2 and [5]', 'Section 3 and 5 days', 'Articles 1, [4]–[6]', '§§ 2.4(b) or [5].1'],
    ],
    ['3.2 Waiver', 'None is implied.', []],
  ])('called %s marks each number of a list that shifts, and no other', async (title, words, marked) => {
    const clauses = ['Term', 'Fees', 'Notices', 'Law', 'Ends', 'Rest'].map((name, at) =>
      paragraph(run(`${at + 1}. ${name}. Words of it.`)),
    )
    const said = ['Sections 2 and 5', 'Section 3 and 5 days', 'Articles 1, 4–6', '§§ 2.4(b) or 5.1']
    const bytes = await makeDocx(paragraph(run(`See ${said.join('; ')}.`)) + clauses.join(''))
    const { bytes: result } = await inserted(bytes, '4. Law', [`${title}\n${words}\n`])
    const inside = await insideOf(result)
    const comments = (await inside.part('word/comments.xml')).match(/which gets another number/g) ?? []
    const numbers = marked.flatMap((one) => [...one.matchAll(/\[(\d)\]/g)].map(([, number]) => number))
    expect(comments).toHaveLength(numbers.length)
    const body = await inside.part('word/document.xml')
    const found = [...body.matchAll(/<w:commentRangeStart w:id="(\d+)"\/>(.*?)<w:commentRangeEnd w:id="\1"\/>/g)]
    expect(found.map(([, , xml = '']) => xml.replace(/<[^<>]*>/g, ''))).toEqual(numbers)
  })

  it('has no number among its words where Word makes it', async () => {
    const numbers =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'
    const counted = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'
    const bytes = await makeDocx(
      paragraph(run('Term'), counted) + paragraph(run('It begins today.')) + paragraph(run('Signed by both of them.')),
      { numbering: partOf('numbering', numbers) },
    )
    const { body, bytes: result } = await inserted(bytes, 'Signed', ['Notices'], (text) => [
      {
        like: text.indexOf('1. Term'),
        parts: [
          { text: '2. ', as: text.indexOf('1. Term'), isNumber: true },
          { text: 'Notices', as: text.indexOf('Term') },
        ],
      },
    ])
    expect(paragraphWith(body, 'Notices')).toContain(counted)
    expect(body).not.toContain('2. ')
    expect((await read(result)).text).toContain('2. Notices')
  })

  it('before a table keeps its styles, and rejected the paragraph above is what it was', async () => {
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run('By: ________'))}</w:tc><w:tc>${paragraph(run('By: ________'))}</w:tc></w:tr></w:tbl>`
    const bytes = await makeDocx(
      paragraph(run('1. Term'), clause(1)) + paragraph(run('It begins today.'), '<w:jc w:val="both"/>') + table,
    )
    const { body } = await inserted(bytes, 'By:', ['Notices\nIn writing.', 'Waiver\nNone.'], (text) => [
      { like: text.indexOf('1. Term'), parts: [{ text: '2. Notices', as: text.indexOf('1. Term') }] },
      { like: text.indexOf('It begins'), parts: [{ text: 'They are in writing.' }] },
    ])
    const [, first = '', second = ''] = body.split('2. Notices')
    expect(paragraphWith(body, '2. Notices')).toContain('Clause1')
    expect(body.indexOf('<w:tbl>')).toBeGreaterThan(body.lastIndexOf('They are in writing.'))
    expect([first, second].every((part) => part.includes('They are in writing.'))).toBe(true)
  })

  it('at the end of the text comes behind it, and rejected the last paragraph is the last again', async () => {
    const bytes = await makeDocx(paragraph(run('The end.'), '<w:jc w:val="center"/>'))
    const document = await read(bytes)
    const at = document.text.length
    const wanted = { rewrites: [{ ...lawyer, start: at, end: at, text: 'New words.' }], remarks: [] }
    const { differing, accepted } = await prove(bytes, document, wanted)
    expect(differing).toEqual([])
    expect(accepted).toBe('Theend.Newwords.')
  })
})
