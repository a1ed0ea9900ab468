import type { Place } from './field.ts'

const so = '(?:,? (?:therefore|thus|now|also|accordingly|further|hereby|consequently|then|too|again)\\b){0,3},?'
const own = `\\b(?:we|I|this court|the court)${so}(?: (?:must|are compelled to|am compelled to|are constrained to))?`
const cues: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `${own} (?:hold|holds|overrule|overrules|declare|declares)\\b(?:,[^,]{0,80},)? ?(?:that|the|only|as|both)\\b`,
      'i',
    ),
    6,
  ],
  [
    new RegExp(
      `${own} (?:conclude|concludes|rule|rules|decide|decides)\\b(?:,[^,]{0,80},)? ?(?:that|the|for|as)\\b`,
      'i',
    ),
    4.5,
  ],
  [new RegExp(`${own} (?:find|finds|determine|determines)\\b(?:,[^,]{0,80},)? ?(?:that|no)\\b`, 'i'), 3.5],
  [
    new RegExp(
      `${own} (?:affirm|reverse|vacate|dismiss|deny|grant)\\b.{0,160}\\b(?:because|for (?:lack|want|failure)|on the ground)\\b`,
      'i',
    ),
    4,
  ],
  [/\b(?:impelled|compelled|constrained|led|driven) to (?:the conclusion|hold|conclude|find)\b/i, 4.5],
  [/\b(?:we|I) (?:are|am) (?:of (?:the )?opinion|satisfied|convinced|persuaded|quite clear|clear|clearly of)\b/i, 3.5],
  [
    /\b(?:we|I) (?:think|believe|feel|consider) (?:it|that|the|there|this|such)\b|\bour (?:holding|conclusion|decision) (?:is|rests)\b/i,
    2.5,
  ],
  [
    /\bit follows that\b|\b(?:is|are) (?:clearly |wholly |totally )?(?:void|unconstitutional|invalid|unenforceable|barred|error|erroneous|insufficient|sufficient|overruled)\b|\b(?:no power|without (?:power|jurisdiction)|there is no|there was no|(?:is|are|was|were) not entitled|(?:is|are) entitled|cannot (?:stand|survive|be (?:supported|sustained))|must (?:fail|stand|obtain)|dispose of the)\b/i,
    1.5,
  ],
  [
    /\bit follows that\b|\bmust be held\b|\b(?:is|are|be) now overruled\b|\b(?:case|decision|rule) (?:is|are|should be|must be) (?:hereby |now |therefore )?overruled\b/i,
    4,
  ],
  [/\b(?:for (?:these|this|that|those) (?:reasons?|grounds? alone)|for this ground alone)\b/i, 1.5],
]
/** What the court says of the ruling that it reviews. */
const reviews =
  /\b(?:court|judge|jury|commission(?:er)?|board|referee|magistrate)(?: below)?\b[^.;]{0,60}\b(?:erred|did not err|was (?:right|correct|justified|in error|without (?:power|jurisdiction))|should have|properly|correctly|rightly|improperly|erroneously|lacks? (?:power|jurisdiction)|abused its discretion|did not abuse)\b|\bwe (?:cannot agree|do not agree|are unable to agree|agree with the (?:trial|district|lower)|find no error|perceive no error|can find no justification)\b/i
/** What a party says of it. */
const contended =
  /\b(?:argue[sd]?|contend(?:s|ed)?|claim(?:s|ed)? that|assert(?:s|ed)?|maintain(?:s|ed)? that|insist(?:s|ed)?|urge[sd]?|submit(?:s|ted)? that|complain(?:s|ed)?|alleg(?:es?|ed)|assigned|whether)\b/i
/** Another court says what it held. */
const below =
  /\b(?:trial|district|lower|circuit|superior|municipal) (?:court|judge)\b[^.]{0,80}\b(?:held|holding|concluded|concluding|found|finding|ruled|ruling|granted|denied)\b|\b(?:some|other|many|several) (?:states|courts|jurisdictions)\b/i
/** What the court does not hold here: another court, another day, a hypothesis. */
const not =
  /\b(?:do|does|did|need|could|would|cannot|can) not (?:hold|conclude|decide|reach|find)\b|\b(?:cannot|need not) (?:hold|conclude|find)\b|\b(?:asks?|urges?|argues?|contends?|invites?|want)\b[^.]{0,60}\b(?:hold|conclude|find)\b|\bif we (?:hold|held|conclude|find)\b|\bto hold (?:otherwise|that)\b[^.]{0,60}\bwould\b|\b(?:district|trial|lower|circuit|appeals) court(?:'s|’s)? (?:held|concluded|found|holding)\b|\bwe (?:have )?(?:held|concluded|said|stated|noted|recognized)\b|\bwe (?:hold|conclude) (?:argument|hearings)/i
const elsewhere = /\b(?:In|See|Cf\.|Id\.) [A-Z][\w.’']+(?: [\w.’'&]+){0,6} v\. |^(?:See|Cf\.|Id\.|Accord)\b|^["“]/

/** The court comes from the law to the case at hand. */
const applied =
  /\b(?:therefore|thus|hence|accordingly|consequently|here|in our (?:opinion|judgment|view)|we think|in (?:this|the present|the instant) case|in (?:these|the) circumstances|under (?:these|the) circumstances)\b/i

/** Points of the words by which a court says what it holds, less where a party or another court says it. */
const said = (text: string): number => {
  const [points, at] = cues.reduce<[number, number]>(
    (top, [cue, one]) => (one > top[0] && cue.test(text) ? [one, text.search(cue)] : top),
    [0, 0],
  )
  const before = text.slice(0, at)
  const others = contended.test(before) || below.test(before) ? 2.5 : 0
  return points - others + (points > 0 && points < 4 && applied.test(text) ? 1 : 0)
}

/** 'Count II also survives.', 'The claim fails.', 'Dunn is entitled to qualified immunity': what comes of one claim, said in its own part. */
const ofClaim =
  /^(?:(?:Accordingly|Therefore|Thus|Hence|So),? )?(?:(?:Counts?|Claims?) [IVX\d]{1,4}(?:(?:,| and| &) [IVX\d]{1,4}){0,3}|(?:[Tt]he|[Tt]his|[Tt]hat) (?:[\p{L}-]+ ){0,3}(?:claim|counterclaim|cross-claim|objection|defense|argument|challenge))(?: against [\p{L} ]{2,40})?,? (?:also |therefore |thus |accordingly |then ){0,2}(?:survives?|fails?|succeeds?|(?:will|may|can|must) (?:go forward|proceed|be dismissed)|goes forward|proceeds|is (?:well taken|without merit|rejected|untimely|moot|barred|not barred|dismissed|preempted|waived))\b|^[^.;:“"]{3,80} (?:is|are) (?:not )?entitled to (?:qualified |absolute |sovereign )?(?:immunity|judgment|summary judgment|a new trial|relief|an injunction|a hearing|fees)\b/u
export const isOfClaim = (text: string): boolean => ofClaim.test(text) && !contended.test(text)

/** 'We are referred to a host of decisions': by counsel. */
const addressed = /\bwe (?:are|were|have been) (?:referred|asked|urged|invited|told|pressed)\b/i
/** What a party argues, another court held, or somebody is quoted to have said, without a word by which this court holds. */
export const isSaidByOthers = (text: string, isArgued: boolean): boolean =>
  /^["“]/.test(text) ||
  addressed.test(text) ||
  ((isArgued || below.test(text)) && said(text) < 2 && !reviews.test(text))

/** How likely a sentence is to say what the court holds. */
export function holds({ text, at }: Place): number {
  if (not.test(text)) return 0
  const points = Math.max(said(text), reviews.test(text) && !contended.test(text) && at > 0.25 ? 3 : 0)
  if (points <= 0) return 0
  const place = at < 0.15 ? 1.5 : at > 0.6 ? 2 : 0
  // A judge who sits alone writes 'I', and so does one who dissents.
  const alone = /\bI (?:am|hold|conclude|find|think|believe)\b/.test(text) ? 1.5 : 0
  return points + place - alone - (elsewhere.test(text) ? 2.5 : 0) - (text.length > 700 ? 1 : 0)
}
