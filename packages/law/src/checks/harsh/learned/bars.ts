import type { Judged } from './model.ts'

/**
 * From where on a sentence is told as harsh, and its kind by name, set by hands that were held out (docs/evaluation.md):
 * it is harsh rather than fair, unlike what agreements commonly say, and made of enough that is known. Of what is surely
 * of one kind, less is asked.
 */
export const bars = { harsh: 0.72, unusual: 0.57, known: 0.3, lead: 2.6, sure: { unusual: 0.5, lead: 4 } }

export const isHarsh = ({ harsh, unusual, known, lead }: Judged, least = bars.harsh): boolean =>
  harsh >= least &&
  known >= bars.known &&
  (unusual >= bars.unusual || (unusual >= bars.sure.unusual && lead >= bars.sure.lead))

export const isKindSure = ({ lead }: Judged): boolean => lead >= bars.lead

/** Of hands that were held out, 64 of the 90 kinds between this lead and that of the sure ones were right: enough to ask by, and not to tell. */
export const isKindLikely = ({ lead }: Judged): boolean => lead >= 1.5
