import { amendedWords, type CitationCheck, counted, type ReadText } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Cited } from '@casewright/law'

/** Decisions that are named in one note. */
const mostNamed = 3

/**
 * In a sentence, when each section that is cited was last amended, as its publisher prints it, and what of the document is
 * older: the year that is written with it, and decisions that are cited too and that cite it. It says nothing against the
 * section.
 * @returns by place in `cited.wanted`
 */
export async function amendedNotes(
  cited: Cited,
  checks: readonly (CitationCheck | undefined)[],
  texts: ReadonlyMap<string, ReadText>,
  { law, signal }: Pick<ToolContext, 'law' | 'signal'>,
): Promise<Map<number, string>> {
  const decisions = new Map(
    checks.flatMap((check) => {
      const { id, date, name } = check?.found ?? {}
      const isCase = id !== undefined && texts.get(id)?.authority.kind === 'case'
      return isCase && date ? [[id, `${name} (${date.slice(0, 4)})`] as const] : []
    }),
  )
  const notes = new Map<number, string>()
  for (const [at, check] of checks.entries()) {
    const id = check?.found?.id
    const amendments = id === undefined ? undefined : texts.get(id)?.amendments
    const last = amendments?.at(-1)
    if (id === undefined || !amendments || !last) continue
    signal.throwIfAborted()
    const year = Number(last.date.slice(0, 4))
    const written = writtenYear(cited, at)
    const citing = decisions.size > 0 ? await law.citing(id) : []
    const older = citing.flatMap(({ citing: { id: by, date = '' } }) => {
      const decision = decisions.get(by)
      return decision && Number(date.slice(0, 4)) < year ? [decision] : []
    })
    notes.set(
      at,
      [
        amendedWords(last),
        written && written < year && `The citation names ${written}: check which text applies.`,
        older.length > 0 &&
          `${named(older)}, which this document also cites, ${older.length === 1 ? 'was' : 'were'} decided before that and ${older.length === 1 ? 'cites' : 'cite'} this section: check that the words are the same.`,
      ]
        .filter(Boolean)
        .join(' '),
    )
  }
  return notes
}

function named(decisions: readonly string[]): string {
  const shown = decisions.slice(0, mostNamed)
  const left = decisions.length - shown.length
  const all = left > 0 ? [...shown, counted(left, 'other decision')] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** The year that every citation of it names; undefined: none does, or they differ. */
function writtenYear({ places, authorities }: Cited, wanted: number): number | undefined {
  const years = new Set(
    places.flatMap((place) => {
      const full = place.wanted === wanted && place.authority !== null ? authorities[place.authority]?.full : undefined
      return full?.kind === 'law' && full.year ? [full.year] : []
    }),
  )
  const [only, other] = years
  return other === undefined ? only : undefined
}
