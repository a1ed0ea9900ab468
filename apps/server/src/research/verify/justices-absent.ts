import { notSitting, whenSat } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

/** The Supreme Court alone has its justices' years; a status that is worse already says enough. */
export function withoutAbsent(judged: Judged, { court, year, parentheticals }: Written): Judged {
  const { check } = judged
  if (court !== 'scotus' || year === undefined || (check.status !== 'verified' && check.status !== 'unchecked'))
    return judged
  for (const words of parentheticals) {
    const absent = notSitting(words, year)
    // What the text itself shows counts for more than any list.
    const isShown = check.parentheticals?.some(({ text, outcome }) => text === words && outcome === 'agrees')
    if (!absent || isShown) continue
    const found = whenSat(absent)
    return {
      ...judged,
      check: {
        ...check,
        status: 'mismatch',
        reason: `${check.found ? 'The authority exists, but a' : 'A'} parenthetical does not fit: a justice named ${absent.name} sat ${found}, and the decision is of ${year}.`,
        differences: [{ field: 'parenthetical', written: words, found }],
      },
    }
  }
  return judged
}
