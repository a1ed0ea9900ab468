/**
 * About when volumes of the regional reporters were decided. The first and last of a series are of its years; those between
 * were held in November 2026 against 1,112 citations in real opinions, of which nine are more than four years off; the
 * third series against citations in public texts (400 P.3d of 2017, 600 S.W.3d and 300 So. 3d of 2020, 120 N.E.3d of 2019,
 * and 900 N.W.2d of 2017). Good enough to say that a year should be looked at, and no ground to call a citation wrong.
 */
const table = `A.2d 1 1938 100 1954 200 1964 300 1973 400 1979 500 1985 600 1991 700 1997 800 2002 900 2006 999 2010
N.E.2d 1 1936 100 1951 200 1964 300 1973 400 1980 500 1986 600 1992 700 1998 800 2003 900 2009 999 2013
N.E.3d 1 2014 120 2019
N.W.2d 1 1942 100 1960 200 1972 300 1981 400 1987 500 1993 600 1999 700 2005 800 2011 900 2017
P.2d 1 1931 100 1940 200 1949 300 1956 400 1965 500 1972 600 1979 700 1985 800 1990 900 1995 999 2000
P.3d 1 2000 400 2017
S.E.2d 1 1939 100 1958 200 1973 300 1983 400 1991
S.W.2d 1 1928 100 1937 200 1947 300 1957 400 1966 500 1973 600 1980 700 1985 800 1990 900 1995 999 1999
S.W.3d 1 1999 600 2020
So. 2d 1 1941 100 1958 200 1967 300 1974 400 1981 500 1987 600 1992 700 1997 800 2001 900 2005 999 2009
So. 3d 1 2009 100 2012 300 2020`

type Knot = readonly [volume: number, year: number]

let known: Map<string, Knot[]> | undefined

/** About when a volume of a regional reporter was decided. Undefined: it is none, or past the volumes that are known. */
export function yearOfRegional(reporter: string, volume: number): number | undefined {
  known ??= new Map(table.split('\n').map(rowOf))
  const knots = known.get(reporter) ?? []
  const next = knots.findIndex(([at]) => at >= volume)
  const high = knots[next]
  if (!high) return undefined
  const low = knots[next - 1] ?? high
  const part = high === low ? 0 : (volume - low[0]) / (high[0] - low[0])
  return Math.round(low[1] + part * (high[1] - low[1]))
}

function rowOf(row: string): [string, Knot[]] {
  const [, reporter = '', numbers = ''] = /^(\D+\dd) (.+)$/.exec(row) ?? []
  const all = numbers.split(' ').map(Number)
  return [reporter, all.flatMap((volume, i): Knot[] => (i % 2 === 0 ? [[volume, all[i + 1] ?? 0]] : []))]
}
