import type { CheckedDocument } from '../../check.ts'
import type { Contradiction } from '../support/told.ts'
import { otherwise, rulesIn } from './pairs.ts'

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'
const state = new RegExp(`\\b(${states})\\b`, 'g')
const statesIn = (words: string): string[] => [...new Set([...words.matchAll(state)].map(([, name = '']) => name))]

const paper =
  /\b(?:this|these) (?:\w{1,20} ){0,3}(?:agreement|lease|contract|letter|note|nda|license|terms|instrument|order)\b/i
const lawIs =
  /\b(?:governed|construed|interpreted|enforced)\b.{0,80}\b(?:laws?|by)\b|\bdetermined (?:under|by|according to|in accordance with|pursuant to) (?:the )?laws?\b|\blaws? of\b.{0,60}\b(?:governs?|shall govern|will govern|applies)\b|\b[A-Z]\w{2,14} law (?:governs|applies|shall govern)\b|\bfollows? the laws? of\b|\bgoverning law\s?:/i
const notThisLaw =
  /\b(?:internal affairs|corporate law|corporation law|organized|incorporated|existing|arbitration act|guaranty|note shall|lien|perfection|except|unless|if|real property|other than|notwithstanding|courts?|jurisdiction|venue|resid\w{1,4}|employee works|rights under|waive\w{0,1}|qualified)\b/i

/** 'Ohio law applies.' is said of the paper in which it stands. */
const bareLaw =
  /^(?:\W{0,3}[\w.()]{1,6}\s)?(?:\w{2,20}\.\s)?[A-Z]\w{2,14}(?: [A-Z]\w{2,14})? law (?:applies|governs)\b.{0,40}$/
/** The law that governs, stated twice. */
export const lawsDiffer = (document: CheckedDocument): Contradiction[] =>
  otherwise(
    rulesIn(document, (words) => {
      // 'Without regard to conflicts of law' and the courts of the next clause are no second law.
      const said = words.replace(/\b(?:without|regardless|irrespective)\b.{0,120}$/i, '')
      const found = statesIn(said)
      const own = paper.test(said) || /\bgoverning law\s?:/i.test(said) || bareLaw.test(said)
      return lawIs.test(said) && own && found.length === 1 && !notThisLaw.test(said)
        ? { of: 'law', says: found[0] ?? '' }
        : null
    }),
    (one, other) => `One clause names the law of ${one.says}; another names that of ${other.says}.`,
  )

const exclusively = /\bexclusive(?:ly)?\b|\bonly in\b|\bsole(?:ly)?\b/i
const inCourt = /\b(?:jurisdiction|venue|courts?|suits?|actions?)\b/i
const notThisVenue =
  /\b(?:arbitra\w{1,5}|mediat\w{1,4}|non-?exclusive|judgment|enforce (?:an?|any) award|except|unless|if|injuncti\w{1,3}|licen[sc]e|either|or in|provided|other than|at the option)\b/i
const county = /\b([A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14})?) County\b/
const city = new RegExp(`\\b(?:in|of|is|be|at) ([A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14})?), (?:${states})\\b`)

/** The only place to sue, stated twice. */
export const venuesDiffer = (document: CheckedDocument): Contradiction[] => {
  const rules = rulesIn(document, (words) => {
    if (!exclusively.test(words) || !inCourt.test(words) || notThisVenue.test(words)) return null
    const place = county.exec(words)?.[1] ?? city.exec(words)?.[1]
    const found = statesIn(words)
    return place && found.length === 1 ? { of: 'venue', says: `${place}, ${found[0]}` } : null
  })
  return otherwise(rules, (one, other) => `One clause sends every suit to ${one.says}; another to ${other.says}.`)
}
