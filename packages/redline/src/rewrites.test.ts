import { describe, expect, it } from 'vitest'
import { redline } from './redline.ts'
import { charactersIn } from './scan/characters.ts'
import { makeDocx, paragraph, partOf, run } from './testing/make-docx.ts'
import { insideOf, settled } from './testing/parts.ts'
import { lawyer, notes, prove } from './testing/prove.ts'
import { read, rewritten, words } from './testing/rewritten.ts'
import { treeOf } from './testing/tree.ts'

describe('a rewrite', () => {
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

  it('among words that somebody else inserted stands beside theirs, and strikes theirs where they are', async () => {
    const theirs = (id: number, inside: string) =>
      `<w:ins w:id="${id}" w:author="Them" w:date="2026-10-01T00:00:00Z">${inside}</w:ins>`
    const bytes = await makeDocx(
      paragraph(`${run('Rent is $900.')}${theirs(8, `${run(' It is due on the first')}${run(' of each month.')}`)}`) +
        paragraph(theirs(9, run('New is all of it.'))),
    )
    const { body, tracked } = await rewritten(
      bytes,
      ['first', 'fifth day'],
      ['$900', '$950'],
      ['New is all', 'All is new'],
    )
    expect(tracked).toBe(3)
    expect(words(body, 'del')).toEqual(['900', 'first', 'New', 'all'])
    expect(words(body, 'ins').join('|')).not.toContain('</w:ins>')
    // Nobody's insertion is within another's, so that each can be taken or refused alone.
    const tree = treeOf(body)
    const within = (node: typeof tree, name: string): (typeof tree)[] =>
      node.children.flatMap((one) =>
        typeof one === 'string' ? [] : [...(one.name === name ? [one] : []), ...within(one, name)],
      )
    const [all, nested] = [within(tree, 'w:ins'), within(tree, 'w:ins').flatMap((one) => within(one, 'w:ins'))]
    expect(nested).toEqual([])
    const ids = all.map(({ attributes }) => attributes['w:id'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(all.filter(({ attributes }) => attributes['w:author'] === 'Them').length).toBeGreaterThan(2)
    expect(all.every(({ children }) => children.length > 0)).toBe(true)
  })

  it('in a line with a symbol or an equation is made beside it, and is a comment where it would take it along', async () => {
    const math = (words: string) =>
      `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>${words}</m:t></m:r></m:oMath>`
    const bytes = await makeDocx(
      paragraph(`${run('Pay ')}<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>${run(' the water bill.')}`) +
        paragraph(`${run('The fee is ')}${math('a+b')}${run(' a month.')}`) +
        paragraph(`${run('The rest is ')}${math('c')}`) +
        paragraph(run('Last words.')),
    )
    const made = await rewritten(bytes, ['water', 'gas'], ['month', 'year'], ['rest', 'balance'], ['Last', 'Final'])
    expect([made.tracked, made.commented]).toEqual([4, []])
    const kept = await rewritten(bytes, ['fee is a+b a', 'sum is due each'])
    expect(kept.commented.map(({ reason }) => reason)).toEqual(['symbol'])
  })

  it('in a control for words, or in a link, stays in it, and has no new line there', async () => {
    const control = (kind: string, inside: string) =>
      `<w:sdt><w:sdtPr>${kind}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
    const bytes = await makeDocx(
      paragraph(`${run('Name: ')}${control('<w:text/>', run('Ada Bell'))}`) +
        paragraph(`${run('See ')}<w:hyperlink>${run('the rules of the house')}</w:hyperlink>${run('.')}`),
    )
    const made = await rewritten(bytes, ['Ada', 'Eve'], ['the house', 'this house'])
    expect(made.tracked).toBe(2)
    expect(made.body).toMatch(/<w:sdtContent><w:del [^>]*>.*Ada.*<\/w:del>.*Bell.*<\/w:sdtContent>/)
    const broken = await rewritten(bytes, ['rules of', 'rules\nof'], ['Bell', 'Bell\nand more'])
    expect(broken.commented.map(({ reason }) => reason)).toEqual(['cells', 'cells'])
    expect(() => treeOf(broken.body)).not.toThrow()
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
    const bytes = await makeDocx(paragraph(run('First.')) + paragraph(run('Under 4 it lasts two years.')))
    // As a reader has it that saw a sign which is nowhere in the file.
    const text = 'First.\nUnder § 4 it lasts two years.'
    const blocks = [
      { start: 0, end: 6 },
      { start: 7, end: text.length },
    ]
    const start = text.indexOf('two years')
    const rewrites = [{ ...lawyer, start, end: start + 'two years'.length, text: 'three years' }]
    const { commented } = await redline(bytes, { text, blocks }, { rewrites, remarks: [], notes })
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
})
