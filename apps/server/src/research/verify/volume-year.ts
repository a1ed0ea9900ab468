import { seriesOf, yearOfRegional } from '@casewright/law'
import type { Judged } from './status.ts'
import type { Written } from './written.ts'

/** A decision may be printed some years late, and the years of volumes are about right. */
const slack = 6

/**
 * A citation of a regional reporter that nobody has, with a year that is far from its volume's: the reason says so. The
 * status stays, since the years of these volumes are not certain enough to call a citation wrong.
 */
export function withVolumeYear(judged: Judged, { kind, year, cites }: Written): Judged {
  const { check } = judged
  if (kind !== 'case' || year === undefined || check.status !== 'unchecked') return judged
  const says = cites.flatMap(({ normalized }) => {
    const [volume = '', ...rest] = normalized.split(' ')
    const reporter = rest.slice(0, -1).join(' ')
    const about = yearOfRegional(reporter, Number(volume))
    return about === undefined || Math.abs(year - about) <= slack
      ? []
      : `Check volume and year: volume ${volume} of ${seriesOf(reporter)?.name ?? reporter} has decisions of about ${about}, and the citation says ${year}.`
  })
  if (says.length === 0) return judged
  return {
    ...judged,
    check: { ...check, reason: [check.reason, ...says].join(' ').replace(/Series has/g, 'Series, has') },
  }
}
