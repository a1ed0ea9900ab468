import { courtOf } from '@casewright/law'
import { caseIndex } from '../known/indexed-cases.ts'
import type { Names } from '../verify/status.ts'

/** What sources are called for people, by their ids. */
export type SourceTitles = Readonly<Record<string, string>>

export const titlesOf = (sources: readonly { id: string; title: string }[]): SourceTitles =>
  Object.fromEntries(sources.map(({ id, title }) => [id, title]))

/** Courts and sources by their names for people. */
export const namesFor = (titles: SourceTitles): Names => ({
  court: (id) => courtOf(id)?.name ?? id,
  source: (id) => (id === 'library' ? 'the library' : id === caseIndex ? 'the case index' : (titles[id] ?? id)),
})
