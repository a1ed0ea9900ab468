import { describe, expect, it } from 'vitest'
import { redline } from './redline.ts'
import { makeDocx, paragraph, partOf, run } from './testing/make-docx.ts'
import { insideOf } from './testing/parts.ts'
import { notes } from './testing/prove.ts'
import { read, rewritten, words } from './testing/rewritten.ts'

describe('a rewrite', () => {
  it('is the smallest words that changed, in the look of those they replace', async () => {
    const bytes = await makeDocx(paragraph(run('The Tenant shall pay ') + run('within ten days', '<w:b/>') + run('.')))
    const { body, changed } = await rewritten(bytes, ['within ten days', 'within thirty days'])
    expect(words(body, 'del')).toEqual(['ten'])
    expect(words(body, 'ins')).toEqual(['thirty'])
    expect(body).toContain('<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">thirty</w:t></w:r></w:ins>')
    expect(body).toContain(run('The Tenant shall pay '))
    expect(changed).toEqual(['word/document.xml'])
  })

  it.each([
    ['The price is $1,250,000.00 today.', '1,250,000.00', '1,350,000.50'],
    ['השוכר ישלם את האגרה היום', 'האגרה', 'האגרות'],
    ['Арендатор платит аренду', 'платит', 'заплатит'],
    ['It is the Tenant’s duty.', 'Tenant’s', 'Tenants’s'],
  ])('of %s changes whole words and whole numbers', async (sentence, before, after) => {
    const { body } = await rewritten(await makeDocx(paragraph(run(sentence))), [
      sentence,
      sentence.replace(before, () => after),
    ])
    expect([words(body, 'del'), words(body, 'ins')]).toEqual([[before], [after]])
  })

  it('is found in words that Word has split, in cells, links, notes and text boxes, in both their copies', async () => {
    const box = (kind: string) => `<w:txbxContent>${paragraph(run(`${kind}Boxed words`))}</w:txbxContent>`
    const bytes = await makeDocx(
      paragraph(run('indem') + run('nify and hold') + run(' harm', '<w:i/>') + run('less')) +
        `<w:tbl><w:tr><w:tc>${paragraph(run('Price'))}</w:tc><w:tc>${paragraph(run('$500'))}</w:tc></w:tr></w:tbl>` +
        paragraph(`<w:hyperlink w:anchor="a">${run('the linked terms')}</w:hyperlink>`) +
        paragraph(
          `${run('Anchor ')}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><anchor locked="0">${box('')}</anchor></w:drawing></mc:Choice><mc:Fallback><w:pict>${box('')}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
        ) +
        paragraph(`${run('Noted')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      { footnotes: partOf('footnotes', `<w:footnote w:id="2">${paragraph(run('See the old law.'))}</w:footnote>`) },
    )
    const {
      body,
      tracked,
      bytes: result,
    } = await rewritten(
      bytes,
      ['indemnify and hold harmless', 'indemnify and defend'],
      ['$500', '$700'],
      ['linked terms', 'linked conditions'],
      ['Boxed words', 'Boxed text'],
      ['old law', 'new law'],
    )
    expect(tracked).toBe(5)
    expect(body.match(/<w:delText xml:space="preserve">words</g)).toHaveLength(2)
    expect(await (await insideOf(result)).part('word/footnotes.xml')).toContain('<w:delText xml:space="preserve">old<')
  })

  it('with a new line in a paragraph that Word numbers is a paragraph without a number', async () => {
    const numbers =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>'
    const item = (text: string) =>
      paragraph(
        run(text),
        '<w:keepNext/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:jc w:val="both"/>',
      )
    const bytes = await makeDocx(item('Pay $500 now.') + item('Law.'), { numbering: partOf('numbering', numbers) })
    const { body, bytes: made } = await rewritten(bytes, ['Pay $500 now', 'Pay:\n(a) $300 now; and\n(b) $200 later'])
    expect((await read(made)).text).toBe('1. Pay:\n(a) $300 now; and\n(b) $200 later.\n2. Law.')
    expect(
      body.match(/<w:keepNext\/><w:numPr><w:ilvl w:val="0"\/><w:numId w:val="0"\/><\/w:numPr><w:jc/g),
    ).toHaveLength(2)
  })

  it('with a new line is a paragraph of the same style', async () => {
    const bytes = await makeDocx(paragraph(run('One sentence. Another sentence.'), '<w:jc w:val="both"/>'))
    const { body } = await rewritten(bytes, ['One sentence. Another', 'One sentence.\nAnother'])
    expect(body.match(/<w:jc w:val="both"\/>/g)).toHaveLength(2)
    expect(body).toContain('<w:rPr><w:ins ')
  })

  it.each([
    ['field', paragraph(`<w:fldSimple w:instr="REF a">${run('Section 4')}</w:fldSimple>`), 'Section 4'],
    ['their-change', paragraph(`<w:moveTo w:id="9" w:author="Them">${run('their words')}</w:moveTo>`), 'their words'],
    [
      'control',
      paragraph(
        `<w:sdt><w:sdtPr><w:dropDownList/></w:sdtPr><w:sdtContent>${run('chosen words')}</w:sdtContent></w:sdt>`,
      ),
      'chosen words',
    ],
  ])('of a %s is a comment, is counted and said, and leaves what is there alone', async (reason, xml, found) => {
    const { body, commented, tracked, bytes } = await rewritten(await makeDocx(paragraph(run('First.')) + xml), [
      found,
      'quite different',
    ])
    expect([tracked, commented.map((one) => one.reason)]).toEqual([0, [reason]])
    expect(body).toContain(xml.slice(xml.indexOf('>') + 1, -'</w:p>'.length))
    const comments = await (await insideOf(bytes)).part('word/comments.xml')
    expect(comments).toContain('1 of 1 accepted rewrites could not be made as tracked changes.')
    expect(comments).toContain('quite different')
  })
})

describe('a remark', () => {
  it('is added to the comments that are there, on its words', async () => {
    const theirs = '<w:comment w:id="4" w:author="Them"><w:p><w:r><w:t>Theirs</w:t></w:r></w:p></w:comment>'
    const bytes = await makeDocx(
      paragraph(`<w:commentRangeStart w:id="4"/>${run('The Tenant shall pay.')}<w:commentRangeEnd w:id="4"/>`),
      { comments: partOf('comments', theirs) },
    )
    const document = await read(bytes)
    const start = document.text.indexOf('Tenant')
    const remarks = [{ ...notes, start, end: start + 6, lines: ['Who is <this>?'] }]
    const result = await redline(bytes, document, { rewrites: [], remarks, notes })
    const inside = await insideOf(result.bytes)
    expect(await inside.part('word/comments.xml')).toContain(`${theirs}<w:comment w:id="5" w:author="Casewright"`)
    const body = await inside.part('word/document.xml')
    expect(/<w:commentRangeStart w:id="5"\/>(.*?)<w:commentRangeEnd w:id="5"\/>/.exec(body)?.[1]).toContain('>Tenant<')
  })
})

describe('a file', () => {
  it('with macros, a signature and an address outside of it says so in its first comment', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate'
    const bytes = await makeDocx(
      paragraph(run('Words of the agreement.')),
      {},
      {
        'word/vbaProject.bin': 'macro',
        '_xmlsignatures/sig1.xml': '<Signature/>',
        'word/_rels/settings.xml.rels': `<Relationships xmlns="x"><Relationship Id="rId1" Type="${type}" Target="http://example.com/t.dotm" TargetMode="External"/></Relationships>`,
      },
    )
    const result = await redline(bytes, await read(bytes), { rewrites: [], remarks: [], notes })
    const comments = await (await insideOf(result.bytes)).part('word/comments.xml')
    for (const said of ['contains macros', 'digital signature', 'refers to an address outside of it'])
      expect(comments).toContain(said)
  })

  it.each([
    ['password-needed', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['empty', makeDocx('')],
    ['damaged', makeDocx(paragraph(run('a')), {}, { 'word/_rels/document.xml.rels': '<other/>' })],
    ['damaged', Buffer.from('PK\x03\x04 and nothing more')],
    ['damaged', makeDocx('', {}, { 'word/document.xml': '<w:document><w:body></w:document>' })],
    ['damaged', makeDocx('', {}, { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' })],
    ['damaged', makeDocx('', {}, { 'word/document.xml': `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}` })],
  ])('that cannot be edited is refused as %s', async (code, given) => {
    const bytes = new Uint8Array(await given)
    const remarks = [{ ...notes, start: 0, end: 1, lines: ['A remark'] }]
    await expect(redline(bytes, { text: 'a', blocks: [] }, { rewrites: [], remarks, notes })).rejects.toMatchObject({
      code,
    })
  })
})
