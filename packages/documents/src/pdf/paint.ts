import { loadPdfjs, type PDFPageProxy } from './open.ts'
import { multiply } from './runs.ts'

/** A box in the page's own units. */
export interface Box {
  left: number
  bottom: number
  right: number
  top: number
}

/** Text as it was painted. */
export interface PaintedText {
  letters: number
  box: Box
  size: number
  /** Painted without ink: rendering mode 3 or 7, or no opacity. */
  inkless: boolean
  colour: string
  order: number
}

/** An area that was painted over all that was there. */
export interface PaintedArea {
  box: Box
  colour: string
  order: number
}

export interface Painting {
  texts: PaintedText[]
  areas: PaintedArea[]
  pictures: Box[]
  /** Paths drawn: hundreds of them and no text may be letters drawn as outlines. */
  paths: number
  fonts: Set<string>
}

interface State {
  matrix: readonly number[]
  colour: string
  opacity: number
  plain: boolean
  mode: number
  size: number
  leading: number
  rise: number
  stretch: number
}

interface Glyph {
  unicode: string
  width: number
}

const start: State = {
  matrix: [1, 0, 0, 1, 0, 0],
  colour: '#000000',
  opacity: 1,
  plain: true,
  mode: 0,
  size: 1,
  leading: 0,
  rise: 0,
  stretch: 1,
}

/** Follows what a page paints, in order, as far as it takes to tell which text can be seen. */
export async function paintingOf(page: PDFPageProxy): Promise<Painting> {
  const { OPS } = await loadPdfjs()
  const { fnArray, argsArray } = await page.getOperatorList()
  const painting: Painting = { texts: [], areas: [], pictures: [], paths: 0, fonts: new Set() }
  const fills = new Set<number>([
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ])
  const pictures = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintSolidColorImageMask,
  ])
  const stack: State[] = []
  let state = { ...start }
  let text: readonly number[] = start.matrix
  let line: readonly number[] = start.matrix
  const move = (x: number, y: number): void => {
    line = multiply(line, [1, 0, 0, 1, x, y])
    text = line
  }
  for (let order = 0; order < fnArray.length; order++) {
    const op = fnArray[order] as number
    const args = (argsArray[order] ?? []) as unknown[]
    if (op === OPS.save || op === OPS.paintFormXObjectBegin) {
      stack.push({ ...state })
      if (Array.isArray(args[0]) || args[0] instanceof Float32Array)
        state.matrix = multiply(state.matrix, args[0] as number[])
    } else if (op === OPS.restore || op === OPS.paintFormXObjectEnd) state = stack.pop() ?? { ...start }
    else if (op === OPS.transform) state.matrix = multiply(state.matrix, args as number[])
    else if (op === OPS.setFillRGBColor) state.colour = String(args[0])
    else if (op === OPS.setFillColorN || op === OPS.setFillTransparent) state.colour = 'pattern'
    else if (op === OPS.setGState) setState(state, args[0])
    else if (op === OPS.setTextRenderingMode) state.mode = Number(args[0])
    else if (op === OPS.setFont) {
      painting.fonts.add(String(args[0]))
      state.size = Number(args[1])
    } else if (op === OPS.setLeading) state.leading = -Number(args[0])
    else if (op === OPS.setTextRise) state.rise = Number(args[0])
    else if (op === OPS.setHScale) state.stretch = Number(args[0]) / 100
    else if (op === OPS.beginText) {
      text = start.matrix
      line = start.matrix
    } else if (op === OPS.setTextMatrix) {
      line = Array.from((args[0] as ArrayLike<number>) ?? [])
      text = line
    } else if (op === OPS.moveText) move(Number(args[0]), Number(args[1]))
    else if (op === OPS.setLeadingMoveText) {
      state.leading = Number(args[1])
      move(Number(args[0]), Number(args[1]))
    } else if (op === OPS.nextLine) move(0, state.leading)
    else if (op === OPS.showText) {
      const shown = show(args[0], state, text, order)
      text = multiply(text, [1, 0, 0, 1, shown.advance, 0])
      if (shown.painted) painting.texts.push(shown.painted)
    } else if (op === OPS.constructPath) {
      painting.paths++
      const area = fills.has(Number(args[0])) && state.plain && state.opacity > 0.9 ? areaOf(args, state) : undefined
      if (area) painting.areas.push({ box: area, colour: state.colour, order })
    } else if (pictures.has(op)) painting.pictures.push(boxOf(state.matrix, 0, 0, 1, 1))
  }
  return painting
}

function setState(state: State, changes: unknown): void {
  if (!Array.isArray(changes)) return
  for (const change of changes) {
    if (!Array.isArray(change)) continue
    if (change[0] === 'ca') state.opacity = Number(change[1])
    // A highlighter's colour is multiplied in and covers nothing.
    if (change[0] === 'BM') state.plain = change[1] === 'source-over' || change[1] === 'Normal'
  }
}

function show(
  glyphs: unknown,
  state: State,
  text: readonly number[],
  order: number,
): { advance: number; painted?: PaintedText } {
  if (!Array.isArray(glyphs)) return { advance: 0 }
  let width = 0
  let shown = ''
  for (const glyph of glyphs as (Glyph | number)[]) {
    if (typeof glyph === 'number') width -= glyph
    else if (glyph) {
      width += glyph.width
      shown += glyph.unicode ?? ''
    }
  }
  const advance = (width / 1_000) * state.size * state.stretch
  const letters = shown.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters === 0) return { advance }
  const matrix = multiply(state.matrix, text)
  const box = boxOf(matrix, 0, state.rise - state.size * 0.1, advance, state.rise + state.size * 0.6)
  const size = Math.abs(state.size) * Math.hypot(matrix[2] ?? 0, matrix[3] ?? 0)
  const inkless = state.mode === 3 || state.mode === 7 || state.opacity < 0.05
  // Modes 1, 2, 5 and 6 draw the letters' edges, whatever they are filled with.
  const colour = [1, 2, 5, 6].includes(state.mode) ? 'pattern' : state.colour
  return { advance, painted: { letters, box, size, inkless, colour, order } }
}

/** A filled path that is a rectangle, or as simple as one. */
function areaOf(args: readonly unknown[], state: State): Box | undefined {
  const data = (args[1] as ArrayLike<unknown> | undefined)?.[0] as ArrayLike<number> | null | undefined
  const ends = args[2] as ArrayLike<number> | null | undefined
  if (!ends || (data && data.length > 24)) return undefined
  return boxOf(state.matrix, ends[0] ?? 0, ends[1] ?? 0, ends[2] ?? 0, ends[3] ?? 0)
}

function boxOf(m: readonly number[], x0: number, y0: number, x1: number, y1: number): Box {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const xs = [x0, x1].flatMap((x) => [y0, y1].map((y) => a * x + c * y + e))
  const ys = [x0, x1].flatMap((x) => [y0, y1].map((y) => b * x + d * y + f))
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}
