import type { ReportText } from '@casewright/core/server'
import { type Element, element, type Pen, type Run, type SetText, type Setting } from '../pdf/index.ts'
import { inOneLine, modelRule, paragraphsOf, sourceRule, toneColors } from './stretches.ts'

export const body: Setting = { style: 'regular', size: 10.5, leading: 14.5 }
export const small: Setting = { style: 'regular', size: 9, leading: 12.5 }

/** A line of a text as it is put on a page or into a cell. */
export interface SetLine {
  set: SetText
  n: number
  into: Element
  /** From the left edge of the column. */
  indent: number
  /** Above it, in a column as wide as the page. */
  before: number
  /** It stands on the page of the next one. */
  keep: boolean
  rule?: { color: string; isDashed?: boolean }
  /** A number or a bullet, with its own element. */
  label?: { set: SetText; into: Element; indent: number }
}

interface Column {
  pen: Pen
  width: number
  /** In which the column's text is set. */
  setting: Setting
  parent: Element
  /** Cells have no element of their own for each paragraph. */
  isCell?: boolean
}

interface Look extends Partial<Pick<SetLine, 'indent' | 'before' | 'rule' | 'label' | 'into'>> {
  setting?: Setting
  /** Its last line stands with what follows. */
  keep?: boolean
}

/** A paragraph, broken into lines. */
export function setRuns(runs: readonly Run[], column: Column, look: Look = {}): SetLine[] {
  const { pen, width, parent, isCell } = column
  const { setting = column.setting, indent = 0, before = 6, keep = false, rule, label } = look
  const into = look.into ?? (isCell ? parent : element('P', parent))
  const set = pen.set(runs, width - indent, setting)
  const last = set.lines.length - 1
  return set.lines.map((_, n) => ({
    set,
    n,
    into,
    indent,
    before: n === 0 ? before : 0,
    keep: n === last ? keep : n === 0 || n === last - 1,
    ...(rule && { rule }),
    ...(n === 0 && label && { label }),
  }))
}

/** A block of a report in lines. */
export function setBlock(block: ReportText, column: Column): SetLine[] {
  const quiet: Setting = column.setting.size < small.size ? column.setting : small
  switch (block.kind) {
    case 'text':
      return paragraphsOf(block.words).flatMap((runs) => setRuns(runs, column, block.small ? { setting: quiet } : {}))
    case 'points':
      return setPoints(block, column)
    case 'quotation': {
      const rule = { color: `#${sourceRule}` }
      const hasSource = block.source !== undefined
      return [
        ...setRuns([{ text: `“${block.text}”` }], column, { indent: 12, rule, keep: hasSource }),
        ...(hasSource
          ? setRuns(inOneLine(block.source ?? ''), column, { indent: 12, before: 0, setting: quiet, rule })
          : []),
      ]
    }
    case 'written':
      return paragraphsOf(block.words).flatMap((runs) =>
        setRuns(runs, column, { indent: 12, rule: { color: `#${modelRule}`, isDashed: true } }),
      )
    case 'status': {
      const color = `#${toneColors[block.tone]}`
      const words = inOneLine(block.words ?? '')
      const hasWords = words.length > 0
      const label: Setting = { ...quiet, style: 'bold', color }
      return [
        ...setRuns([{ text: `${block.label}.` }], column, {
          indent: 12,
          setting: label,
          rule: { color },
          keep: hasWords,
        }),
        ...(hasWords ? setRuns(words, column, { indent: 12, before: 0, setting: quiet, rule: { color } }) : []),
      ]
    }
    case 'address':
      return setRuns([{ text: `${block.label}: ${block.url}` }], column, { setting: quiet, before: 3 })
  }
}

function setPoints({ items, numbered }: Extract<ReportText, { kind: 'points' }>, column: Column): SetLine[] {
  const { pen, setting, isCell } = column
  const indent = numbered && items.length > 9 ? 24 : 16
  const list = isCell ? column.parent : element('L', column.parent)
  return items.flatMap((item, n) => {
    const entry = isCell ? list : element('LI', list)
    const mark = isCell ? entry : element('Lbl', entry)
    const into = isCell ? entry : element('LBody', entry)
    const set = pen.set([{ text: numbered ? `${n + 1}.` : '•' }], indent, setting)
    return setRuns(inOneLine(item), column, { indent, before: 4, into, label: { set, into: mark, indent: 0 } })
  })
}
