import { CasewrightError, type DocumentText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import { compareDrafts } from '@casewright/redline'
import { clausesIn } from './evidence/clauses.ts'
import { definitionsChanged } from './evidence/definitions.ts'
import { partyNames } from './evidence/favors/parties.ts'
import { notablesOf } from './evidence/notables.ts'
import { numbersIn } from './evidence/numbering.ts'
import { summaryOf } from './evidence/summary.ts'
import { wordCount } from './evidence/words.ts'
import type { Compared, DraftRead, RowShown } from './output.ts'

/** What differs between two drafts, from their words alone. */
export async function compare(_: unknown, context: ToolContext): Promise<Compared> {
  const [one, other] = context.files.documents
  if (!one || !other) throw new CasewrightError('bad-input', 'This needs two documents. Choose two and try again.')
  const [older, newer] = [
    draftOf(one.name, await context.files.read(one.id)),
    draftOf(other.name, await context.files.read(other.id)),
  ]
  context.progress({ message: 'Comparing the drafts' })
  const found = compareDrafts(older, newer)
  const clauses = clausesIn(older, newer)
  let number = 0
  const rows = found.map((row): RowShown => {
    const { old, now } = { old: undefined, now: undefined, ...row }
    const isChanged = row.kind !== 'same' && row.kind !== 'left'
    return {
      kind: row.kind,
      ...(old && { older: old }),
      ...(now && { newer: now }),
      ...('move' in row && { move: row.move }),
      ...('changes' in row &&
        row.changes.length > 0 && { changes: row.changes.map((change) => ({ older: change.old, newer: change.now })) }),
      clause:
        row.kind === 'removed' || row.kind === 'left' ? clauses.ofOlder(row.old.start) : clauses.ofNewer(row.now.start),
      ...(isChanged && { changed: ++number }),
    }
  })
  const parties = partyNames(newer, older)
  const named = (index: number) => clauses.name(index)
  const summary = summaryOf({ older, newer, rows, parties, clauses, numbers: numbersIn(older, newer, rows) })
  return {
    older,
    newer,
    rows,
    clauses: summary,
    clausesTotal: clauses.count,
    first: notablesOf(older, newer, rows, named, clauses.titles),
    definitions: definitionsChanged(older, newer, rows, named),
    parties,
    ...counted(older, newer, rows),
    changes: number,
    coverage: context.coverage({ notes: ['All words of both drafts were compared, without a model.'] }),
  }
}

const draftOf = (name: string, { kind, text, blocks, warnings }: DocumentText): DraftRead => ({
  name,
  kind,
  text,
  blocks: blocks.map((block) => ({
    kind: block.kind,
    start: block.start,
    end: block.end,
    ...(block.level !== undefined && { level: block.level }),
  })),
  ...(warnings.length > 0 && { warnings }),
})

function counted(older: DraftRead, newer: DraftRead, rows: readonly RowShown[]) {
  let [wordsOut, wordsIn, moves] = [0, 0, 0]
  for (const row of rows) {
    if (row.kind === 'removed' && row.older) wordsOut += wordCount(older.text, row.older)
    if (row.kind === 'added' && row.newer) wordsIn += wordCount(newer.text, row.newer)
    if (row.kind === 'moved') moves++
    for (const change of row.changes ?? []) {
      wordsOut += wordCount(older.text, change.older)
      wordsIn += wordCount(newer.text, change.newer)
    }
  }
  return { wordsOut, wordsIn, moves }
}
