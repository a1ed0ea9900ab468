import type { Part, Run, Signature } from '@casewright/templates/pages'
import {
  draw,
  type Element,
  element,
  ink,
  type Pen,
  page,
  type SetText,
  type Setting,
  type Strip,
  type Tag,
} from '@casewright/word/pdf'
import { itemKeepsWithNext, keepsWithNext } from '../keep.ts'
import type { Paper } from '../paper.ts'

const left = page.margin
const width = page.width - 2 * page.margin

const body: Setting = { style: 'regular', size: 11, leading: 15 }
const bold: Setting = { ...body, style: 'bold' }
const title: Setting = { style: 'bold', size: 14.5, leading: 20, align: 'center' }
const name: Setting = { style: 'bold', size: 18, leading: 24, align: 'center' }
const small: Setting = { style: 'regular', size: 9, leading: 13, align: 'center' }
const note: Setting = { style: 'italic', size: 9.5, leading: 13, color: '#7a4b00' }
const noteRule = '#b08a3c'

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** Where a text stands, and what stands with its first line. */
interface Place {
  tag?: Tag
  x?: number
  before?: number
  keep?: boolean
  /** All of its lines stand on one page. */
  whole?: boolean
  first?: (top: number) => void
  last?: (bottom: number) => void
}

export const stripsOf = (paper: Paper, pen: Pen, root: Element): Strip[] =>
  paper.parts.flatMap((part, n) => partStrips(part, n, paper, pen, root))

function partStrips(part: Part, n: number, { parts }: Paper, pen: Pen, root: Element): Strip[] {
  const keep = keepsWithNext(parts, n)
  const text = (runs: readonly Run[], setting: Setting, place: Place, into = root) =>
    textStrips(pen.set(runs, width + left - (place.x ?? left), setting), pen, into, place)
  switch (part.kind) {
    case 'title':
      return text(upper(part.runs), title, { tag: 'H1', before: 0, keep, whole: true }).concat(space(14, true))
    case 'heading':
      return text(part.runs, bold, { tag: 'H2', before: 16, keep, whole: true })
    case 'paragraph':
      return text(part.runs, body, { before: 8, keep })
    case 'letterhead':
      return letterhead(part, text, pen)
    case 'lines':
      return part.lines.flatMap((line, i) =>
        text(
          line,
          { ...body, align: part.side },
          {
            before: i > 0 ? 0 : part.toSign ? 44 : 12,
            keep: keep || i < part.lines.length - 1,
          },
        ),
      )
    case 'clause':
      return clause(part, keep, pen, root)
    case 'items':
      return items(part, pen, root)
    case 'rows':
      return rows(part, pen, root)
    case 'signatures':
      return part.signatures.flatMap((one, i) =>
        signature(one, keep || i < part.signatures.length - 1, pen, text, root),
      )
    case 'note':
      return noteStrips(part.runs, text, pen)
  }
}

type Text = (runs: readonly Run[], setting: Setting, place: Place, into?: Element) => Strip[]

/** A strip a line. Two lines at least stand together at the foot and at the head of a page. */
function textStrips(set: SetText, pen: Pen, parent: Element, place: Place): Strip[] {
  const { tag = 'P', x = left, before = 0, keep = false, whole = false } = place
  const into = element(tag, parent)
  const last = set.lines.length - 1
  return set.lines.map((_, n) => ({
    height: set.setting.leading,
    before: n === 0 ? before : 0,
    keep: n === last ? keep : whole || n === 0 || n === last - 1,
    draw: (top) => {
      if (n === 0) place.first?.(top)
      draw(pen.document, into, () => pen.line(set, n, x, top))
      if (n === last) place.last?.(top + set.setting.leading)
    },
  }))
}

const space = (height: number, keep: boolean): Strip => ({ height: 0, before: height, keep, draw: () => {} })

const upper = (runs: readonly Run[]) => runs.map((run) => ({ ...run, text: run.text.toUpperCase() }))

function letterhead({ name: words, lines }: Of<'letterhead'>, text: Text, pen: Pen): Strip[] {
  const rules = (bottom: number) => {
    pen.rule(left, bottom + 8, width, 0.6, '#4a4a4a')
    pen.rule(left, bottom + 10.4, width, 0.6, '#4a4a4a')
  }
  const all = [words, ...lines]
  return all
    .flatMap((line, n) =>
      text(line, n === 0 ? name : small, {
        before: n === 1 ? 2 : 0,
        keep: true,
        whole: true,
        ...(n === all.length - 1 && { last: rules }),
      }),
    )
    .concat({ height: 24, before: 0, keep: true, draw: () => {} })
}

const clauseAt = [
  { number: left, text: left + 36, before: 10 },
  { number: left, text: left + 36, before: 7 },
  { number: left + 36, text: left + 64, before: 7 },
] as const

function clause({ number, level, heading, runs }: Of<'clause'>, keep: boolean, pen: Pen, root: Element): Strip[] {
  const at = clauseAt[level]
  const said = runs.length > 0
  const all = [
    ...(heading ? [...heading.map((run) => ({ ...run, bold: true })), { text: said ? '. ' : '.', bold: true }] : []),
    ...runs,
  ]
  const label = pen.set([{ text: number }], at.text - at.number, level === 0 ? bold : body)
  const set = pen.set(all, width + left - at.text, body)
  const into = element('P', root)
  const last = set.lines.length - 1
  return set.lines.map((_, n) => ({
    height: body.leading,
    before: n === 0 ? at.before : 0,
    keep: n === last ? keep : n === 0 || n === last - 1,
    draw: (top) =>
      draw(pen.document, into, () => {
        if (n === 0) pen.line(label, 0, at.number, top)
        pen.line(set, n, at.text, top)
      }),
  }))
}

function items({ items }: Of<'items'>, pen: Pen, root: Element): Strip[] {
  const list = element('L', root)
  return items.flatMap((item, n) => {
    const entry = element('LI', list)
    const label = element('Lbl', entry)
    const bullet = pen.set([{ text: '•' }], 12, body)
    return textStrips(pen.set(item, width - 27, body), pen, entry, {
      tag: 'LBody',
      x: left + 27,
      before: 4,
      keep: itemKeepsWithNext(n, items.length),
      first: (top) => draw(pen.document, label, () => pen.line(bullet, 0, left + 14, top)),
    })
  })
}

const labelWidth = 140

function rows({ rows }: Of<'rows'>, pen: Pen, root: Element): Strip[] {
  const table = element('Table', root)
  const strips = rows.flatMap(({ label, runs }, row) => {
    const into = element('TR', table)
    const [head, cell] = [element('TH', into), element('TD', into)]
    const heads = pen.set([{ text: label }], labelWidth - 10, bold)
    const cells = pen.set(runs, width - labelWidth, body)
    const count = Math.max(heads.lines.length, cells.lines.length)
    return Array.from({ length: count }, (_, n): Strip => {
      const [above, below] = [n === 0 ? 4 : 0, n === count - 1 ? 4 : 0]
      return {
        height: above + body.leading + below,
        before: row === 0 && n === 0 ? 8 : 0,
        keep: n < count - 1 && count < 20,
        draw: (top) => {
          if (row === 0 && n === 0) pen.rule(left, top, width)
          if (heads.lines[n]) draw(pen.document, head, () => pen.line(heads, n, left, top + above))
          if (cells.lines[n]) draw(pen.document, cell, () => pen.line(cells, n, left + labelWidth, top + above))
          if (below) pen.rule(left, top + above + body.leading + below, width)
        },
      }
    })
  })
  return strips
}

/** The party, and the lines to sign on under it; all on one page. `keep`: and on that of what stands after them. */
function signature({ party, lines }: Signature, keep: boolean, pen: Pen, text: Text, root: Element): Strip[] {
  const [labels, line] = [66, 220]
  return [
    ...text(party, bold, { before: 22, keep: true, whole: true }),
    ...lines.flatMap(({ label, value }, row) => {
      const into = element('P', root)
      const names = pen.set([{ text: `${label}:` }], labels - 4, body)
      const words = pen.set(value ?? [], line, body)
      const count = Math.max(names.lines.length, words.lines.length)
      return Array.from(
        { length: count },
        (_, n): Strip => ({
          height: body.leading,
          before: n === 0 ? 14 : 0,
          keep: keep || row < lines.length - 1 || n < count - 1,
          draw: (top) => {
            draw(pen.document, into, () => {
              if (names.lines[n]) pen.line(names, n, left, top)
              if (words.lines[n]) pen.line(words, n, left + labels, top)
            })
            if (n === count - 1) pen.rule(left + labels, top + body.leading, line, 0.75, ink)
          },
        }),
      )
    }),
  ]
}

function noteStrips(runs: readonly Run[], text: Text, pen: Pen): Strip[] {
  let from = 0
  const strips = text(runs, note, {
    tag: 'P',
    x: left + 8,
    before: 28,
    whole: true,
    first: (top) => {
      from = top - 6
    },
    last: (bottom) => box(pen, from, bottom + 6),
  })
  return strips
}

function box(pen: Pen, top: number, bottom: number): void {
  const { document } = pen
  document.markContent('Artifact', { type: 'Layout' })
  document
    .rect(left, top, width, bottom - top)
    .dash(3, { space: 2 })
    .lineWidth(0.6)
    .strokeColor(noteRule)
    .stroke()
    .undash()
  document.endMarkedContent()
}

export const footSetting: Setting = { ...small, color: '#4a4a4a' }
