import { readDocument } from '@casewright/documents'
import { describe, expect, it } from 'vitest'
import { redline } from './redline.ts'
import { charactersIn } from './scan/characters.ts'
import { makeDocx, paragraph, partOf, run } from './testing/make-docx.ts'
import { insideOf, settled } from './testing/parts.ts'
import { lawyer, notes, prove } from './testing/prove.ts'
import { treeOf } from './testing/tree.ts'

const read = (bytes: Uint8Array) => readDocument(bytes, { name: 'agreement.docx' })

/** A file with words of it replaced, each once. */
async function rewritten(bytes: Uint8Array, ...changes: [before: string, after: string][]) {
  const document = await read(bytes)
  const rewrites = changes.map(([before, text]) => {
    const start = document.text.indexOf(before)
    expect(start, before).toBeGreaterThanOrEqual(0)
    return { ...lawyer, start, end: start + before.length, text }
  })
  const proof = await prove(bytes, document, { rewrites, remarks: [] })
  expect(proof.differing).toEqual([])
  expect(proof.accepted).toBe(proof.expected)
  return { ...proof, body: await (await insideOf(proof.bytes)).part('word/document.xml') }
}

const words = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<w:${element} (?:[^<>]*)>(.*?)</w:${element}>`, 'g'))].map(([, inside = '']) =>
    inside.replace(/<[^<>]*>/g, ''),
  )

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

  it('that strikes all words of a paragraph takes its end too, so that no empty number is left', async () => {
    const item = (words: string) => paragraph(run(words), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>')
    const bytes = await makeDocx(
      `${item('Rent is due. It is paid monthly. ')}${item('Interest is due.')}${item('Costs follow.')}`,
    )
    const [whole, parts] = [
      await rewritten(bytes, ['Interest is due.', '']),
      await rewritten(bytes, ['Rent is due.', ''], [' It is paid monthly.', '']),
    ]
    for (const { bytes: made, body } of [whole, parts]) {
      expect(body.match(/<w:rPr><w:del /g)).toHaveLength(1)
      expect((await settled(await insideOf(made), 'accept', () => true, new Set())).get('word/document.xml')).toSatisfy(
        (tree) => JSON.stringify(tree).split('"w:numPr"').length - 1 === 2,
      )
    }
  })

  it('that strikes the last words of a cell or behind a cut end leaves that end', async () => {
    const bytes = await makeDocx(
      `<w:tbl><w:tr><w:tc>${paragraph(run('Price'))}</w:tc></w:tr></w:tbl>${paragraph(run('One stays. One goes.'))}${paragraph(run('All of it goes.'))}${paragraph(run('Last.'))}`,
    )
    const { body } = await rewritten(bytes, ['Price', ''], [' One goes.\nAll of it goes.', ''])
    expect(body.match(/<w:rPr><w:del /g)).toHaveLength(1)
  })

  it('takes the mark of a note with the sentence that it belongs to, and says where one stays', async () => {
    const mark = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
    const note = (id: number) => `<w:footnote w:id="${id}">${paragraph(run('Of it.'))}</w:footnote>`
    const body = paragraph(
      `${run('Stays.')}${mark(1)}${run(' Goes wholly.')}${mark(2)}${run(' Of three')}${mark(3)}${run(' words, two')}${mark(4)}${run(' stay.')}`,
    )
    const bytes = await makeDocx(body, { footnotes: partOf('footnotes', [1, 2, 3, 4].map(note).join('')) })
    const document = await read(bytes)
    const changes: [string, string][] = [
      [' Goes wholly.', ''],
      [' words, two', ''],
      ['Of three', 'Both'],
    ]
    const struck = async (chosen: typeof changes) => {
      const rewrites = chosen.map(([before, text]) => {
        const start = document.text.indexOf(before)
        return { ...lawyer, start, end: start + before.length, text }
      })
      const proof = await prove(bytes, document, { rewrites, remarks: [] })
      expect(proof.differing).toEqual([])
      const inside = await insideOf(proof.bytes)
      const made = await inside.part('word/document.xml')
      const gone = [...made.matchAll(/<w:del (?:(?!<\/w:del>).)*<w:footnoteReference w:id="(\d)"/g)].map(([, id]) => id)
      return { gone, comments: await inside.part('word/comments.xml') }
    }
    expect((await struck(changes)).gone).toEqual(['2'])
    const across = await struck([['three words, two stay', 'all go']])
    expect(across.gone).toEqual([])
    expect(across.comments).toContain('its mark stays')
  })

  it('gives each tracked change a number of its own, and nobody’s change of a look to words that are new', async () => {
    const theirs = (id: number) => `<w:rPrChange w:author="Bob" w:id="${id}"><w:rPr><w:i/></w:rPr></w:rPrChange>`
    const mark = `<w:rPr><w:b/>${theirs(15)}</w:rPr>`
    const bytes = await makeDocx(
      paragraph(run('One two three four five.', `<w:b/>${theirs(14)}`), mark) + paragraph(run('Last.')),
    )
    const { body } = await rewritten(bytes, ['two', '2'], ['four', '4\nand more'], ['five', 'V'])
    const ids = [...body.matchAll(/<w:(?:ins|del|rPrChange|pPrChange)\b[^<>]* w:id="(\d+)"/g)].map(([, id]) => id)
    expect(ids.length).toBeGreaterThan(6)
    expect(new Set(ids).size).toBe(ids.length)
    // The end of the paragraph that was there keeps what Bob changed about it.
    expect(body.split('w:id="15"')).toHaveLength(2)
    expect(() => treeOf(body)).not.toThrow()
    const document = await read(bytes)
    const start = document.text.indexOf('Last.')
    const rewrites = [
      {
        ...lawyer,
        start,
        end: start,
        text: 'A new clause.\n',
        lines: [{ like: 0, parts: [{ text: 'A new clause.' }] }],
      },
    ]
    const made = await insideOf((await redline(bytes, document, { rewrites, remarks: [], notes })).bytes)
    const [, clause = ''] = /<w:p>((?:(?!<\/w:p>).)*A new clause)/.exec(await made.part('word/document.xml')) ?? []
    expect(clause).toContain('<w:b/>')
    expect(clause).not.toContain('Bob')
  })

  it.each([`${'A'.repeat(253)}& Co`, `${'A'.repeat(254)}"`, `${'A'.repeat(254)}𝒜`])(
    'by somebody with a name as long as %s is XML',
    async (author) => {
      const bytes = await makeDocx(paragraph(run('One two three.')))
      const hand = { ...lawyer, author }
      const rewrites = [{ ...hand, start: 4, end: 7, text: 'TWO' }]
      const remarks = [{ ...hand, initials: 'A', start: 0, end: 3, lines: ['Why?'] }]
      const inside = await insideOf((await redline(bytes, await read(bytes), { rewrites, remarks, notes })).bytes)
      for (const name of ['word/document.xml', 'word/comments.xml']) {
        const xml = await inside.part(name)
        const [named] = [...xml.matchAll(/w:author="([^"]{200,})"/g)].map(([, name = '']) => charactersIn(name))
        expect(() => treeOf(xml)).not.toThrow()
        expect(author.startsWith(named ?? '-')).toBe(true)
        expect(named?.length).toBeLessThanOrEqual(255)
      }
    },
  )

  it('of a paragraph that could not be found in the file says so, and not that Word numbers it', async () => {
    const sign = '<w:r><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>'
    const bytes = await makeDocx(
      paragraph(run('First.')) + paragraph(run('Under ') + sign + run(' 4 it lasts two years.')),
    )
    const { commented } = await rewritten(bytes, ['two years', 'three years'])
    expect(commented.map(({ reason }) => reason)).toEqual(['not-found'])
  })

  it('in the text box of a header is the same in each copy of it', async () => {
    const box = `<w:r><w:drawing><w:txbxContent>${paragraph(run('Boxed draft'))}</w:txbxContent></w:drawing></w:r>`
    const bytes = await makeDocx(paragraph(run('Words.')), {
      header: partOf('hdr', paragraph(box + run('Head of it'))),
      footer: partOf('ftr', paragraph(box + run('Foot of it'))),
    })
    const { bytes: made } = await rewritten(bytes, ['Boxed draft', 'Boxed words'])
    const inside = await insideOf(made)
    for (const name of ['word/header.xml', 'word/footer.xml'])
      expect(await inside.part(name)).toContain('>draft</w:delText>')
  })

  it.each([
    ['field', paragraph(`<w:fldSimple w:instr="REF a">${run('Section 4')}</w:fldSimple>`), 'Section 4'],
    ['their-change', paragraph(`<w:ins w:id="9" w:author="Them">${run('their words')}</w:ins>`), 'their words'],
    ['control', paragraph(`<w:sdt><w:sdtContent>${run('chosen words')}</w:sdtContent></w:sdt>`), 'chosen words'],
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
