import type { LawQuery } from '@casewright/core'
import type { LibraryResults, QueryVector } from '@casewright/library'
import type { Who } from '../../platform/egress/index.ts'
import type { Meaning } from '../meaning/index.ts'
import type { LawDeps } from './deps.ts'

type Vector = Awaited<ReturnType<Meaning['vectorOf']>>

/** Searches the library by words, and by meaning where it can, and says which. */
export async function searchLibrary(
  { library, meaning }: Pick<LawDeps, 'library' | 'meaning'>,
  query: LawQuery,
  who: Who,
  signal: AbortSignal,
): Promise<{ found: LibraryResults; by: 'words' | 'words and meaning'; note: string }> {
  let asked: Promise<Vector> | undefined
  const vector = async (): Promise<QueryVector | undefined> => {
    asked ??= meaning.vectorOf(query.text, who, signal)
    const made = await asked
    return 'vector' in made ? made : undefined
  }
  const found = await library.search(query, { vector })
  const notes = [found.problem, partOf(found), asked && without(await asked)]
  return { found, by: found.meaning ? 'words and meaning' : 'words', note: notes.filter(Boolean).join(' ') }
}

const count = (number: number) => number.toLocaleString('en-US')

/** While vectors are being made, meaning knows a part of the library. */
const partOf = ({ meaning }: LibraryResults) =>
  meaning && meaning.embedded < meaning.authorities
    ? `${count(meaning.embedded)} of ${count(meaning.authorities)} authorities can be found by meaning so far; all of them by words.`
    : ''

const without = (made: Vector) =>
  'vector' in made || made.isMeant ? '' : `${made.unavailable} Only words were searched.`
