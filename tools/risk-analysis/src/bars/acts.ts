import { anchorOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { denies } from '../reading/denies.ts'
import type { FoundBar } from './read-bars.ts'

type Claim = Omit<FoundBar, 'ends'>

const prosecutor =
  "(?:(?:assistant|deputy|special|chief|first) )?(?:prosecutors?|prosecuting attorneys?|district attorneys?|state[’']s attorneys?|county attorneys?|u\\.?s\\.? attorneys?|d\\.?a\\.?s?|a\\.?d\\.?a\\.?s?|ausas?)"
const judge =
  '(?:(?:trial|family court|district|circuit|county|probate|presiding|municipal|magistrate) )?(?:judges?|magistrates?|justices?)'
const suing =
  '(?:sue[sd]?|suing|(?:suit|lawsuit|action|claims?|complaint|case) (?:for damages )?against|only defendant[^.;]{0,30} is|defendants? (?:is|are)|damages (?:from|against)|go(?:ing)? after|wants? (?:money )?(?:from|to sue))'
const suedFor = (who: string): RegExp =>
  new RegExp(`\\b${suing} (?:only |just )?(?:the |a |an |his |her |their |our )?(?:former |elected )?${who}\\b`, 'i')
const isSuedIn = (who: string): RegExp =>
  new RegExp(
    `\\b${who}\\b[^.;]{0,60}\\b(?:is|was|are) (?:the (?:only |sole )?defendants?|(?:being )?sued)\\b|\\b(?:we )?(?:represent|defend|act for)(?:ing)? (?:the |an? )?${who}\\b`,
    'i',
  )
const prosecutorSued = [suedFor(prosecutor), isSuedIn(prosecutor)]
const judgeSued = [suedFor(judge), isSuedIn(judge)]
const forDamages =
  /\b(?:damages|1983|money|compensation|bivens|civil[- ]rights|malicious prosecution|wrongful (?:conviction|arrest|imprisonment))\b/i

/** What an advocate for the state does in court and on its papers. */
const advocacy =
  /\bas advocate\b|\b(?:filed|signed|brought|drafted|presented|charged|chose to charge|decided to (?:charge|prosecute)|argued|told the (?:judge|court|jury|grand jury)|opposed bail|asked for (?:high |more )?bail|plea|indict\w+|closing|cross-examin\w+|called (?:the|a) witness|withheld|did(?: not|n['’]t) (?:disclose|turn over)|brady|at trial|in court|preliminary hearing|grand jury|sentencing)\b/i
/** What is no advocate’s work: an investigator’s, a witness’s, a spokesman’s. */
const beyond =
  /\b(?:press (?:conference|release|statement)|told (?:the )?(?:press|reporters?|media|newspapers?)|(?:swore|sworn|attested|vouched|signed an affidavit)|advis(?:ed|ing) (?:the )?(?:police|detectives|officers)|(?:investigat\w+|interview(?:ed|ing)|interrogat\w+|lineup|search(?:ed)?|wiretap|planted|fabricat\w+|fir(?:ed|ing)|administrative|hiring))\b/i
/** Who else did it: the police did the lineup. */
const byOthers = /\b(?:detectives?|police|officers?|deputies|troopers?|agents?|sheriff)(?:['’]s?)? (?:\w+ ){0,3}$/i
/** Said of a role that no advocate has, and not denied in its clause. */
const stepsBeyond = (text: string): boolean =>
  text.split(/[.;:]\s|,\s|\bbut\b|\band\b/).some((clause) => {
    const found = beyond.exec(clause)
    return (
      found !== null &&
      !denies.test(clause) &&
      !byOthers.test(clause.slice(0, found.index)) &&
      !/\b(?:detectives?|police|officers?)\b/i.test(clause)
    )
  })
/** With the police, or before there was a charge. */
const withPolice =
  /\b(?:rode along|(?:told|advised|helped|coached) (?:the |them|detectives?|police|officers?)[^.;]{0,30}\b(?:write|put|say|arrest|swear|search)|before (?:any|the|a) (?:charge|arrest|indictment)|at the (?:scene|station|search|interrogation|lineup))\b/i
const chargesIt =
  /\b(?:decid\w+ to (?:charge|prosecute)|charged (?:him|her|them)|argued|kept? bail|bail|(?:did(?: not|n['’]t)|never|failed to) (?:hand over|turn over|disclose|produce)|withheld|at trial|grand jury|indict\w+)\b/i
/** The acts that the description tells, sorted by the function that decides. */
function actsOf(text: string): string {
  const clauses = text.split(/(?<=[.;])\s|,\s(?:and )?/).map((one) => one.replace(/[.,;]$/, '').trim())
  const police = clauses.filter((one) => withPolice.test(one))
  const court = clauses.filter((one) => chargesIt.test(one) && !withPolice.test(one))
  const list = (some: readonly string[]) => some.map((one) => `“${one}”`).join(', ')
  return [
    court.length > 0 ? ` Told here as an advocate’s acts, which are covered: ${list(court)}.` : '',
    police.length > 0
      ? ` Told here as acts with the police or before a charge, which may not be: ${list(police)}.`
      : '',
  ].join('')
}
const byDenial =
  /\b(?:no (?:part|role|hand) in (?:the |any )?investigat\w+|(?:did(?: not|n['’]t)|never) (?:take part in|join|direct|lead|run|attend|do) (?:the |any )?(?:investigat\w+|lineup|search|interview)|(?:all|everything|only)(?: of it)?[^.;]{0,30}\b(?:as (?:an )?advocate|in court|at trial|in (?:her|his|the) (?:papers|filings)))\b/i

/** What a judge does as one. */
const judging =
  /\b(?:ruled|ruling|sentenc\w+|jail(?:ed|ing)|order(?:ed|s)?|held (?:him|her|them|me|us|client) in contempt|set bail|denied (?:the |a |my |his |her )?(?:motion|bail|custody|petition)|granted|found (?:him|her|them|me|us|client)|from the bench|in court|signed (?:the |a )?warrant|revoked|decid\w+)\b/i
const notJudging =
  /\b(?:fired|demoted|hired|clerk|secretary|assault\w*|grabbed|hit|harass\w*|outside (?:of )?court|off the bench|no jurisdiction|clear absence|administrative|private|party|dinner|bar fight)\b/i
const elsewhere = /\b(?:injunction|declaratory|injunctive) (?:relief )?only\b/i

/** An act of a prosecutor or a judge for which nobody answers in damages, read by what is sued for. */
export function immuneActBar(text: string, type: CaseType): Claim | null {
  if (type === 'criminal' || type === 'family' || elsewhere.test(text) || !forDamages.test(text)) return null
  const prosecution = prosecutorSued.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (prosecution) {
    const isAdvocacy = advocacy.test(text)
    const holds = isAdvocacy && byDenial.test(text) && !stepsBeyond(text)
    return {
      id: 'immunity',
      title: holds ? 'The prosecutor is immune' : 'The prosecutor may be immune',
      holds,
      rule: `A prosecutor has absolute immunity from damages under 42 U.S.C. § 1983 for initiating a prosecution and presenting the state’s case (Imbler v. Pachtman, 424 U.S. 409 (1976)), and none for advice to the police, investigation, statements to the press or facts that the prosecutor swears to (Burns v. Reed, Buckley v. Fitzsimmons, Kalina v. Fletcher).${actsOf(text)}`,
      lift: [
        'Which of the acts was no advocate’s: investigation, advice to the police, a sworn statement of fact, words to the press?',
        'Are there others to sue, such as the officers who investigated or the city?',
      ],
      anchors: [anchorOf({ text }, { start: prosecution.index, end: prosecution.index + prosecution[0].length })],
    }
  }
  const bench = judgeSued.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (!bench) return null
  const holds = judging.test(text) && !notJudging.test(text)
  return {
    id: 'immunity',
    title: holds ? 'The judge is immune' : 'The judge may be immune',
    holds,
    rule: 'A judge has absolute immunity from damages for judicial acts, even if they were wrong or malicious, unless there was a clear absence of all jurisdiction (Stump v. Sparkman, 435 U.S. 349 (1978); Mireles v. Waco, 502 U.S. 9 (1991)).',
    lift: [
      'Was the act a judicial one, or an administrative or private one?',
      'Was there a clear absence of all jurisdiction, and is anybody else liable?',
    ],
    anchors: [anchorOf({ text }, { start: bench.index, end: bench.index + bench[0].length })],
  }
}

const officer =
  /\b(?:su(?:es?|ed|ing)|against|claims? against|defend(?:ing)?|represent(?:ing)?) (?:the |an? |two |three |several |individual |one )?(?:\w+ )?(?:police )?(?:officers?|deput(?:y|ies)|troopers?|detectives?|guards?|corrections officers?|caseworkers?|wardens?|sheriff|principals?)\b/i
const section =
  /\b(?:§ ?1983|section 1983|1983|bivens|fourth amendment|eighth amendment|excessive force|unlawful arrest|civil[- ]rights)\b/i
const unsettledLaw =
  /\bclearly established\b|\b(?:no|not (?:a |any|one)|never an?|cannot find an?y?|can['’]t find an?y?|without an?y?)(?: \w+){0,3} (?:case|decision|precedent|authority)s?\b[^.;]{0,60}\b(?:circuit|like (?:it|this|ours)|on (?:these|such|similar|point)|similar|same facts|court)\b/i

/** Officials who are sued for money on a right that no earlier case made clear: asked about, never told. */
export function qualifiedBar(text: string, type: CaseType): Claim | null {
  if (type === 'criminal' || type === 'family' || !section.test(text)) return null
  const sued = officer.exec(text)
  const law = unsettledLaw.exec(text)
  if (!sued || !law) return null
  return {
    id: 'immunity',
    title: 'The official may have qualified immunity',
    holds: false,
    rule: 'Officials are not liable in damages under 42 U.S.C. § 1983 unless they violated a right that was clearly established when they acted (Harlow v. Fitzgerald, 457 U.S. 800 (1982)). A city has no such immunity.',
    lift: [
      'Which earlier decision of the Supreme Court or the circuit, on like facts, made the right clear?',
      'Is the city or county sued as well, for a policy or custom?',
    ],
    anchors: [law].map(({ index, 0: words }) => anchorOf({ text }, { start: index, end: index + words.length })),
  }
}
