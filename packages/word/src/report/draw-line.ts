import { draw, type Pen } from '../pdf/index.ts'
import type { SetLine } from './set.ts'

/** A line with its rule and its number, in a column that begins at `x`. */
export function drawLine({ set, n, into, indent, rule, label }: SetLine, pen: Pen, x: number, top: number): void {
  if (rule) pen.bar(x + 2, top, set.setting.leading, rule.color, rule.isDashed)
  if (label) draw(pen.document, label.into, () => pen.line(label.set, 0, x + label.indent, top))
  draw(pen.document, into, () => pen.line(set, n, x + indent, top))
}
