const body =
  '(?:supreme court|scotus|(?:[a-z]+ )?circuit|court|justices|judges?|congress|senate|house|president|legislature|governor|irs|sec|ftc|nlrb|dol|epa|fda|fcc|eeoc|agency|department of [a-z]+|ninth|fifth|fed)'
const lately =
  '(?:today|yesterday|tonight|earlier this (?:week|month)|this (?:morning|afternoon|evening|week|month)|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday))'
const deeds =
  '(?:decide|decided|rule|ruled|hold|held|say|said|do|did|pass|passed|announce|announced|issue|issued|sign|signed|vote|voted|argue|argued|hear|heard)'

const asked: readonly RegExp[] = [
  `^(?:so |and |ok )?(?:what|which|how|who|did|has|have)\\b[^.?!]{0,40}\\b${body}\\b[^.?!]{0,60}\\b${deeds}\\b[^.?!]{0,100}\\b${lately}\\b`,
  `^(?:so |and |ok )?what happened\\b[^.?!]{0,60}\\b(?:argument|hearing|court|trial|senate|house|congress)\\b[^.?!]{0,60}\\b${lately}\\b`,
  `^(?:so |and |ok )?what happened\\b[^.?!]{0,20}\\b${lately}\\b`,
  `\\b(?:latest|newest|new|most recent|recent|any)\\b[^.?!]{0,40}\\b(?:rulings?|decisions?|opinions?|news|developments?|updates?|bills?|orders?|rules?|regulations?)\\b[^.?!]{0,80}\\b${lately}\\b`,
].map((pattern) => new RegExp(pattern, 'i'))

/** Whose matter it is decided in is no matter: 'Did the Federal Circuit rule today in our appeal?' */
const decided = new RegExp(
  `^(?:so |and |ok )?(?:did|has|have)\\b[^.?!]{0,40}\\b${body}\\b[^.?!]{0,40}\\b${deeds}\\b[^.?!]{0,60}\\b${lately}\\b`,
  'i',
)
const withCondition = /\b(?:if|must|can|may|could|should|have to|has to|allowed|legal|rights?)\b/i

/** What one may or must do about it is asked of the law, and so is what befell oneself. */
const ofLaw =
  /\b(?:if|must|can|may|could|should|have to|has to|need|needs|allowed|legal|rights?|my|me|i|i'm|we|our|us|against him|against her)\b/i
/** Who writes more tells a story. */
const mostAsked = 200

/** Whether a text asks what a court, Congress or an agency did these days: what is that new, no library has yet. */
export const asksForNews = (text: string): boolean =>
  text.length <= mostAsked &&
  ((!ofLaw.test(text) && asked.some((one) => one.test(text.trim()))) ||
    (!withCondition.test(text) && decided.test(text.trim())))
