const people =
  '(?:judge|magistrate|jury|witness|witnesses|officers?|plaintiff|defendant|clerk|prosecutor|mediator|arbitrator|expert|opposing counsel|other (?:side|lawyer|attorney)|my (?:lawyer|attorney|ex|landlord|boss|client|opponent))'
const whoever =
  '(?:officers?|cops?|driver|doctor|nurse|judge|magistrate|prosecutor|adjuster|lawyer|attorney|opposing counsel|clerk|mediator|agent|caseworker)'
const deeds =
  '(?:say|said|write|wrote|testify|testified|file|filed|sign|signed|decide|decided|rule|ruled|order|ordered|serve|served|respond|responded|answer|answered)'
const when =
  '(?:yesterday|today|this morning|last (?:night|week|month|monday|tuesday|wednesday|thursday|friday)|on (?:monday|tuesday|wednesday|thursday|friday)|yet|already)'
const dated = '(?:lease|contract|policy|insurance|loan|warranty|probation|parole|sentence|permit|visa|mortgage)'
const ends = '(?:ends?|expires?|starts?|begins?|up|over|renews?|run out)'

const asked: readonly RegExp[] = [
  // What somebody did in the matter.
  `\\bwhat (?:did|has|does) (?:the |our |my )?${people}\\b[^.?!]{0,80}\\b${deeds}\\b[^.?!]{0,120}\\b(?:my|our|page \\d+|line \\d+|deposition|transcript|${when})\\b`,
  `^(?:did|has|have) (?:the |our |my )?${people}\\b[^.?!]{0,80}\\b${deeds}\\b[^.?!]{0,120}\\b(?:my|our|${when})\\b`,
  // Who somebody in it is.
  `^(?:who|which|what) (?:is|was|were|are) (?:the |that |my |our )?(?:name of the )?${whoever}\\b[^.?!]{0,60}\\b(?:my|our|me|us)\\b`,
  `\\b(?:which|what|whose) (?:insurance company|insurer|insurance|law firm|bank|officers?|driver|doctor|nurse)\\b[^.?!]{0,100}\\b(?:who|that|my|our|at the scene)\\b`,
  `^which of (?:the |our |my )?${people}\\b[^.?!]{0,100}\\b(?:was|were|did|had|fired|turned|told|saw|said|signed|knew)\\b`,
  `^(?:is|was|are|were) (?:the|my|our) ${people}\\b[^.?!]{0,40}\\b(?:true|lying|telling the truth|honest)\\b`,
  // What will come.
  `\\b(?:what|how much|how long) (?:will|would|is) (?:the |a )?(?:jury|judge|court|insurance company|adjuster)\\b[^.?!]{0,60}\\b(?:my|our|me|us|give|award|offer)\\b`,
  `^will (?:the |a |my )?(?:jury|judge|court)\\b[^.?!]{0,80}\\b(?:my|our|me|us)\\b`,
  '\\bwhat (?:will|would) (?:my|our) (?:settlement|payout|award|recovery|sentence|bill) be\\b',
  '\\bhow much (?:money )?(?:will|would|do) (?:i|we) (?:get|receive|win|make|recover)\\b[^.?!]{0,40}\\b(?:my|our|settlement|accident|case)\\b',
  '^who (?:won|lost|wins|decided|ruled on|signed|filed)\\b[^.?!]{0,60}\\b(?:my|our)\\b',
  '\\bhow much (?:is|are|was) (?:a |an |the |my |our )?(?:[\\p{L}-]+ ){0,4}(?:case|claim|injury|injuries|settlement|lawsuit) worth\\b',
  // What will be decided, by whomever.
  '^(?:will|is|are) (?:the )?(?:(?:u\\.?s\\.? )?supreme court|scotus|congress|justices|court)\\b[^.?!]{0,20}\\b(?:overturn|overrule|reverse|strike down|uphold|pass|decide|rule|change|end)\\b',
  // When or what something in its papers is.
  `^(?:so |and |ok )?when (?:does|do|did|is|was) (?:my|our|his|her|their) (?:own )?${dated}\\b[^.?!]{0,40}\\b${ends}\\b`,
  '^(?:when|where|what time|what room) is (?:my|our|the) (?:hearing|trial|deposition|mediation|court date|closing)\\b',
  '\\bwhat (?:is|was) (?:my|our|the) (?:case number|docket number|claim number|policy number|court date|case status|status of my case)\\b',
].map((pattern) => new RegExp(pattern, 'iu'))

/** What a judge of that name does. */
const ofJudge = /^(?:[Hh]ow |[Ww]hen |[Hh]ow often )?(?:[Dd]oes|[Ww]ill) (?:Chief |Magistrate )?Judge [A-Z][a-z]/
/** What is wise for a client to do, by what somebody saw of them. */
const tactics =
  /^should (?:i|we)\b[^.?!]{0,100}\b(?:(?:my|our) client|tomorrow|tonight|this (?:morning|afternoon|evening|week)|next week)\b/i
/** What one may or must do, or what follows under a condition, is asked of the law. */
const ofLaw =
  /\b(?:if|must|can|may|could|should|have to|has to|need|needs|allowed|legal|law|rights?|requires?|required)\b/i
/** Who writes more tells a story, whose law is asked for. */
const mostAsked = 240

/**
 * Whether the answer of a question stands in the papers of the asker's own matter, or lies in the future: who the judge is,
 * what a witness said, when a lease ends, what a jury will award, whether a client should testify. No authority answers it, however many of its words it has.
 */
export const asksOfOwnMatter = (text: string): boolean =>
  text.length <= mostAsked &&
  ((tactics.test(text.trim()) && !/\b(?:if|law|legal|rules?|allowed|required?|ethic\w*)\b/i.test(text)) ||
    (!ofLaw.test(text) && [...asked, ofJudge].some((one) => one.test(text.trim()))))
