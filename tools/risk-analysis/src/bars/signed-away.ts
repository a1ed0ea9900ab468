import { anchorOf, type Span, sentencesOf } from '@casewright/law'
import type { CaseType } from '../case-types.ts'
import { affirmative } from './limitation.ts'
import { ofAnother } from './of-another.ts'
import type { FoundBar } from './read-bars.ts'

/** Somebody put a name to a paper, or agreed. */
const agrees =
  /\b(?:sign(?:ed|s)|initial(?:l?ed|s)|executed|put (?:his|her|their|its|my|our) (?:name|signature)|shook (?:hands )?on|agreed|clicked|docusigned|endorsed)\b/gi
/** And took something for it. */
const takes =
  /\b(?:took|takes|taken|cashed|cashes|deposited|accepted|kept|keeps|got|received|banked|spent|pocketed|collected|(?:was|were|been|got) paid|paid (?:him|her|them|us|it))\b[^.;]{0,50}(?:\$ ?[\d,.]+|\b(?:checks?|cheque|money|cash|payment|refund|settlement|severance|sum|payout|(?:weeks?|months?)[’']? (?:of )?pay|proceeds|funds|it)\b)/i
/** With words for an end of the matter. */
const ends =
  /\b(?:releas\w+|waiv(?:e[sd]?|er|ing)|settle(?:d|s|ment)|severance|full and final|in full|all claims|any (?:and all )?claims|claims? (?:is|are|was|were) (?:closed|done|over)|(?:close[sd]?|closing) (?:out )?(?:the |his |her |their )?(?:claim|file|matter|account)|call(?:ed)? it (?:even|square|quits|done)|be done with (?:it|this)|over and done|no (?:more|further) claims?|(?:never|not|won[’']t|wouldn[’']t) (?:to )?(?:ever )?(?:sue|go to court|come back|bring (?:a|any) (?:claim|suit))|(?:wo|would|will|shall)(?:n[’']t| not) (?:make|bring|file|raise)[^.;]{0,16}\b(?:claims?|suits?)|give (?:up|away)[^.;]{0,20}(?:claims?|rights?)|gave (?:up|away)[^.;]{0,20}(?:claims?|rights?)|walk away|hold(?:s|ing)? [^.;]{1,20} harmless|go(?:es)? away|drop(?:ped|s)? (?:the|it|his|her|any|all)\b[^.;]{0,20}(?:claim|suit|complaint|matter|it)?|makes? it right|goodwill|for (?:his|her|their) trouble)\b/i
const money = /\$ ?\d|\b(?:check|cash|refund|credit)\b/i
const insurer = /\b(?:adjusters?|insurers?|insurance|carrier|claims? (?:rep|man|department))\b/i
/** A promise of the other kind: no end of a claim. */
const other =
  /\b(?:arbitrat\w+|operating agreement|by-?laws|partnership agreement|lease|employment agreement|purchase (?:agreement|contract|order)|offer letter|loan|mortgage|plea|closing|subscription|policy application|consent form|intake)\b/i
const near = 1

/**
 * A claim that somebody signed or settled away for money, told in everyday words: it is asked about, since only the paper says
 * what it covers.
 */
export function signedAwayBar(text: string, type: CaseType): Omit<FoundBar, 'ends'> | null {
  if (type === 'criminal' || type === 'family') return null
  const sentences = sentencesOf({ text })
  const words = ({ start, end }: Span): string => text.slice(start, end)
  const at = sentences.findIndex((sentence, index) => {
    const said = words(sentence)
    const isAgreed = [...said.matchAll(agrees)].some(
      ({ index, 0: word }) =>
        !isDenied(said.slice(0, index)) && !/^ (?:nothing|no)\b/i.test(said.slice(index + word.length)),
    )
    if (!isAgreed || ofAnother.test(said)) return false
    const window = words({
      start: sentences[Math.max(0, index - near)]?.start ?? sentence.start,
      end: sentences[Math.min(sentences.length - 1, index + near)]?.end ?? sentence.end,
    })
    const end = ends.exec(window)
    const isEnd = end !== null && !isDenied(window.slice(0, end.index))
    const isPaid = takes.test(window)
    return !other.test(said) && ((isEnd && (isPaid || money.test(window))) || (isPaid && insurer.test(window)))
  })
  const sentence = sentences[at]
  if (!sentence) return null
  return {
    id: 'release',
    title: 'The claim may have been released',
    holds: false,
    rule: `What was signed or agreed to for money may be a release, which ends the claims that it covers. Only its words say which. ${affirmative}`,
    lift: [
      'What does the paper say that it gives up, for whom, and up to which day? Get a copy.',
      'Was it obtained by fraud, duress or mistake, or without something of value that was not owed anyway?',
      'Does a statute set terms for it that were not met, as 29 U.S.C. § 626(f) does for age claims?',
    ],
    anchors: [anchorOf({ text }, sentence)],
  }
}

/** What stands right before it denies it. */
const denied =
  /(?:\b(?:no|not|never|nothing|without|neither|nor|nobody|none|before|if|unless)\b|n['’]t\b|\b(?:refus|declin)\w{1,5} to)(?: [\w’'-]{1,20}){0,2} ?$/i
const reach = 60
const isDenied = (before: string): boolean => denied.test(before.slice(-reach))
