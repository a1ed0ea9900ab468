import { type Cited, type Source, type Span, type TreatmentKind, treatmentsIn } from '@casewright/law'

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
  return new Set(
    authorities.flatMap(({ full }, at) =>
      saidAt.has(full.core.start) || (full.kind === 'law' && saysOfLaw(text, full)) ? [at] : [],
    ),
  )
}

/** 'U.S. Const. amend. XVIII (repealed 1933)', 'which was repealed by', 'the repealed'. */
const after =
  /^[\s,(]*(?:(?:which|that) )?(?:(?:is|was|were|has been|since|now|later) ){0,2}(?:repealed|superseded|expired)\b/i
const before = /\b(?:repealed|repealing|superseded|superseding|former)\s(?:the\s)?$/i

const saysOfLaw = (text: string, { start, end }: Span): boolean =>
  after.test(text.slice(end, end + 60)) || before.test(text.slice(Math.max(0, start - 30), start))
