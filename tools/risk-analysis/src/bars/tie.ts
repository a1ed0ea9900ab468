import { type Span, statesNamed } from '@casewright/law'
import { denies } from '../reading/denies.ts'
import { states } from './states.ts'

/** What ties somebody or a matter to a place: an act, a home, an event. */
const tie =
  /\b(?:sold|sells|ships?|shipped|servic\w+|repaired|delivered|installed|advertis\w+|came|drove|visited|flew|travel\w+|met|hired|signed|performed|happened|occurred|took place|crash(?:ed)? was|accident was|crashed|hit|struck|injured|damaged|killed|burned|was (?:hurt|injured|hit|built|made|performed)|lives?|lived|resides?|incorporated|organized|headquarter\w+|based|registered|domiciled|has (?:an? |its |the )?(?:office|plant|store|warehouse|home|factory|bank account)|owns?|rents|leases)\b/i
/** The other side of the suit: where it lives is no tie of whoever is sued. */
const suitor = /\b(?:plaintiff|buyer|customer|guest|claimant|patient|homeowner|seller who sues)\b/i
/** Consent gives the power that no tie gave. */
const consent =
  /\b(?:consent\w*|submit(?:s|ted|ting)? to|agreed? (?:to|that|on) [^.;]{0,50}\b(?:courts?|jurisdiction|sued|forum|venue)\b|(?:contract|lease|note|agreement|clause|policy|guaranty) (?:itself )?(?:says|names|provides|gives|chooses|states)\b[^.;]{0,60}\b(?:courts?|jurisdiction|forum)\b|(?:forum|jurisdiction)[- ](?:selection )?clause|waived (?:the|its|his|her|any|that)|entered (?:a |an )?(?:general )?appearance|appeared generally|answered (?:the complaint )?without|was (?:personally )?served (?:while|when|on a visit)|registered agent|agent for service)\b/i
const personal =
  /\bpersonal jurisdiction\b|\b(?:offices?|agents?|employees?|stores?|propert(?:y|ies)|customers?|sales|contacts?|ties|connections?|business|shipments?|set foot|been to|visit(?:ed)?|advertis\w+|solicit\w*|presence|lived|worked|does nothing|did nothing)\b/i
const ofSubject = /\b(?:subject[- ]matter|diversity|federal (?:question|claim)|same state|both (?:are )?citizens)\b/i

const clausesOf = (text: string) => text.split(/[.;:]\s|,\s|\b(?:but|and|where|which)\b/)
/** 'In Salem, Oregon' is one place. */
const cityOf = new RegExp(`, (?=(?:${states})\\b)`, 'g')
const unlisted = (words: string) => words.replace(cityOf, ' ')
const statesIn = (words: string) => statesNamed(words).map(({ code }) => code)

/**
 * Something that is told gives the court its power over whoever is said to have no tie to the place: they consented, live
 * or act there, or it happened there; or the ties that are denied are those of the one who sues.
 */
export function mayHaveTie(text: string, around: string, { start, end }: Span, isClaimants: boolean): boolean {
  const said = unlisted(text.slice(start, end))
  const near = unlisted(around)
  if (!personal.test(said) || ofSubject.test(said)) return false
  if (clausesOf(text).some((clause) => consent.test(clause) && !denies.test(clause))) return true
  // Whose ties are denied: those of the one who sues matter nothing.
  if (isClaimants && /^[^.;]{0,20}\b(?:our|my|the) (?:client|plaintiff)s?\b[^.;]{0,30}\b(?:no|never|not)\b/i.test(said))
    return true
  // The place of the ties that are denied: 'no office, employees or property in Ohio'.
  const lacks =
    said
      .slice(Math.max(0, said.search(denies)))
      .split(/;|, and\b|\b(?:but|where|which)\b|\band (?:the|it|its|he|she|all|both)\b/)[0] ?? ''
  const forum = new Set(statesIn(lacks))
  const sued = /\bsu(?:ed|es|it) (?:[\w’'-]+ ){0,4}?in ([A-Z]\w+(?: [A-Z]\w+)?)/.exec(near)?.[1]
  for (const code of sued ? statesIn(sued) : []) forum.add(code)
  return clausesOf(near.replace(lacks, ' ')).some((clause) => {
    if (denies.test(clause) || !tie.test(clause) || suitor.test(clause)) return false
    if (/\bsued there\b|\bthere (?:over|by)\b/i.test(clause)) return false
    return /\b(?:there|here)\b/i.test(clause) || statesIn(clause).some((code) => forum.has(code))
  })
}

const lives =
  /\b(?:child(?:ren)?|son|daughter|boy|girl|kids?|baby|twins|he|she|they|\w+-year-old)\b[^.;]{0,60}\b(?:lived|lives|resided|home has been|been living|born|raised)\b[^.;]{0,60}\bin ([A-Z]\w+(?: [A-Z]\w+)?)/
const files =
  /\b(?:filed|files|sued|sues|petitioned|brought)\b[^.;]{0,40}?\bin ([A-Z]\w+(?: [A-Z]\w+)?)|\basks? (?:an?|the) ([A-Z]\w+(?: [A-Z]\w+)?) (?:court|judge)|\basked (?:an?|the) ([A-Z]\w+(?: [A-Z]\w+)?) (?:court|judge)|\bdecided (?:here )?in ([A-Z]\w+(?: [A-Z]\w+)?)/g

/** Where custody is asked for, and where the child lives: each filing, and whether it is in the home state. */
export function custodyFilings(text: string): { at: Span; isHome: boolean }[] {
  const home = statesIn(lives.exec(text)?.[1] ?? '')[0]
  if (!home) return []
  return [...text.matchAll(files)].flatMap((found) => {
    const [where] = statesIn(found.slice(1).find(Boolean) ?? '')
    return where ? [{ at: { start: found.index, end: found.index + found[0].length }, isHome: where === home }] : []
  })
}
