/** Whom a parenthetical names, and when they sat on the Supreme Court of the United States. */
interface SatOnCourt {
  name: string
  /** Of each who had this name, in years; the last is open where the justice sits. */
  years: readonly (readonly [from: number, to: number | null])[]
}

/**
 * By surname, most of those who sat since 1877, with all who had the same name before. The years of oath and of leaving, or of
 * the commission where it came first, after the Court's own list, "Justices 1789 to Present", held in November 2026 against
 * the list of justices of the Lone Dissent project, and against who delivered 756 opinions of the Court. The years of a chief justice
 * include those as an associate.
 */
const table = `Barrett 2020-|Black 1937-1971|Blackmun 1970-1994|Blatchford 1882-1893|Bradley 1870-1892|Brandeis 1916-1939|Brennan 1956-1990|Brewer 1889-1910|Breyer 1994-2022|Brown 1891-1906|Burger 1969-1986|Burton 1945-1958|Butler 1923-1939|Byrnes 1941-1942|Cardozo 1932-1938|Clark 1949-1967|Clarke 1916-1922|Day 1903-1922|Douglas 1939-1975|Field 1863-1897|Fortas 1965-1969|Frankfurter 1939-1962|Fuller 1888-1910|Ginsburg 1993-2020|Goldberg 1962-1965|Gorsuch 2017-|Gray 1882-1902|Harlan 1877-1911,1955-1971|Holmes 1902-1932|Hughes 1910-1916,1930-1941|Jackson 1893-1895,1941-1954,2022-|Kagan 2010-|Kavanaugh 2018-|Kennedy 1988-2018|Lamar 1888-1893,1911-1916|Lurton 1910-1914|Marshall 1801-1835,1967-1991|Matthews 1881-1889|McKenna 1898-1925|McReynolds 1914-1941|Minton 1949-1956|Moody 1906-1910|Murphy 1940-1949|O'Connor 1981-2006|Peckham 1896-1909|Pitney 1912-1922|Powell 1972-1987|Reed 1938-1957|Rehnquist 1972-2005|Roberts 1930-1945,2005-|Rutledge 1789-1791,1795-1795,1943-1949|Sanford 1923-1930|Scalia 1986-2016|Shiras 1892-1903|Sotomayor 2009-|Souter 1990-2009|Stevens 1975-2010|Stewart 1958-1981|Stone 1925-1946|Sutherland 1922-1938|Taft 1921-1930|Thomas 1991-|Van Devanter 1911-1937|Vinson 1946-1953|Warren 1953-1969|White 1894-1921,1962-1993|Whittaker 1957-1962|Alito 2006-`

const justices = new Map(
  table.split('|').map((row): [string, SatOnCourt] => {
    const at = row.lastIndexOf(' ')
    const name = row.slice(0, at)
    const years = row
      .slice(at + 1)
      .split(',')
      .map((span) => span.split('-').map(Number))
      .map(([from = 0, to = 0]) => [from, to || null] as const)
    return [name.toLowerCase(), { name, years }]
  }),
)

/** Whether anybody of this surname, in small letters, sat. */
export const isJustice = (surname: string): boolean => justices.has(surname)

/** A justice may be commissioned in the year before the oath, and a decision dated some months after a justice left. */
const slack = 1

/**
 * What this decision's own writers are told by: 'Scalia, J., dissenting', 'plurality opinion of O’Connor, J.', 'Marshall and
 * Brennan, JJ.' What it quotes or follows may be of any year: 'adopting the dissent of Holmes, J.'
 */
const own = /^(?:(?:(?:plurality|separate|joint|lead|principal|concurring|dissenting) )?opinion (?:of|by) )?/.source
const one = new RegExp(`${own}((?:Van )?\\p{Lu}[\\p{L}'’]{1,20}), (?:C\\. ?)?J\\.`, 'u')
const two = new RegExp(`${own}(\\p{Lu}[\\p{L}'’]{1,20}) (?:and|&) (\\p{Lu}[\\p{L}'’]{1,20}), JJ\\.`, 'u')
/** 'Holmes, J., dissenting in Abrams v. United States' is of another decision. */
const ofAnother = /\bv\. /

/** 'on the Supreme Court from 1955 to 1971', 'since 2009'. */
export const whenSat = ({ years }: SatOnCourt): string =>
  `on the Supreme Court ${years.map(([from, to]) => (to === null ? `since ${from}` : `from ${from} to ${to}`)).join(' and ')}`

/** Who is said in a parenthetical to have written in a year in which they did not sit on the Supreme Court. */
export function notSitting(parenthetical: string, year: number): SatOnCourt | undefined {
  const words = parenthetical.slice(0, 200).replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim()
  if (ofAnother.test(words)) return undefined
  const names = (one.exec(words) ?? two.exec(words) ?? []).slice(1)
  return names
    .flatMap((name) => justices.get(name.toLowerCase()) ?? [])
    .find(({ years }) => years.every(([from, to]) => year < from - slack || (to !== null && year > to + slack)))
}
