import { rightToLeft } from '../text-lines.ts'
import { type Atom, atomsOf, type Measure, type Run } from './atoms.ts'
import { leftToRight, textOf } from './direction.ts'
import type { Style } from './faces.ts'
import { breakLines, type Line } from './lines.ts'
import { drawBeside } from './tags.ts'

export const ink = '#1a1a1a'
const faint = '#8a8a8a'
const blankShade = '#f6e7c1'

/** How a text is set. Points. */
export interface Setting {
  style: Style
  size: number
  leading: number
  color?: string
  align?: 'left' | 'center' | 'right'
}

/** A text that is broken into lines. */
export interface SetText {
  lines: Line[]
  width: number
  setting: Setting
  base: 'ltr' | 'rtl'
}

/** Measures and draws text in a document. */
export class Pen {
  readonly document: PDFKit.PDFDocument
  readonly #widths = new Map<string, number>()

  constructor(document: PDFKit.PDFDocument) {
    this.document = document
  }

  set(runs: readonly Run[], width: number, setting: Setting): SetText {
    const measure = this.#measure(setting.size)
    const lines = breakLines(atomsOf(runs, setting.style, measure), width, measure)
    return { lines, width, setting, base: rightToLeft(runs.map(({ text }) => text).join('')) ? 'rtl' : 'ltr' }
  }

  /** Draws a line of a text with its top at `y`. */
  line({ lines, width, setting, base }: SetText, n: number, x: number, y: number): void {
    const { atoms, width: taken } = lines[n] ?? { atoms: [], width: 0 }
    const side = setting.align ?? (base === 'rtl' ? 'right' : 'left')
    let at = x + (side === 'left' ? 0 : (width - taken) / (side === 'center' ? 2 : 1))
    const baseline = y + setting.leading / 2 + setting.size * 0.33
    for (const atom of joined(leftToRight(atoms, base, this.#measure(setting.size)))) {
      if (atom.blank) this.#shade(at, baseline, atom.width, setting.size)
      this.#text(atom, at, baseline, setting)
      at += atom.width
    }
  }

  rule(x: number, y: number, width: number, weight = 0.5, color = faint): void {
    drawBeside(this.document, 'Layout', () =>
      this.document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(color)
        .stroke(),
    )
  }

  /** An upright rule beside a text. */
  bar(x: number, y: number, height: number, color: string, isDashed = false): void {
    drawBeside(this.document, 'Layout', () => {
      this.document
        .moveTo(x, y)
        .lineTo(x, y + height)
        .lineWidth(1.5)
        .strokeColor(color)
      if (isDashed) this.document.dash(3, { space: 2 }).stroke().undash()
      else this.document.stroke()
    })
  }

  #text({ text, actual, face }: Atom, x: number, baseline: number, { size, color = ink }: Setting): void {
    if (!text) return
    const { document } = this
    if (actual) document.markContent('Span', { actual })
    document
      .font(face)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    if (actual) document.endMarkedContent()
  }

  #shade(x: number, baseline: number, width: number, size: number): void {
    this.document
      .rect(x - 1, baseline - size * 0.82, width + 2, size * 1.12)
      .fillColor(blankShade)
      .fill()
  }

  #measure(size: number): Measure {
    return ({ face, text }) => {
      const key = `${face}${size} ${text}`
      const known = this.#widths.get(key)
      if (known !== undefined) return known
      const width = this.document.font(face).fontSize(size).widthOfString(text)
      this.#widths.set(key, width)
      return width
    }
  }
}

/** Neighbours that are drawn alike are drawn at once: they are copied from the file as one. */
function joined(atoms: readonly Atom[]): Atom[] {
  const out: Atom[] = []
  for (const atom of atoms) {
    const last = out.at(-1)
    const alike = last && last.face === atom.face && last.blank === atom.blank && !last.actual && !atom.actual
    if (alike && !/[^ -\u024f\u2000-\u206f]/.test(textOf([last, atom])))
      out[out.length - 1] = { ...last, text: last.text + atom.text, width: last.width + atom.width }
    else out.push(atom)
  }
  return out
}
