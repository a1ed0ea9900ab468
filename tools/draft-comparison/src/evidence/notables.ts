import { findAmounts, findDates, findPercentages } from '@casewright/law'
import type { DraftRead, Notable, RowShown, Span } from '../output.ts'
import { isReference } from './numbering.ts'
import { strayed, type Titled } from './references.ts'
import { turnsSense } from './sense.ts'
import { quoted, wordsAt } from './words.ts'

const numberWords =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|twice|monthly|quarterly|annual(?:ly)?|yearly|weekly|daily)\b/i
/** Words longer than these were rewritten, and no number or name alone changed. */
const mostLength = 120

/** What a lawyer looks at first: words that turn the sense, moves and references that point elsewhere, then amounts, percentages, dates, other numbers and names that changed. */
export function notablesOf(
  older: DraftRead,
  newer: DraftRead,
  rows: readonly RowShown[],
  clauseName: (index: number) => string,
  titles: Titled,
): Notable[] {
  const found: Notable[] = strayed(older, newer, rows, titles, clauseName)
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
      // "Neither party may" that became "The Client may not" is one turn.
      const isTold =
        kind === 'sense' && found.some((one) => one.kind === 'sense' && one.row === index && isNear(one, newer, change))
      if (kind && !isTold)
        found.push({
          kind,
          older: shown(kind, older.text, change.older),
          newer: shown(kind, newer.text, change.newer),
          ...at,
        })
    }
  }
  const order: readonly Notable['kind'][] = [
    'sense',
    'move',
    'reference',
    'amount',
    'percentage',
    'date',
    'number',
    'name',
  ]
  return found.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || one.row - other.row)
}

export function kindOf(
  older: DraftRead,
  newer: DraftRead,
  change: { older: Span; newer: Span },
  row: RowShown,
): Notable['kind'] | undefined {
  const [was, is] = [wordsAt(older.text, change.older), wordsAt(newer.text, change.newer)]
  if (turnsSense(was, is)) return 'sense'
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

const isNear = ({ newer: told }: Notable, { text }: DraftRead, change: { newer: Span }): boolean =>
  told.split(' ').slice(0, 3).join(' ') === inSentence(text, change.newer).split(/\s+/).slice(0, 3).join(' ')

/** Words that turn the sense, with a few of those around them. */
function inSentence(text: string, { start, end }: Span): string {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 60)
  const near = text.slice(from, end + 60)
  const lead =
    near
      .slice(0, start - from)
      .split(/(?<=[.;:])\s/)
      .at(-1) ?? ''
  const rest = near.slice(end - from).split(/(?=[.;:\n])/)[0] ?? ''
  return `${lead.split(' ').slice(-4).join(' ')}${text.slice(start, end)}${rest.split(' ').slice(0, 4).join(' ')}`.trim()
}

/** All of an amount, a percentage or a date, and a number with what it counts, even where only a part of it changed. */
export function shown(kind: Notable['kind'], text: string, change: Span): string {
  if (kind === 'sense') return wordsAt(inSentence(text, change), { start: 0, end: 240 })
  const { text: near, start, end } = around(text, change)
  const whole = (finders[kind]?.(near) ?? []).filter((one) => one.start < end && one.end > start)
  const from = Math.min(start, ...whole.map((one) => one.start))
  const to = Math.max(end, ...whole.map((one) => one.end))
  const unit = kind === 'number' ? (counted.exec(near.slice(to))?.[0] ?? '') : ''
  return `${wordsAt(near, { start: from, end: to })}${noUnit.test(unit) ? '' : unit}`
}
