import { isOfAnotherCase, type Place } from './field.ts'

const cues: readonly (readonly [RegExp, number])[] = [
  [
    /\bappeal(?:s|ed|ing)?\b|\bcertiorari\b|\bpetition(?:s|ed)? (?:for|to) (?:review|a writ|the|this)|\bwrit of error\b|\bcross-appeals?\b|\bremand(?:ed)?\b/i,
    2,
  ],
  [
    /\b(?:trial|district|superior|circuit|municipal|lower|bankruptcy|county|family|probate|commissioner['’]s|tax) (?:court|judge)\b|\bcourt (?:below|of appeals)\b|\bjury\b|\bmagistrate\b|\b(?:trial|case) was (?:by|tried|before)\b|\bcommission(?:er)?\b|\breferee\b|\bboard\b/i,
    1.5,
  ],
  [
    /\b(?:granted|denied|dismissed|entered|refused|awarded|convicted|sentenced|returned|found for|ruled|overruled|sustained|rejected|affirmed|reversed|vacated|upheld|adjudged|certified|removed|transferred|ordered)\b/i,
    1.5,
  ],
  [
    /\b(?:sued|sues|suit|brought (?:this|an?|the|suit)|filed (?:suit|a|an|this|the)|charged (?:by|with|under)|indicted|pleaded|pled|action (?:by|to|for|was|is)|brings this)\b/i,
    1.5,
  ],
  [
    /\b(?:moves?|moved|motions?|summary judgment|demurrer|preliminary injunction|restraining order|default|verdict|judgment)\b/i,
    1,
  ],
  [
    /\bthis (?:is an? )?(?:case|appeal|action|suit|matter|proceeding|interlocutory)\b|\b(?:comes|came|is|now) before (?:us|the court|this court)\b|\bhad its origin\b|\bcommissioner\b/i,
    1,
  ],
]
/** A step of the case, whoever took it. */
const step =
  /\b(?:writ|libel|petition|complaint|bill|information|summons|order to show cause|default|answer|plea|demurrer|amended \w+|suit|appeal)\b[^.]{0,60}\b(?:was|were|is|has been|are)(?: \w+)? (?:issued|filed|entered|taken|served|overruled|sustained|referred|heard|instituted|brought|dismissed|consolidated|removed)\b|\b(?:defendants?|appellants?|petitioners?|respondents?|plaintiffs?)(?:, [^,]{1,60},)? (?:was|were) (?:tried|convicted|indicted|charged|sentenced|sued|found guilty|adjudged)\b/i
const contended =
  /\b(?:it is|contends?|argues?|urges?|insists?|maintains?)(?: \w+)? (?:contended |argued |urged |insisted )?that\b/i
const not =
  /\bwe (?:overrule|reverse|affirm|hold|conclude|vacate|dismiss)\b|\bargued the cause\b|\bfiled a brief\b|\bstandard of review\b|\bwe review\b|\bfor (?:the )?appell(?:ant|ee)s?\.?$|\bon (?:the )?brief\b/i

/** How likely a sentence is to say how the case came to this court. */
export function comesUp({ text, at }: Place): number {
  if (isOfAnotherCase(text) || not.test(text) || text.length < 40) return 0
  const said = cues.reduce((sum, [cue, one]) => sum + (cue.test(text) ? one : 0), 0)
  const points = Math.max(said, step.test(text) ? 3 : 0) - (contended.test(text) ? 2 : 0)
  if (points < 2) return 0
  return points + (at < 0.08 ? 2 : at < 0.2 ? 1 : at < 0.4 ? -0.5 : -3)
}

/** 'Kickapoo and Torguson move to dismiss under Rule 12(b)(6)', 'She brings claims under Title VII': what is before the court. */
const motion =
  /^[^.;:“"]{2,160}?\b(?:(?:has |have |now |cross-)?mov(?:es?|ed) (?:jointly |again )?(?:to (?:dismiss|compel|stay|remand|strike|quash|suppress|transfer|vacate|exclude|intervene)|for (?:partial |a )?(?:summary judgment|judgment on|default judgment|preliminary injunction|new trial|sanctions|class certification))|(?:brings?|brought|asserts?) (?:[\p{L}-]+ ){0,3}(?:claims?|causes? of action|counts?|(?:this )?(?:action|suit)) (?:under|for|against|alleging))\b/iu
/** 'Pending before the court is Defendant's Motion to Dismiss', 'This is the time set for oral argument'. */
const pending =
  /^(?:(?:currently |now |presently )?(?:pending )?before (?:the|this) court (?:is|are)\b|(?:this|the) (?:matter|case|action|appeal) (?:is |comes |came |now )?(?:now )?(?:(?:on )?before|on for)\b|this is (?:the time set for|an? (?:[\p{L}-]+ ){0,3}(?:action|appeal|suit)\b (?:for|from|by|to|under|of)))/iu
export const isMotion = (text: string): boolean =>
  !isOfAnotherCase(text) && ((!contended.test(text) && motion.test(text)) || pending.test(text))
