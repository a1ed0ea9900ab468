import { type Jurisdiction, jurisdictionOf } from './jurisdictions.ts'

/** Cities whose name tells their state: large ones, and none that is also a well-known name or word. */
const cities: Readonly<Record<string, string>> = {
  al: 'Tuscaloosa|Huntsville',
  ak: 'Anchorage|Fairbanks',
  ar: 'Little Rock',
  az: 'Phoenix|Tucson|Scottsdale|Yuma|Flagstaff',
  ca: 'Los Angeles|San Francisco|San Diego|San Jose|Sacramento|Oakland|Fresno|Bakersfield|Long Beach|Anaheim|Santa Barbara',
  co: 'Denver|Colorado Springs|Boulder',
  ct: 'Hartford|New Haven|Bridgeport|Stamford',
  fl: 'Miami|Orlando|Tampa|Fort Lauderdale|Tallahassee|St\\. Petersburg',
  ga: 'Atlanta|Savannah',
  hi: 'Honolulu',
  ia: 'Des Moines|Cedar Rapids|Davenport',
  id: 'Boise',
  il: 'Chicago|Peoria',
  in: 'Indianapolis|Fort Wayne|Evansville',
  ks: 'Wichita|Topeka',
  ky: 'Louisville',
  la: 'New Orleans|Baton Rouge|Shreveport',
  ma: 'Boston|Worcester',
  md: 'Baltimore',
  mi: 'Detroit|Grand Rapids|Ann Arbor|Lansing',
  mn: 'Minneapolis|St\\. Paul|Duluth',
  mo: 'St\\. Louis',
  mt: 'Missoula|Bozeman',
  nc: 'Raleigh|Greensboro|Winston-Salem|Asheville',
  ne: 'Omaha',
  nm: 'Albuquerque|Santa Fe|Las Cruces',
  nv: 'Las Vegas|Reno',
  ny: 'Brooklyn|Manhattan|the Bronx|Staten Island|New York City|NYC',
  oh: 'Cincinnati|Cleveland|Toledo|Akron|Dayton',
  ok: 'Oklahoma City|Tulsa',
  pa: 'Philadelphia|Pittsburgh|Harrisburg|Allentown|Scranton',
  sd: 'Sioux Falls|Rapid City',
  tn: 'Memphis|Nashville|Knoxville|Chattanooga',
  tx: 'Houston|Dallas|San Antonio|Fort Worth|El Paso|Lubbock|Corpus Christi|Laredo',
  ut: 'Salt Lake City|Provo',
  va: 'Norfolk|Virginia Beach',
  wa: 'Seattle|Tacoma|Spokane',
  wi: 'Milwaukee|Green Bay',
}
const placed = Object.entries(cities).map(([code, names]) => ({
  code,
  place: new RegExp(`(?<!\\p{Lu}[\\p{Ll}.]{1,20} )\\b(?:${names})\\b(?!['’]s? \\p{Lu}| \\p{Lu}\\p{Ll}|-)`, 'u'),
}))

/** Behind a town or a county: 'Yuma AZ', 'Richland County SC'. Those that are also degrees or companies want a county or a comma. */
const plainCodes = 'AZ|FL|GA|IA|KS|KY|MI|MN|MO|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|RI|SC|SD|TN|TX|UT|VT|WA|WI|WV|WY'
const otherCodes = 'AK|AL|AR|CA|CO|CT|DE|HI|ID|IL|IN|LA|MA|ME|MS|OK|OR|PA|VA|MD|DC'
const plain = new RegExp(`\\p{Lu}\\p{Ll}{2,20},? (${plainCodes})(?![\\p{L}\\d-])`, 'gu')
const other = new RegExp(`\\p{Lu}\\p{Ll}{2,20} County,? (${otherCodes})(?![\\p{L}\\d-])`, 'gu')

/** The states of the towns that a text names by a postal code, or that are well known. */
export function statesOfPlaces(text: string): Jurisdiction[] {
  const coded = [plain, other].flatMap((pattern) => [...text.matchAll(pattern)].map(({ 1: code = '' }) => code))
  const known = placed.filter(({ place }) => place.test(text)).map(({ code }) => code)
  const codes = new Set([...coded, ...known].map((code) => code.toLowerCase()))
  return [...codes].flatMap((code) => jurisdictionOf(code) ?? [])
}
