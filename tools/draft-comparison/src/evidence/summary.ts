import type { ClauseChanged, DraftRead, Favor, RowShown } from '../output.ts'
import type { Clauses } from './clauses.ts'
import { favorOf } from './favors/favors.ts'
import { kindOf, shown } from './notables.ts'
import { isNumbering, type Numbers } from './numbering.ts'
import { turnsOf } from './turns.ts'
import { quoted, withSign, wordsAt } from './words.ts'

interface Given {
  older: DraftRead
  newer: DraftRead
  rows: readonly RowShown[]
  parties: readonly string[]
  clauses: Clauses
  numbers: Numbers
}

/** So many sentences say what changed in a clause; the redline has the rest. */
const mostSentences = 4

/** Each clause that changed: what, and for whom it is better where a rule can tell. */
export function summaryOf(given: Given): ClauseChanged[] {
  const byClause = new Map<number, { row: RowShown; index: number }[]>()
  for (const [index, row] of given.rows.entries()) {
    if (row.changed === undefined) continue
    const list = byClause.get(row.clause) ?? []
    list.push({ row, index })
    byClause.set(row.clause, list)
  }
  return [...byClause].map(([clause, list]) => {
    const said = [...new Set(list.flatMap(({ row }) => sentencesFor(given, row)))]
    const left = said.length - mostSentences
    const favors = list
      .flatMap(({ row }) => turnsOf(given.older, given.newer, row))
      .flatMap((turn) => favorOf(turn, given.parties) ?? [])
    return {
      number: given.clauses.number(clause),
      title: given.clauses.title(clause) || (clause === 0 ? 'Before the first clause' : ''),
      what:
        left > 0 ? [...said.slice(0, mostSentences), `And ${left} more ${left === 1 ? 'change' : 'changes'}.`] : said,
      favors: distinct(favors),
      sort: sortOf(given, list),
      row: list[0]?.index ?? 0,
    }
  })
}

const distinct = (favors: readonly Favor[]): Favor[] => [
  ...new Map(favors.map((one) => [`${one.party} ${one.why}`, one])).values(),
]

function sortOf(given: Given, list: readonly { row: RowShown }[]): ClauseChanged['sort'] {
  const isWords = ({ row }: { row: RowShown }) =>
    row.kind === 'added' ||
    row.kind === 'removed' ||
    (row.changes ?? []).some((change) => !isNumbering(given, row, change))
  if (list.some(isWords)) return 'words'
  return list.some(({ row }) => row.kind === 'moved') ? 'place' : 'number'
}

function sentencesFor(given: Given, row: RowShown): string[] {
  const { older, newer, rows, clauses } = given
  if (row.kind === 'added' && row.newer) return [`New: ${quoted(wordsAt(newer.text, row.newer))}`]
  if (row.kind === 'removed' && row.older) return [`Removed: ${quoted(wordsAt(older.text, row.older))}`]
  const changes = (row.changes ?? []).filter((change) => !isNumbering(given, row, change))
  const said = changes.map((change) => {
    const kind = kindOf(older, newer, change, row)
    // "30 days" became "15 days", and not "30" "15".
    if (kind === 'number' || kind === 'percentage' || kind === 'date')
      return `${quoted(shown(kind, older.text, change.older), 90)} became ${quoted(shown(kind, newer.text, change.newer), 90)}.`
    const was = wordsAt(older.text, withSign(older.text, change.older))
    const is = wordsAt(newer.text, withSign(newer.text, change.newer))
    if (was === '') return `Added: ${quoted(is)}`
    return is === '' ? `Removed: ${quoted(was)}` : `${quoted(was, 90)} became ${quoted(is, 90)}.`
  })
  if (row.kind !== 'moved') return said.length > 0 ? said : [numbered(given, row)]
  const left = rows.find((one) => one.kind === 'left' && one.move === row.move)
  const from = left ? clauses.name(left.clause) : ''
  const isWordForWord = said.length === 0
  const number = isWordForWord && (row.changes ?? []).length > 0 ? ', but for its number' : ''
  return [`Moved from ${from}${isWordForWord ? `, word for word${number}` : ''}.`, ...said]
}

function numbered({ older, newer }: Given, row: RowShown): string {
  const said = (row.changes ?? []).flatMap((change) => {
    const [was, is] = [wordsAt(older.text, change.older), wordsAt(newer.text, change.newer)]
    if (was === '' || is === '') return []
    return change.newer.start === row.newer?.start
      ? [`Renumbered from ${was} to ${is}; its words are the same.`]
      : [`It refers to ${is} in place of ${was}, the new number of the same clause.`]
  })
  return said.length > 0 ? said.join(' ') : 'Divided into paragraphs in another way.'
}
