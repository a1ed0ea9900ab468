import type { NodeSpec } from 'prosemirror-model'

const part = (kind: string, tag = 'div') => ({
  parseDOM: [{ tag: `${tag}[data-part="${kind}"]` }],
  toDOM: () => [tag, { 'data-part': kind }, 0] as const,
})
const block = { group: 'block', defining: true } as const
const words = { content: 'text*' } as const
/** Backspace at its start takes nothing of what stands before it. */
const apart = { ...words, isolating: true } as const

/** The parts of a document, and what they are made of. Their looks hang on `data-part`. */
export const nodes = {
  doc: { content: 'block+' },
  paragraph: { ...words, ...block, ...part('paragraph', 'p') },
  title: { ...words, ...block, ...part('title', 'h3') },
  heading: { ...words, ...block, ...part('heading', 'h3') },
  note: { ...words, ...block, isolating: true, ...part('note') },
  letterhead: { content: 'name line*', ...block, ...part('letterhead') },
  lines: {
    content: 'line+',
    ...block,
    attrs: { side: { default: 'left' }, toSign: { default: false } },
    parseDOM: [
      {
        tag: 'div[data-part="lines"]',
        getAttrs: (dom: HTMLElement) => ({ side: dom.dataset.side, toSign: dom.dataset.sign !== undefined }),
      },
    ],
    toDOM: ({ attrs: { side, toSign } }) => [
      'div',
      { 'data-part': 'lines', 'data-side': side, ...(toSign && { 'data-sign': '' }) },
      0,
    ],
  },
  clause: {
    ...words,
    ...block,
    attrs: { level: { default: 0 } },
    parseDOM: [
      {
        tag: 'div[data-part="clause"]',
        getAttrs: (dom: HTMLElement) => ({ level: Number(dom.dataset.level) }),
      },
    ],
    toDOM: ({ attrs: { level } }) => ['div', { 'data-part': 'clause', 'data-level': level }, 0],
  },
  items: { content: 'item+', ...block, ...part('items', 'ul') },
  rows: { content: 'row+', ...block, ...part('rows') },
  signatures: { content: 'signature+', ...block, ...part('signatures') },

  name: { ...apart, ...part('name', 'p') },
  line: { ...words, ...part('line', 'p') },
  item: { ...words, ...part('item', 'li') },
  row: { content: 'label answer', ...part('row') },
  signature: { content: 'party signLine*', ...part('signature') },
  party: { ...apart, ...part('party', 'p') },
  signLine: {
    content: 'label answer',
    attrs: { asked: { default: true } },
    parseDOM: [
      {
        tag: 'div[data-part="sign-line"]',
        getAttrs: (dom: HTMLElement) => ({ asked: dom.dataset.asked !== undefined }),
      },
    ],
    toDOM: ({ attrs: { asked } }) => ['div', { 'data-part': 'sign-line', ...(asked && { 'data-asked': '' }) }, 0],
  },
  label: { ...apart, marks: '', ...part('label', 'p') },
  answer: { ...apart, ...part('answer', 'p') },
  text: {},
} satisfies Record<string, NodeSpec>
