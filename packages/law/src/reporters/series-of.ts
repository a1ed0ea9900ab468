import { jurisdictions } from '../jurisdictions/jurisdictions.ts'
import { reporters } from './reporters.ts'
import { type Series, series } from './series.ts'

/**
 * Years of the decisions in series whose first and last volumes are certain, after the Bluebook's Table T1, held in November
 * 2026 against reporters-db, against 478 citations to them in real opinions, and, where a series changed, against what its
 * court says of it: Wash. 2d ended with volume 200 in 2023, Ill. 2d and Ill. App. 3d with June of 2011. A
 * decision may be some years off them all the same, so who compares leaves some slack. The table of reporters has years as
 * well, and not all of them are those of the decisions: '2 Mass. 244' is of 1806, and it says 1867.
 */
const table = `Cal. 2d 1934-1969|Cal. 3d 1969-1991|Cal. 4th 1991-2016|Cal. 5th 2016-|Cal. App. 2d 1934-1969|Cal. App. 3d 1969-1991|Cal. App. 4th 1991-2016|Cal. App. 5th 2016-|Cal. Rptr. 1959-1991|Cal. Rptr. 2d 1991-2003|Cal. Rptr. 3d 2003-|N.Y.2d 1956-2003|N.Y.3d 2003-|A.D.2d 1955-2004|A.D.3d 2003-|Misc. 2d 1955-2004|Misc. 3d 2003-|N.Y.S.2d 1937-2015|N.Y.S.3d 2014-|Ill. 2d 1953-2011|Ill. App. 3d 1971-2011|Wash. 2d 1939-2023|Ohio St. 2d 1964-1982|Ohio St. 3d 1982-|F.R.D. 1938-|B.R. 1979-|Fed. Cl. 1992-`

const states = new Set(jurisdictions.flatMap(({ code, kind }) => (kind === 'state' ? [code] : [])))

let further: Map<string, Series> | undefined

/** The reporter of an abbreviation, whose years, courts and states are certain. Undefined: nothing certain is known of it. */
export function seriesOf(abbreviation: string): Series | undefined {
  further ??= readTable()
  return series[abbreviation] ?? further.get(abbreviation)
}

function readTable(): Map<string, Series> {
  return new Map(
    table.split('|').map((row): [string, Series] => {
      const at = row.lastIndexOf(' ')
      const abbreviation = row.slice(0, at)
      const [from = 0, to = 0] = row
        .slice(at + 1)
        .split('-')
        .map(Number)
      const all = reporters.filter(({ editions }) => editions.some((one) => one.abbreviation === abbreviation))
      const places = all.length === 1 ? (all[0]?.jurisdictions ?? []) : []
      const isOfState = places.length === 1 && places.every((place) => states.has(place))
      const name = all.length === 1 ? `${abbreviation} (${all[0]?.name})` : abbreviation
      return [abbreviation, { name, years: [from, to || null], ...(isOfState && { states: places }) }]
    }),
  )
}
