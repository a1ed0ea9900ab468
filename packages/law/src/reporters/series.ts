/** A reporter whose years, courts and states are certain. */
export interface Series {
  name: string
  /** Of the decisions in it. Null: it still appears. */
  years: readonly [from: number, to: number | null]
  /** Which federal courts it prints; the others of its years are not known. */
  prints?: 'appeals' | 'district'
  /** Of a regional reporter, or one of a state: the states whose courts it prints. */
  states?: readonly string[]
  /** About when some of its volumes were decided, in order. */
  volumes?: readonly (readonly [volume: number, year: number])[]
  /** From this volume on no known decision is more than a year off. */
  closeFrom?: number
}

const atlantic = ['ct', 'de', 'dc', 'me', 'md', 'nh', 'nj', 'pa', 'ri', 'vt']
const northEastern = ['il', 'in', 'ma', 'ny', 'oh']
const northWestern = ['ia', 'mi', 'mn', 'ne', 'nd', 'sd', 'wi']
const pacific = ['ak', 'az', 'ca', 'co', 'hi', 'id', 'ks', 'mt', 'nv', 'nm', 'ok', 'or', 'ut', 'wa', 'wy']
const southEastern = ['ga', 'nc', 'sc', 'va', 'wv']
const southWestern = ['ar', 'ky', 'mo', 'tn', 'tx']
const southern = ['al', 'fl', 'la', 'ms']

/** By abbreviation. What is not certain is not here. */
export const series: Readonly<Record<string, Series>> = {
  'U.S.': {
    name: 'the United States Reports',
    years: [1754, null],
    // Of 7,358 decisions since then in the Supreme Court Database 5,719 are of the year itself, and the others one off.
    closeFrom: 360,
    // biome-ignore format: a table
    volumes: [
      [100, 1879], [163, 1896], [200, 1906], [250, 1919], [300, 1937], [310, 1940], [320, 1943], [330, 1947], [340, 1951], [347, 1954],
      [350, 1956], [360, 1959], [370, 1962], [380, 1965], [390, 1968], [400, 1970], [410, 1973], [420, 1975], [430, 1977],
      [440, 1979], [450, 1981], [460, 1983], [470, 1985], [480, 1987], [490, 1989], [500, 1991], [510, 1994], [520, 1997],
      [530, 2000], [540, 2003], [550, 2007], [560, 2010], [570, 2013], [580, 2017], [590, 2020], [600, 2023],
    ],
  },
  'S. Ct.': {
    name: 'the Supreme Court Reporter',
    years: [1882, null],
    // biome-ignore format: a table
    volumes: [
      [1, 1882], [50, 1930], [100, 1980], [140, 2020],
    ],
  },
  'F.2d': {
    name: 'the Federal Reporter, Second Series',
    years: [1924, 1993],
    prints: 'appeals',
    // biome-ignore format: a table
    volumes: [
      [1, 1924], [100, 1939], [200, 1953], [300, 1962], [400, 1968], [500, 1974], [600, 1979], [700, 1983], [800, 1986],
      [900, 1990], [999, 1993],
    ],
  },
  'F.3d': {
    name: 'the Federal Reporter, Third Series',
    years: [1993, 2021],
    prints: 'appeals',
    // biome-ignore format: a table
    volumes: [
      [1, 1993], [100, 1996], [200, 2000], [300, 2002], [400, 2005], [500, 2007], [600, 2010], [700, 2012], [800, 2015],
      [900, 2018], [999, 2021],
    ],
  },
  'F.4th': {
    name: 'the Federal Reporter, Fourth Series',
    years: [2021, null],
    prints: 'appeals',
    volumes: [
      [1, 2021],
      [50, 2022],
      [100, 2024],
    ],
  },
  'F. Supp.': {
    name: 'the Federal Supplement',
    years: [1932, 1998],
    prints: 'district',
    // biome-ignore format: a table
    volumes: [
      [1, 1932], [100, 1951], [200, 1962], [300, 1969], [400, 1975], [500, 1980], [600, 1985], [700, 1988], [800, 1992],
      [900, 1995], [999, 1998],
    ],
  },
  'F. Supp. 2d': {
    name: 'the Federal Supplement, Second Series',
    years: [1998, 2014],
    prints: 'district',
    // biome-ignore format: a table
    volumes: [
      [1, 1998], [100, 2000], [200, 2002], [300, 2004], [400, 2005], [500, 2007], [600, 2009], [700, 2010], [800, 2011],
      [900, 2012], [999, 2014],
    ],
  },
  'F. Supp. 3d': {
    name: 'the Federal Supplement, Third Series',
    years: [2014, null],
    prints: 'district',
    // biome-ignore format: a table
    volumes: [
      [1, 2014], [100, 2015], [200, 2016], [300, 2018], [400, 2019], [500, 2020], [600, 2022], [678, 2023],
    ],
  },
  "F. App'x": { name: 'the Federal Appendix', years: [2001, 2021], prints: 'appeals' },
  'U.S. App. LEXIS': {
    name: 'the numbers that Lexis gives to courts of appeals',
    years: [1790, null],
    prints: 'appeals',
  },
  'U.S. Dist. LEXIS': {
    name: 'the numbers that Lexis gives to district courts',
    years: [1790, null],
    prints: 'district',
  },
  'A.2d': { name: 'the Atlantic Reporter, Second Series', years: [1938, 2010], states: atlantic },
  'A.3d': { name: 'the Atlantic Reporter, Third Series', years: [2010, null], states: atlantic },
  'N.E.2d': { name: 'the North Eastern Reporter, Second Series', years: [1936, 2014], states: northEastern },
  'N.E.3d': { name: 'the North Eastern Reporter, Third Series', years: [2014, null], states: northEastern },
  'N.W.2d': { name: 'the North Western Reporter, Second Series', years: [1942, null], states: northWestern },
  'P.2d': { name: 'the Pacific Reporter, Second Series', years: [1931, 2000], states: pacific },
  'P.3d': { name: 'the Pacific Reporter, Third Series', years: [2000, null], states: pacific },
  'S.E.2d': { name: 'the South Eastern Reporter, Second Series', years: [1939, null], states: southEastern },
  'S.W.2d': { name: 'the South Western Reporter, Second Series', years: [1928, 1999], states: southWestern },
  'S.W.3d': { name: 'the South Western Reporter, Third Series', years: [1999, null], states: southWestern },
  'So. 2d': { name: 'the Southern Reporter, Second Series', years: [1941, 2009], states: southern },
  'So. 3d': { name: 'the Southern Reporter, Third Series', years: [2009, null], states: southern },
}

/** About when a volume was decided. */
export interface AboutVolume {
  year: number
  /** By how much a decision in it may be off. */
  slack: number
}

/** How far from its neighbors a decision may be printed, where they are far from each other, and where they are near. */
const slacks = { far: 4, near: 2, close: 1 }
/** Neighbors are near if no more than so many years are between them. */
const near = 4

/** Between the two nearest volumes that are known, which fill their years unevenly. Undefined: nothing is known of it. */
export function yearOfVolume(
  { volumes = [], closeFrom = Number.POSITIVE_INFINITY }: Series,
  volume: number,
): AboutVolume | undefined {
  const next = volumes.findIndex(([known]) => known >= volume)
  const high = volumes[next]
  const low = volumes[high?.[0] === volume ? Math.max(next - 1, 0) : next - 1]
  if (!high || !low) return undefined
  const years = high[1] - low[1]
  const part = high[0] === low[0] ? 0 : (volume - low[0]) / (high[0] - low[0])
  return {
    year: Math.round(low[1] + part * years),
    slack: volume >= closeFrom ? slacks.close : years > near ? slacks.far : slacks.near,
  }
}

/** A series may come to be printed so many times as fast as between the last two volumes that are known. */
const faster = 2

/** The highest volume that there may be by the end of a year, of a series that goes on. Undefined: that is not known. */
export function highestVolume({ volumes = [], years }: Series, year: number): number | undefined {
  const [before, last] = volumes.slice(-2)
  if (!before || !last || years[1] !== null) return undefined
  const perYear = (last[0] - before[0]) / Math.max(last[1] - before[1], 1)
  return Math.ceil(last[0] + faster * perYear * (year + 1 - last[1]))
}

/** Courts that were created in a year that is certain, by the ids of the table of courts. */
export const sitsSince: Readonly<Record<string, number>> = {
  ca10: 1929,
  ca11: 1981,
  cafc: 1982,
  cacd: 1966,
  caed: 1966,
  flmd: 1962,
  alaskactapp: 1980,
  arizctapp: 1965,
  arkctapp: 1979,
  connappct: 1983,
  idahoctapp: 1982,
  iowactapp: 1976,
  massappct: 1972,
  michctapp: 1965,
  minnctapp: 1983,
  missctapp: 1995,
  ncctapp: 1967,
  nebctapp: 1991,
  nevapp: 2015,
  nmctapp: 1966,
  orctapp: 1969,
  utahctapp: 1987,
  vactapp: 1985,
  washctapp: 1969,
  wisctapp: 1978,
}
