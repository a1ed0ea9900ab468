import { courtOf } from '@casewright/law'
import { overrulingsList } from '../known/cases-named.ts'
import { caseIndex } from '../known/indexed-cases.ts'
import type { Names } from '../verify/status.ts'

/** What sources are called for people, by their ids. */
export type SourceTitles = Readonly<Record<string, string>>

export const titlesOf = (sources: readonly { id: string; title: string }[]): SourceTitles =>
  Object.fromEntries(sources.map(({ id, title }) => [id, title]))

/** Courts and sources by their names for people. */
export const namesFor = (titles: SourceTitles): Names => ({
  court: (id) => courtOf(id)?.name ?? id,
  source: (id) => ownNames[id] ?? titles[id] ?? id,
})

const ownNames: Readonly<Record<string, string>> = {
  library: 'the library',
  [caseIndex]: 'the case index',
  [overrulingsList]: 'the list of Supreme Court decisions',
}
