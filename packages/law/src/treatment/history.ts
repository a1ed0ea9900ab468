import type { CaseCitation, Citation } from '../citations/citation.ts'
import { citationKey } from '../citations/keys/citation-key.ts'
import { type Span, wordsAt } from '../span/span.ts'
import { type HistoryWords, historyIn, isActive, turnedIn, withoutStops } from './history-words.ts'
import { isLater } from './order.ts'
import type { Treatment } from './treatment.ts'

/** The longest words between two citations that may be a history: a statute and its "as recognized in". */
const longest = 240
/** "(superseded by statute)", "(overruled 1999)", and the like, within a citation's own parentheses. */
const inParentheses =
  /\(((?:(?:since|later|subsequently) )?(?:overruled|abrogated|superseded|reversed|rev['’]?d|vacated|disapproved)[^()]{0,160})\)/i

/** Histories written behind citations: "X, aff'd, Y", "X, rev'd on other grounds, Y", "Y, rev'g X", "X, superseded by statute". */
export function historiesIn(text: string, citations: readonly Citation[]): Treatment[] {
  const cases = citations.filter((citation): citation is CaseCitation => citation.kind === 'case')
  return cases.flatMap((cited, i) => {
    const next = cases[i + 1]
    const own = inParentheses.exec(text.slice(cited.core.end, cited.end))
    const noted = own && historyIn(own[1] ?? '')
    const alone = noted ? [treatment(text, cited, cited, null, noted)] : []
    const until = Math.min(next?.start ?? text.length, cited.end + longest)
    const behind = text.slice(cited.end, until)
    if (next && next.start === until) {
      const isSentence = isVerbOf(behind) && isReason(text.slice(Math.max(0, cited.start - reach), cited.start))
      const straight = isSentence || (isActive(behind) && !isLater(next, cited)) ? null : historyIn(behind)
      if (straight) return [...alone, treatment(text, cited, next, straight.by === 'later' ? next : null, straight)]
      const back = turnedIn(behind)
      if (back) return [...alone, { ...treatment(text, cited, next, cited, back), of: next }]
    }
    // No decision follows: "X, superseded by statute, 28 U.S.C. § 1367."
    const stop = /[.;)](?:\s|$)/.exec(withoutStops(behind))
    const last = behind.slice(0, stop?.index ?? 0)
    const statute =
      /^[\s,]*(?:superseded|abrogated) (?:in part )?(?:on other grounds )?by\b/i.test(last) && historyIn(last)
    return statute ? [...alone, treatment(text, cited, { end: cited.end + last.length }, null, statute)] : alone
  })
}

/** Characters before a citation in which a clause that holds it may begin. */
const reach = 70
const leads =
  /,\s+(?:\w+ly\s+|also\s+|and\s+|in\s+part\s+){0,2}(?:(?:relying|resting|drawing)\s+(?:up)?on|in\s+reliance\s+(?:up)?on|in\s+light\s+of|on\s+the\s+(?:authority|strength|basis)\s+of|(?:feeling|believing\s+itself)\s+bound\s+by|pursuant\s+to|under|following|citing|applying|invoking|distinguishing|quoting|construing|interpreting|reading|extending|deeming|finding|considering|viewing)\s+(?:\w+\s+){0,3}$/i
/** 'The court below, relying on X,': what comes next is done by that court. */
const isReason = (before: string): boolean => leads.test(before)
/** 'Reversed on the ground that', 'affirmed the order': a verb with more behind it than a history has. */
const isVerbOf = (behind: string): boolean =>
  /^[\s,;]*(?:reversed|vacated|affirmed|overruled|limited|distinguished|questioned|criticized)(?!\s*[,;]|\s+(?:by|in part|on other grounds|sub nom|without opinion|per curiam|mem)\b)\s/i.test(
    behind,
  )

function treatment(
  text: string,
  of: CaseCitation,
  until: Pick<Span, 'end'>,
  by: CaseCitation | null,
  { kind, certainty }: HistoryWords,
): Treatment {
  const span = { start: of.start, end: until.end }
  // "Vacated, 15 F.3d 9": the same case goes by the same name.
  const agent = by && citationKey(by) !== citationKey(of) ? { ...by, name: by.name ?? of.name } : null
  return { ...span, kind, of, by: agent, voice: 'court', isDenied: false, certainty, words: wordsAt({ text }, span) }
}
