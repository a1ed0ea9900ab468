import type { MarkSpec } from 'prosemirror-model'

/** Tells neighbours of the same kind apart: two blanks that touch stay two. */
const key = { key: { default: 0 } }

const attribute = (dom: string | HTMLElement, name: string): string =>
  typeof dom === 'string' ? '' : (dom.getAttribute(name) ?? '')

/** What a run of a document can be, as marks of its text. */
export const marks = {
  /** The heading of a clause, which runs into its text. */
  lead: {
    inclusive: false,
    parseDOM: [{ tag: 'strong[data-lead]' }],
    toDOM: () => ['strong', { 'data-lead': '' }, 0],
  },
  /** Something that was not given: a bracketed label until words take its place. */
  blank: {
    attrs: { field: {}, label: {}, sensitive: { default: false }, ...key },
    inclusive: false,
    parseDOM: [
      {
        tag: 'span[data-blank]',
        getAttrs: (dom) => ({
          field: attribute(dom, 'data-blank'),
          label: attribute(dom, 'data-label'),
          sensitive: attribute(dom, 'data-hidden') !== '',
          key: Number(attribute(dom, 'data-key')),
        }),
      },
    ],
    toDOM: ({ attrs: { field, label, sensitive, key } }) => [
      'span',
      { 'data-blank': field, 'data-label': label, 'data-key': key, ...(sensitive && { 'data-hidden': 'yes' }) },
      0,
    ],
  },
  /** The value of a field. */
  value: {
    attrs: { field: {}, ...key },
    parseDOM: [
      {
        tag: 'span[data-field]',
        getAttrs: (dom) => ({ field: attribute(dom, 'data-field'), key: Number(attribute(dom, 'data-key')) }),
      },
    ],
    toDOM: ({ attrs }) => ['span', { 'data-field': attrs.field, 'data-key': attrs.key }, 0],
  },
  /** Shown masked until the person asks for it. */
  sensitive: {
    parseDOM: [{ tag: 'span[data-sensitive]' }],
    toDOM: () => ['span', { 'data-sensitive': '' }, 0],
  },
  /** A model wrote it and nothing that was given holds it; the reason stands in the list of doubts. */
  doubt: {
    attrs: { why: {}, ...key },
    inclusive: false,
    parseDOM: [
      {
        tag: 'mark[data-doubt]',
        getAttrs: (dom) => ({ why: attribute(dom, 'data-doubt'), key: Number(attribute(dom, 'data-key')) }),
      },
    ],
    toDOM: ({ attrs: { why, key } }) => [
      'mark',
      { 'data-doubt': why, 'data-key': key, 'aria-describedby': doubtId(key) },
      0,
    ],
  },
  bold: {
    parseDOM: [{ tag: 'b' }],
    toDOM: () => ['b', 0],
  },
} satisfies Record<string, MarkSpec>

/** The id of the element that gives the reason of a doubt. */
export const doubtId = (key: number): string => `doubt-${key}`
