import { courtOf } from '@casewright/law'
import type { ConnectedSource } from '../sources/index.ts'
import type { Names } from '../verify/status.ts'

/** Courts and sources by their names for people. */
export const namesFor = (sources: readonly ConnectedSource[]): Names => ({
  court: (id) => courtOf(id)?.name ?? id,
  source: (id) => (id === 'library' ? 'the library' : (sources.find((source) => source.id === id)?.title ?? id)),
})
