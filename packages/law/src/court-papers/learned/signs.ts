import type { Seen } from './features.ts'

/*
 * Words that do the same in a court paper, as one sign each: a few hundred papers cannot teach that 'avers' is what 'contends' is.
 * They are looked for in small letters.
 */

const who =
  'plaintiffs?|defendants?|appell(?:ant|ee)s?|petitioners?|respondents?|movants?|claimants?|complainants?|relators?|libell?[- ]?ants?|intervenors?|garnishee|debtor|trustees?|government|state|commonwealth|people|united states|county|city|town|landlord|tenant|employer|employee|insurer|carrier|surety|seller|buyer|purchaser|broker|owner|counsel|company|corporation|railroad|bank|commissioner|collector|warden|in error|bill|libel|petition|complaint|answer|declaration|he|she|they|it'
const speaks =
  'argu(?:e[sd]?|ing)|contend(?:s|ed|ing)?|claim(?:s|ed|ing)?|assert(?:s|ed|ing)?|insist(?:s|ed|ing)?|urg(?:e[sd]?|ing)|maintain(?:s|ed)?|alleg(?:e[sd]?|ing)|aver(?:s|red|ring)?|den(?:y|ies|ied|ying)|admit(?:s|ted)?|conced(?:e[sd]?|ing)|object(?:s|ed)?|complain(?:s|ed|ing)?|challeng(?:e[sd]?|ing)|suggest(?:s|ed)?|submit(?:s|ted)?|reli(?:es|ed)|rely|invoke[sd]?|attack(?:s|ed)?|assail(?:s|ed)?|resist(?:s|ed)?|oppose[sd]?|says?|states?|pleads?|pleaded|answer(?:s|ed)?|respond(?:s|ed)?|count(?:er|ers|ered)|justif(?:y|ies|ied)|defend(?:s|ed)?'
const by = new RegExp(`\\b(?:${who}),?(?: \\w+){0,2} (?:${speaks})\\b`)
const passive =
  /\b(?:is|was|are|were|been|be)(?: \w+){0,2} (?:argued|contended|said|urged|assailed|resisted|attacked|challenged|objected|claimed|conceded|admitted|denied|suggested|insisted|asserted|alleged|averred|opposed|complained|maintained)\b/
const noun =
  /\b(?:claims?|contentions?|arguments?|objections?|positions?|theory|suggestion|defen[sc]es?|points?|pleas?|averments?|allegations?|proposition|answers?|assignments?|complaints?|reliance)\b/
const ground = /\bon the (?:\w+ )?grounds?\b|\bground (?:that|is)\b/
const that = new RegExp(
  `\\b(?:${speaks}|contention|argument|objection|allegation|averment|theory)(?: \\w+){0,3},? that\\b`,
)
const rejects =
  /\b(?:without merit|must fail|not persua\w+|reject\w*|untenable|unsound|disagree|cannot agree|no merit|not well taken)\b/

const prays = /\bpray(?:s|ed|er|ers|ing)?\b|\bwherefore\b/
const seeks =
  /\b(?:seek(?:s|ing)?|sought|ask(?:s|ed|ing)?|request(?:s|ed|ing)?|demand(?:s|ed|ing)?|mov(?:e[sd]?|ing)|petition(?:s|ed|ing)|appl(?:y|ies|ied|ying)|wish(?:es)?)\b/
const suit =
  /\b(?:action|suit|bill|libel|proceedings?|petition|complaint|motion|application|writ|brought|filed|sued|sues|suing|instituted|begun|moved|moves|brings|replevin|ejectment|assumpsit|mandamus)\b/
const aim =
  /\b(?:to|for)(?: the| an?| such)? (?:\w+ )?(?:recover\w*|restrain\w*|enjoin\w*|compel\w*|cancel\w*|set aside|quash\w*|vacat\w+|foreclos\w*|quiet|obtain|enforc\w+|review|reform\w*|annul\w*|declar\w*|have|remov\w+|partition|possession|damages|injunct\w*|specific performance|mandamus|judgment|refund|dismiss\w*|divorce|habeas|certiorari|release|rehearing|new trial|order|decree|accounting|leave|penalty|benefits|suspend\w*|strike|stay|extension|protective|summary judgment|attorney\w*|fees|suppress\w*)\b/
const remedy =
  /\b(?:damages|injunct\w*|declarat\w*|possession|recover\w*|mandamus|judgment|refund|relief|restitution|habeas corpus|certiorari|new trial|decree|accounting|restraining order|penalty|rescission|specific performance|discharge|release|costs|fees|dismissal|remand|rehearing|review)\b/

const paper =
  '(?:suits?|actions?|bills?|libels?|proceedings?|petitions?|complaints?|informations?|motions?|applications?|cross-bill|declaration|claims?|appeals?|writs?)'
const begun = '(?:brought|filed|begun|began|instituted|commenced|made|presented|exhibited|moved|applied|sued|joined)'
const wanted = '(?:to|for|praying|seeking|asking|which (?:sought|seeks|asks|prays)|whose object|in order to)'
/** 'This suit was brought to enjoin', 'filed a bill praying that', 'is an action for', 'the object of the bill is to', 'the bill prays'. */
const sought = [
  new RegExp(`\\b${paper} (?:\\w+ ){0,3}(?:was|were|is|are) (?:\\w+ ){0,2}${begun}\\b.{0,140}?\\b${wanted}\\b`),
  new RegExp(
    `\\b${begun} (?:this|these|an?|the|his|her|its|their|such)? ?(?:\\w+ ){0,3}${paper}\\b.{0,100}?\\b${wanted}\\b`,
  ),
  new RegExp(`\\b(?:is|was|are|were) an? (?:\\w+ ){0,3}${paper} (?:\\w+ ){0,4}${wanted}\\b`),
  new RegExp(`\\b(?:object|purpose|aim|prayer) of (?:the|this|his|her|their) (?:\\w+ ){0,2}${paper}\\b`),
  new RegExp(
    `\\b(?:${paper}|${who}),? (?:\\w+ ){0,3}(?:prays?|prayed|praying|asks?|asked|seeks?|sought|demands?|demanded|moves?|moved|appl(?:y|ies|ied))\\b`,
  ),
]

const contend =
  '(?:argu|contend|insist|urg|assert|maintain|submit|claim|object|complain|challeng|alleg|aver|conced|plead|den[iy]|rel[iy]|suggest)(?:e|es|ed|s|ing)?'
/** 'The defendants contend that', 'it is objected that', 'the first objection is', 'demurred on the ground', 'set up as a defense'. */
const contended = [
  new RegExp(`\\b(?:${who}),? (?:\\w+ ){0,4}${contend},? (?:\\w+,? ){0,4}(?:that|on|upon|to|the)\\b`),
  /\bit (?:is|was|has been) (?:\w+,? ){0,3}(?:argued|contended|insisted|urged|claimed|objected|suggested|said|asserted|alleged|conceded|maintained),? (?:\w+,? ){0,6}(?:that|by)\b/,
  /\b(?:first|second|third|next|further|other|main|principal|only|sole|chief|last|another) (?:\w+ ){0,2}(?:contention|argument|objection|ground|point|position|assignment|claim|defen[sc]e|question raised|error)\b/,
  /\b(?:contention|argument|objection|claim|position|theory|suggestion|point)s? (?:\w+ ){0,4}(?:is|are|was|that|of|by)\b/,
  /\b(?:demurr\w+|except\w+|object\w*|moved|motion|plea|resist\w+|defen\w+|appeal\w*) (?:\w+,? ){0,8}(?:on|upon) (?:the|several|two|three|various) (?:\w+ ){0,2}grounds?\b/,
  /\b(?:reliance is|set up|sets up|relied upon|relies on|assignments? of error|assigned as error|pleaded|in support of)\b/,
]

const steps =
  /\b(?:filed|brought|sued|moved|granted|denied|affirmed|reversed|dismissed|convicted|sentenced|tried|appealed|appeals|certified|removed|remanded|overruled|sustained|entered|issued|indicted|charged|demurred|answered|pleaded|transferred|vacated|awarded|rendered|instituted|commenced|found guilty|noted|postponed|rejected|refused|allowed|referred|heard|adjudged|assessed|arrested|returned|directed|ordered|upheld|consolidated|submitted)\b/g
const below =
  /\b(?:district court|circuit court|court of appeals|trial court|superior court|supreme court of|state court|court of claims|commissioner|board|jury|referee|court below|lower court|magistrate|justice court|municipal court|commission|bankruptcy court|tax court|probate court|three judges|trial judge|trial justice|appellate division)\b/
const up =
  /\b(?:certiorari|writ of error|appeals?|appealed|petition for review|probable jurisdiction|direct appeal|brought here|comes here|case is here|came here|certificate|error to)\b/
const criminal = /\b(?:convicted|indict\w+|sentenced|found guilty|pleaded (?:not )?guilty|charged)\b/
const another = /\b(?:in that case|that was an? |that case|was a case|the case of)\b/

/** 'The court below denied the motion', 'this is an appeal from', 'the demurrer was sustained', 'was convicted of', 'the case is here on'. */
const came = [
  new RegExp(
    `${below.source},? (?:\\w+,? ){0,6}(?:granted|denied|affirmed|reversed|dismissed|entered|sustained|overruled|held|found|ordered|awarded|rendered|vacated|remanded|refused|adjudged|gave|allowed|made)\\b`,
  ),
  /\b(?:appeals?|appealed|error|certiorari|review|petition) (?:\w+,? ){0,6}(?:from|to review|to reverse|of) (?:\w+ ){0,4}(?:judgments?|orders?|decrees?|decisions?|convictions?)\b/,
  /\b(?:case|cause|matter|appeal|question|suit|action)s? (?:\w+ ){0,3}(?:is|are|was|were|comes?|came|now) (?:\w+ ){0,3}(?:here|before (?:us|this court|the court)|up on|up for|on for|to this court|submitted|tried|removed|heard)\b/,
  /\b(?:we granted certiorari|certiorari (?:was|to)|probable jurisdiction|brings? (?:the|this) (?:case|cause|record)|sued out|writ of error)\b/,
  /\b(?:verdict|judgment|decree)s? (?:\w+ ){0,6}(?:for|against|in favor of) (?:the )?(?:\w+ ){0,2}(?:plaintiff|defendant|libell?ant|claimant|petitioner|respondent|complainant|government|appell\w+)s?\b/,
  /\b(?:was|were|been) (?:\w+ ){0,2}(?:indicted|convicted|sentenced|charged|tried|found guilty|arraigned|arrested)\b/,
  /\b(?:demurrers?|motions?|exceptions?|petitions?|applications?|bills?|complaints?|libels?|answers?|pleas?|suits?|actions?|appeals?) (?:\w+ ){0,6}(?:was|were|is|are|having been|has been) (?:\w+ ){0,2}(?:sustained|overruled|granted|denied|filed|dismissed|brought|allowed|refused|heard|taken|commenced|instituted|interposed|tried)\b/,
  /\bthis (?:is|was) (?:an?|the) (?:\w+ ){0,3}(?:suit|action|appeal|bill|libel|petition|proceeding|motion|application|writ|information|indictment|complaint)\b/,
]

const own =
  /\b(?:we|i|this court|the court)(?:,? \w+){0,2},? (?:hold|conclude|think|find|believe|agree|decide|determine|rule|are of opinion|are of the opinion|perceive|see no|cannot|do not|am|overrule|reject|deem|regard)\b/
const must = /\b(?:must|cannot|should|may not|need not|is not|was not|are not|does not|did not|no)\b/
const judged =
  /\b(?:valid|invalid|void|unconstitutional|constitutional|error|erroneous|correct|properly|entitled|barred|liable|sufficient|insufficient|proper|lawful|unlawful|repugnant|violat\w+|jurisdiction|power|authority|right|immaterial|within|applies|apply|controls|governs)\b/
const therefore =
  /\b(?:therefore|thus|hence|accordingly|consequently|it follows|for these reasons|for this reason|we think|our opinion|our judgment)\b/

/** UTF-16 units of a sentence that are looked through. */
const looked = 900
const early = 0.2
const late = 0.65

/** What the words of a sentence do: who speaks, what is asked, which step was taken, what is decided; alone and by place. */
export function signsOf({ text, at, voice, inQuotation }: Seen): string[] {
  const words = text.slice(0, looked).toLowerCase().replaceAll('’', "'")
  const has = (pattern: RegExp) => pattern.test(words)
  const zone = at < early ? 'early' : at < late ? 'mid' : 'late'
  const [byParty, isPassive, named, grounds, says] = [by, passive, noun, ground, that].map(has)
  const [isPrayer, isSought, isSuit, aims, remedies] = [prays, seeks, suit, aim, remedy].map(has)
  const [isBelow, goesUp, isCriminal] = [below, up, criminal].map(has)
  const [isOwn, binds, judges, concludes] = [own, must, judged, therefore].map(has)
  const isContended = contended.some(has)
  const hasCome = came.some(has)
  const isAsked = sought.some(has)
  const taken = Math.min(3, words.match(steps)?.length ?? 0)
  const argues = byParty || isPassive || named
  const found: readonly (readonly [string, unknown])[] = [
    ['by', byParty],
    ['passive', isPassive],
    ['noun', named],
    ['ground', grounds],
    ['that', says],
    ['rejects', has(rejects)],
    ['argues', argues && (says || grounds)],
    [`argues ${zone}`, argues],
    ['contends', isContended],
    [`contends ${zone}`, isContended],
    ['contends, of this case', isContended && !isOwn && !has(another)],
    ['contends, by the court', isContended && isOwn],
    ['came', hasCome],
    [`came ${zone}`, hasCome],
    ['came, of this case', hasCome && !isOwn && !has(another) && !inQuotation],
    ['prays', isPrayer],
    ['seeks', isSought],
    ['aim', aims],
    ['remedy', remedies],
    ['suit', isSuit && aims],
    [`suit ${zone}`, isSuit && aims],
    ['sought', isAsked],
    [`sought ${zone}`, isAsked],
    ['sought aim', isAsked && (aims || remedies)],
    [`sought aim ${zone}`, isAsked && (aims || remedies) && !has(another)],
    ['asks', (isSought || isPrayer) && (remedies || aims)],
    [`asks ${zone}`, (isSought || isPrayer) && (remedies || aims)],
    [`steps ${taken}`, taken],
    [`step ${zone}`, taken],
    ['below', isBelow],
    [`below ${zone}`, isBelow],
    ['below step', isBelow && taken],
    [`below step ${zone}`, isBelow && taken],
    ['up', goesUp],
    [`up ${zone}`, goesUp],
    ['criminal', isCriminal],
    [`criminal ${zone}`, isCriminal],
    ['another', has(another)],
    ['own', isOwn],
    [`own ${zone}`, isOwn],
    ['own judged', isOwn && judges],
    ['own by', isOwn && (byParty || isPassive)],
    ['binds', binds && judges],
    ['judged', judges],
    ['therefore', concludes],
    ['therefore judged', concludes && judges],
    ['in quotation', inQuotation],
    ['quotation judged', inQuotation && (judges || isOwn)],
  ]
  const court = voice === 'opinion' || voice === 'order'
  return found.flatMap(([name, is]) => (is ? [`${court ? 'court' : 'party'} ${name}`] : []))
}
