import { type Cited, type Source, type TreatmentKind, treatmentsIn } from '@casewright/law'

const grave: ReadonlySet<TreatmentKind> = new Set([
  'overruled',
  'overruled in part',
  'abrogated',
  'superseded',
  'reversed',
  'vacated',
  'criticized',
  'questioned',
  'limited',
])

/** Which authorities the document itself says are overruled or limited, by their places in `cited.authorities`. */
export function flagsSaid({ text }: Source, { authorities }: Cited): Set<number> {
  const saidAt = new Set(
    treatmentsIn({ text }).flatMap(({ kind, isDenied, of }) => (grave.has(kind) && !isDenied ? [of.core.start] : [])),
  )
  return new Set(authorities.flatMap(({ full }, at) => (saidAt.has(full.core.start) ? [at] : [])))
}
