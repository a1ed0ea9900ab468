import type { ClauseRule } from '../rule.ts'

/** People who run a thing for others. */
const trust =
  /\b(?:members?|shareholders?|partners?|partnership|LLC|corporation|company|trustees?|beneficiar\w+|fiduciar\w+|directors?|managers?|managing|executor|administrator|HOA|association)\b/i
const kin =
  '(?:cousin|brother|sister|wife|husband|son|daughter|nephew|niece|friend|girlfriend|boyfriend|in-law|(?:brother|sister|father|mother|son)-in-law|affiliates?|relatives?)'

/** Who runs it, or a 'he' who may be the one. */
const insider =
  "(?:(?:[Tt]hey|[Hh]e|[Ss]he|(?:co-|managing |other |majority |general )?(?:managers?|members?|partners?|shareholders?|directors?|trustees?|president|treasurer|officers?|executors?|executrix|administrators?)|majority owner|board|brother|sister|uncle|father|mother)(?:['’]s)?|[A-Z][\\w’'-]{2,20})"

/** Those who run a company or a trust and deal with themselves, as a lawyer’s notes tell them. */
export const insiderNotes: readonly ClauseRule[] = [
  {
    factor: 'self-dealing',
    types: ['other', 'contract'],
    doer: 'defendant',
    words: new RegExp(
      `\\b${insider}(?: [A-Z][\\w’'-]+)?,? (?:had |has |then |also |secretly |quietly )*(?:sold|sells|leased|transferred|conveyed|paid|pays|loaned|lent|moved|diverted|steered|gave)\\b[^.;]{0,90}\\bto (?:(?:his|her|their|the|an?|the [\\w-]+['’]s|[A-Z][\\w’-]+['’]s) (?:own )?(?:\\w+ )?${kin}|(?:his|her|their) own (?:company|companies|firm|account|business|LLC)|compan(?:y|ies) of (?:his|hers|theirs)|(?:a|an|two|another) (?:company|companies|firm|entity|entities|LLC) (?:that |which )?(?:he|she|they) (?:own|owns|controls?|runs?)|themsel(?:f|ves)|himself|herself)\\b`,
    ),
    but: /\b(?:if|may|might|not|never|n['’]t|no one|disclosed (?:it|this)|approved by (?:all|the members|a vote)|fair value|arm['’]s length|with (?:her|his|our|their) consent|his shares?|her shares?|(?:his|her|their) (?:own )?(?:interest|house|car|money|membership)|customers?|buyer|requires none|market (?:rent|rate|price|value)|fair (?:price|rent))\b/i,
    context: trust,
  },
  {
    factor: 'no-vote',
    types: ['other', 'contract'],
    doer: 'defendant',
    words:
      /\b(?:without|w\/o) (?:an?|any|the|calling an?|holding an?) (?:\w+ )?(?:vote|meeting|consent|approval|resolution)\b|\bwithout (?:the )?(?:consent|approval) of (?:the |all )?(?:members?|partners?|shareholders?|board|owners?)\b/i,
    but: /\b(?:if|may|might|not required|no vote (?:was|is) needed|landlord|tenant|parent|lease (?:says|provides)|lets?|allows?|authorizes?|permits?|empowers?|may act|can act|gives (?:him|her|it|them|the \w+)|dues|assessments?|board (?:\w+ )?(?:approved|voted|ratified|agreed)|agreement says)\b/i,
    context: trust,
  },
  {
    factor: 'books-refused',
    types: ['other', 'contract'],
    doer: 'defendant',
    words:
      /\b(?:books?|records|accounting|inspection|financials?|K-1s?)(?: and records)? (?:requests?|demands?|letters?)\b[^;]{0,40}\b(?:ignored|refused|denied|unanswered|not answered|never answered|rejected)\b|\b(?:refus\w+|ignored|won['’]t|will not|would(?: not|n['’]t)|never) (?:\w+ ){0,4}(?:show|open|produce|turn over|let (?:her|him|us|them) (?:see|inspect)|give (?:her|him|us|them))\b[^.;]{0,24}\b(?:the )?(?:books|ledgers?|financials?|accounting|company records)\b/i,
    but: /\b(?:if|may|might|then (?:showed|opened|produced))\b/i,
    context: trust,
  },
]
