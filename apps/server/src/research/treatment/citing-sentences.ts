import type { CitingSentence } from '@casewright/core'
import type { Library } from '@casewright/library'
import { yearOf } from './cited.ts'
import { isOf } from './cited-by.ts'

/** Of what all others cite, the latest are enough. */
const most = 500

/**
 * Where later opinions of the library cite an authority of it, in the court's own voice as far as was read: one sentence of
 * each, the latest first. Empty: nobody does, or it is not in the library.
 */
export async function citingSentences(
  library: Pick<Library, 'read' | 'citing' | 'citingWords'>,
  id: string,
): Promise<CitingSentence[]> {
  const held = await library.read(id)
  if (!held) return []
  const { authority } = held
  // The date of an enactment is that of its text.
  const year = authority.kind === 'case' ? (yearOf(authority.date) ?? 0) : 0
  const { keys, opinions, isShared } = await library.citing(authority)
  const later = opinions
    .filter(isOf(authority, isShared))
    .filter(({ date }) => (yearOf(date) ?? 0) >= year)
    .sort((one, other) => (other.date ?? '').localeCompare(one.date ?? '') || one.citing - other.citing)
    .slice(0, most)
  const words = await library.citingWords(
    keys,
    later.map(({ citing }) => citing),
  )
  return later.flatMap(({ id: citing, title, citation, date, kind, citing: number }) => {
    const said = words.get(number)
    if (said?.voice !== 'court') return []
    const { startAt: start, endAt: end } = said
    return [
      {
        citing: { id: citing, title, citation, ...(date && { date }) },
        kind,
        start,
        end,
        words: said.words,
      },
    ]
  })
}
