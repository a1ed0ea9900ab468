import type { Span } from '../span/span.ts'
import { fullSuffix, placeAfterStreet, shortSuffix, titleLikeSuffix } from './places.ts'

const direction = String.raw`(?:(?:North|South|East|West|NORTH|SOUTH|EAST|WEST|[NSEW]|[NS][EW])\b|[NS]\.\s?[EW]\.|[NSEW]\.)`
const number = String.raw`(?<![\w$§¶.,/:-])\d{1,6}(?:-\d{1,5})?[A-Za-z]?(?: \d/\d)?`
const spelled = String.raw`\b(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve)`
const word = String.raw`(?:\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)\b|[A-Z][A-Za-z'-]{0,24}(?![\w.])|(?:St|Mt|Ft|Jr|Sr|Dr|[A-Z])\.|of|de|la|del)`
const numbered = String.raw`(?:(?:U\.?S\.?|State|County|Old|Farm|FM|Rural) ){0,2}(?:Highway|Hwy\.?|Route|Rte?\.?|Road|FM) \d{1,4}\b`
const unit = String.raw`(?:,?\s{1,2}(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|Room|Rm|Bldg|Building|Lot|APT|SUITE|UNIT|STE)\b\.?\s?#?[A-Za-z0-9-]{1,6}|,?\s{0,2}#\s?[A-Za-z0-9-]{1,6}|,\s\d{1,3}(?:st|nd|rd|th) Floor){0,2}`
const tail = `(?:,? ${direction})?${unit}${placeAfterStreet}`
// 'Dr. Smith' and 'St. Louis' are not suffixes: no other name follows these, unless it is a floor or a suite.
const short = String.raw`(?:${titleLikeSuffix}\b(?!\.? (?!Apt|Suite|Ste|Unit|Floor|Room|Rm|Bldg|Building|Lot)[A-Z][a-z])|${shortSuffix}\b)\.?`
const suffix = String.raw`(?:${fullSuffix}\b|${short}|${titleLikeSuffix}\b\.?(?=,? ${direction}[ ,]))`

const street = new RegExp(
  String.raw`(?:${number}|${spelled})\s(?:${direction}\s)?(?:${word}\s){1,4}?${suffix}(?:\s${suffix}){0,2}${tail}`,
  'g',
)
const broadway = new RegExp(String.raw`${number}\s(?:${direction}\s)?(?:Broadway|BROADWAY)\b${tail}`, 'g')
const residence = new RegExp(
  String.raw`(?<=\b(?:at|address:?|address is) )${number}\s(?:[a-z]{2,20}\s){1,3}?(?:street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|terrace|parkway)\b\.?${tail}`,
  'g',
)
const spanish = new RegExp(
  String.raw`${number}\s(?:Calle|Avenida|Camino|Paseo|Via)\s(?:(?:de|del|la|las|los) ){0,2}[A-Z][A-Za-z'-]{0,24}${tail}`,
  'g',
)
const rural = new RegExp(
  String.raw`\b(?:Rural Route|R\.\s?R\.|RR|HCR?|Star Route) \d{1,4},? Box \d{1,6}\b${placeAfterStreet}`,
  'g',
)
const highway = new RegExp(String.raw`${number}\s(?:${direction}\s)?${numbered}${tail}`, 'g')
const box = new RegExp(
  String.raw`\b(?:P\.?\s?O\.?|Post Office|POST OFFICE) (?:Box|BOX)\s#?\d{1,7}(?!\d)${placeAfterStreet}`,
  'g',
)

const court =
  /\b(?:District|Circuit|Superior|Supreme|Appellate|Appeals|Family|Probate|Bankruptcy|County|Municipal|Federal|State|States|Trial|High|Magistrate|Justice|Tax|Claims|Chancery|Civil|Criminal|Juvenile|Surrogate's|Plaintiffs?|Defendants?)\s(?:Court|COURT|Ct|CT)\b|\b(?:States?|Federal|Plaintiffs?|Defendants?)\s(?:Circle|Drive|Road|Way)\b(?! \d)|^\d+\s(?:[A-Z]\.\s?)+Ct\b/
const heading =
  /(?:[§¶]|\b(?:sections?|secs?|rules?|ex|exs|exhibits?|docs?|dkt|chapter|ch|title|art|article|pages?|pp?|counts?|parts?|vol|tract|lot)\.?)\s?$/i
const dated = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}, $|\b[Ii]n $/
const business =
  /^\s(?:Journal|Bank|Partners|Corp|Inc|LLC|Capital|Associates|Church|School|Station|Bridge|Holdings|cases?)\b/

const patterns = [street, broadway, highway, residence, spanish, rural, box]

/**
 * Every street address and P.O. box in `text`, as written with capitals: number, name and suffix, then unit, city, state
 * and ZIP code if they follow. Spans of different forms can overlap.
 */
export const writtenAddresses = (text: string): Span[] => patterns.flatMap((pattern) => spans(text, pattern))

function spans(text: string, pattern: RegExp): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    if (isStreet(match[0], text.slice(Math.max(0, start - 24), start), text.slice(end, end + 14)))
      found.push({ start, end })
  }
  return found
}

function isStreet(text: string, context: string, rest: string): boolean {
  if (court.test(text) || heading.test(context) || business.test(rest)) return false
  // 'In 2019 Oak Street Partners': a year, not a house.
  return !(/^(?:19|20)\d\d\s/.test(text) && dated.test(context))
}
