import { expect, test } from 'vitest'
import { proseOf } from './markdown.ts'

const plain = (text: string) => ({ kind: 'paragraph', spans: [{ text }] })

test('headings, paragraphs and lists keep their form', () => {
  expect(proseOf('## Use\n\nOne\nline, **bold** and *not*.\n\n1. First\n2. Second\n')).toEqual([
    { kind: 'heading', level: 2, spans: [{ text: 'Use' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'One line, ' },
        { text: 'bold', mark: 'strong' },
        { text: ' and ' },
        { text: 'not', mark: 'em' },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'First' }], [{ text: 'Second' }]] },
  ])
})

test('HTML stands as it was written, and is never an element', () => {
  expect(proseOf('<script>alert(1)</script>\n')).toEqual([plain('<script>alert(1)</script>')])
  expect(proseOf('Read <b onclick="x()">this</b>.')).toEqual([
    {
      kind: 'paragraph',
      spans: [{ text: 'Read ' }, { text: '<b onclick="x()">' }, { text: 'this' }, { text: '</b>' }, { text: '.' }],
    },
  ])
})

test('a link leads to the web, to a mailbox or within the product, and nowhere else', () => {
  const hrefs = (markdown: string) => proseOf(markdown).flatMap((block) => ('spans' in block ? block.spans : []))
  expect(hrefs('[the bar](https://bar.example/rules)')).toEqual([
    { text: 'the bar', href: 'https://bar.example/rules' },
  ])
  expect(hrefs('[mail](mailto:a@b.example)')).toEqual([{ text: 'mail', href: 'mailto:a@b.example' }])
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//other.example'])
    expect(hrefs(`[words](${bad})`)).toEqual([{ text: 'words' }])
})
