import type { Block } from '@casewright/core'
import { numberDepth, readsAsHeading } from '../text/heading-words.ts'

const item = /^\s{0,12}([-*•·▪○]|\(?[a-z0-9ivx]{1,4}[.)])\s+\S/i

/**
 * The blocks of plain text: paragraphs between blank lines. Where lines are not wrapped by hand,
 * every line is a paragraph of its own.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const wrapped = isWrapped(text)
  let open: Block | undefined
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') {
      open = undefined
      continue
    }
    const start = line.start + (line.text.length - line.text.trimStart().length)
    const end = line.start + line.text.trimEnd().length
    const kind = goesOn(text, open, line.text) && wrapped ? 'paragraph' : kindOf(line.text)
    if (open && wrapped && kind === 'paragraph' && open.kind !== 'heading') {
      open.end = end
      continue
    }
    open = {
      kind,
      start,
      end,
      ...(kind === 'heading' ? { level: Math.min(6, numberDepth(line.text.trim()) ?? 1) } : {}),
    }
    blocks.push(open)
  }
  return blocks
}

const lettered = /^\s{0,12}\(?[a-z]{1,4}[.)]\s+\S/i
const stopped = /[.!?:;,]["'”’)\]]{0,3}$/
/** A line that is nearly full was broken where the next word did not fit. */
const fullFrom = 50

/** 'conference under / Fed. R. Civ. P. 16', 'these same parties / (No. 22-187)': the rest of a sentence, and no item of a list. */
function goesOn(text: string, open: Block | undefined, line: string): boolean {
  if (!open || open.kind === 'heading' || !lettered.test(line)) return false
  const before = text.slice(text.lastIndexOf('\n', open.end - 1) + 1, open.end)
  return before.trimEnd().length >= fullFrom && !stopped.test(before.trimEnd())
}

function kindOf(line: string): Block['kind'] {
  if (readsAsHeading(line)) return 'heading'
  return item.test(line) ? 'list-item' : 'paragraph'
}

function* linesOf(text: string): Generator<{ start: number; text: string }> {
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf('\n', start)
    const stop = end === -1 ? text.length : end
    yield { start, text: text.slice(start, stop) }
    start = stop + 1
  }
}

/** Lines were wrapped by hand when most full ones end near one width and few are long. */
function isWrapped(text: string): boolean {
  let lines = 0
  let long = 0
  let full = 0
  for (const line of linesOf(text)) {
    const length = line.text.trimEnd().length
    if (length === 0) continue
    lines++
    if (length > 120) long++
    else if (length >= 50) full++
  }
  return full >= 3 && long <= lines * 0.05
}
