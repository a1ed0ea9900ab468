import { findAmounts, findDates, findPercentages } from '@casewright/law'
import type { DraftRead, Notable, RowShown, Span } from '../output.ts'
import { isReference } from './numbering.ts'
import { quoted, wordsAt } from './words.ts'

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|twice|monthly|quarterly|annual(?:ly)?|yearly|weekly|daily)\b/i
/** Words longer than these were rewritten, and no number or name alone changed. */
const mostLength = 120

/** What a lawyer looks at first: moves, then amounts, percentages, dates, other numbers and names that changed. */
export function notablesOf(
  older: DraftRead,
  newer: DraftRead,
  rows: readonly RowShown[],
  clauseName: (index: number) => string,
): Notable[] {
  const found: Notable[] = []
  for (const [index, row] of rows.entries()) {
    const at = { clause: clauseName(row.clause), row: index }
    if (row.kind === 'moved' && row.newer) {
      const left = rows.find((one) => one.kind === 'left' && one.move === row.move)
      // Of paragraphs that moved together the first stands for all.
      const last = rows[index - 1]
      const isFirst =
        last?.kind !== 'moved' ||
        last.older === undefined ||
        row.older === undefined ||
        last.older.end > row.older.start
      if (left && isFirst)
        found.push({
          kind: 'move',
          older: clauseName(left.clause),
          newer: quoted(wordsAt(newer.text, row.newer), 90),
          ...at,
        })
    }
    for (const change of row.changes ?? []) {
      const kind = kindOf(older, newer, change, row)
      if (kind)
        found.push({
          kind,
          older: shown(kind, older.text, change.older),
          newer: shown(kind, newer.text, change.newer),
          ...at,
        })
    }
  }
  const order: readonly Notable['kind'][] = ['move', 'amount', 'percentage', 'date', 'number', 'name']
  return found.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || one.row - other.row)
}

function kindOf(
  older: DraftRead,
  newer: DraftRead,
  change: { older: Span; newer: Span },
  row: RowShown,
): Notable['kind'] | undefined {
  const [was, is] = [wordsAt(older.text, change.older), wordsAt(newer.text, change.newer)]
  if (was === '' || is === '' || was.length > mostLength || is.length > mostLength) return undefined
  if (change.newer.start === row.newer?.start && /^[\d.()a-zA-Z]{1,8}$/.test(is)) return undefined
  if (isReference(newer.text, change.newer.start)) return undefined
  const [before, after] = [around(older.text, change.older), around(newer.text, change.newer)]
  const both = (finds: (text: string) => readonly Span[]) => touches(finds, before) && touches(finds, after)
  if (both(findAmounts)) return 'amount'
  if (both(findPercentages)) return 'percentage'
  if (both(findDates)) return 'date'
  const hasNumber = (words: string) => /\d/.test(words) || numberWords.test(words)
  if (hasNumber(was) && hasNumber(is)) return 'number'
  return isName(was) && isName(is) && !isSentenceStart(newer.text, change.newer.start) ? 'name' : undefined
}

/** Some text around a change, and where the change is in it. */
function around(text: string, { start, end }: Span) {
  const from = Math.max(0, start - 40)
  return { text: text.slice(from, end + 40), start: start - from, end: end - from }
}

const touches = (finds: (text: string) => readonly Span[], { text, start, end }: { text: string } & Span): boolean =>
  finds(text).some((one) => one.start < end && one.end > start)

const isName = (words: string): boolean => {
  const parts = words.match(/[\p{L}\p{N}]+/gu) ?? []
  const small = /^(?:of|and|the|de|for|at)$/
  return parts.length > 0 && parts.length <= 8 && parts.every((part) => /^\p{Lu}/u.test(part) || small.test(part))
}

const isSentenceStart = (text: string, at: number): boolean =>
  /(?:^|[.;:\n\f”"])\s{0,3}$/.test(text.slice(Math.max(0, at - 5), at))

const finders: Readonly<Partial<Record<Notable['kind'], (text: string) => readonly Span[]>>> = {
  amount: findAmounts,
  percentage: findPercentages,
  date: findDates,
}
/** What a number counts: "(10) business days", not "(10) of the". */
const counted = /^(?:[\s-](?:business|calendar|consecutive|full|working))?[\s-]\p{Ll}{2,14}/u
const noUnit = /^[\s-](?:and|are|as|at|by|for|from|if|in|is|may|of|on|or|per|shall|such|than|that|the|to|will|with)$/

/** All of an amount, a percentage or a date, and a number with what it counts, even where only a part of it changed. */
function shown(kind: Notable['kind'], text: string, change: Span): string {
  const { text: near, start, end } = around(text, change)
  const whole = (finders[kind]?.(near) ?? []).filter((one) => one.start < end && one.end > start)
  const from = Math.min(start, ...whole.map((one) => one.start))
  const to = Math.max(end, ...whole.map((one) => one.end))
  const unit = kind === 'number' ? (counted.exec(near.slice(to))?.[0] ?? '') : ''
  return `${wordsAt(near, { start: from, end: to })}${noUnit.test(unit) ? '' : unit}`
}
