import type { Clause } from '../clause.ts'

/** How a court decides, and what it can give. */
export const standards: readonly Clause[] = [
  {
    id: 'clause.disposition',
    title: 'Disposition',
    type: 'disposition',
    severity: 'high',
    reason:
      'This is what the court did: it says who won, what remains to be decided, and from when further deadlines may run.',
    concerns: 'court',
    ofTheCourt: true,
    patterns: [
      /\b(?:we|the court|i)\b.{0,60}\b(?:affirms?|reverses?|vacates?|remands?|dismiss(?:es)?|modif(?:y|ies) and affirm)\b.{0,160}(?:\.|judgment|order|decision|appeal|case|proceedings|opinion|court)/i,
      /\b(?:judgment|decision|order|appeal|conviction|sentence|writ|complaint|action|petition)\b.{0,100}\b(?:is|are|be|must be)\b.{0,30}\b(?:affirmed|reversed|vacated|remanded|dismissed|set aside)\b/i,
      /\bmotions?\b.{0,100}\b(?:is|are)\b.{0,20}\b(?:granted|denied)\b/i,
      /^(?:(?:modified|affirmed|reversed|vacated|remanded|dismissed)(?:,? (?:and|in part|as modified))*[,;. ]*)+$/i,
    ],
    unless:
      /\b(?:district court|court of appeals|appeals court|circuit|commission|board|trial court|lower court|they|panel)\b(?! (?:is|are|must be)\b).{0,20}\b(?<!(?:is|are) (?:hereby )?)(?:affirmed|reversed|vacated|remanded|dismissed)\b|\bif (?:we|the court)\b|\b(?:should|would|could) (?:be |have )?(?:affirm|revers|vacat|remand|dismiss|grant|den)|\b(?:asks?|urge[sd]?|argue[sd]?|request(?:s|ed)?|contend(?:s|ed)?)\b/i,
  },
  {
    id: 'clause.summary-judgment',
    title: 'Summary judgment',
    type: 'standard',
    severity: 'medium',
    reason:
      'The case can be decided without trial where no material fact is genuinely in dispute, so the record of evidence is what counts.',
    concerns: 'court',
    patterns: [/\bsummary judgment\b/i, /\bgenuine (?:issue|dispute)s? (?:of|as to any) material fact\b/i],
  },
  {
    id: 'clause.dismissal-standard',
    title: 'Motion to dismiss',
    type: 'standard',
    severity: 'medium',
    reason:
      'A claim can be dismissed on the pleading alone, so what is alleged, and not what could be proved, decides.',
    concerns: 'court',
    patterns: [
      /\bmotions? to dismiss\b|\bfail(?:s|ed|ure)? to state a claim\b|\b12\(b\)\([1-7]\)|\bplausibl[ey]\b.{0,60}\b(?:alleg|plead|claim)/i,
    ],
  },
  {
    id: 'clause.burden-of-proof',
    title: 'Burden of proof',
    type: 'standard',
    severity: 'medium',
    reason:
      'The side that bears the burden loses if the evidence is even, so who bears it and how heavy it is shapes the whole case.',
    concerns: 'court',
    patterns: [
      /\bburdens? of (?:proof|persuasion|production|proving|establishing|showing|demonstrating)\b|\bbears? (?:the|a|that) (?:heavy |ultimate |initial )?burden\b|\bpreponderance of the evidence\b|\bclear and convincing evidence\b|\bbeyond a reasonable doubt\b/i,
    ],
  },
  {
    id: 'clause.standard-of-review',
    title: 'Standard of review',
    type: 'standard',
    severity: 'low',
    reason:
      'How closely the reviewing court looks often decides the appeal: afresh for law, with deference for facts and discretion.',
    concerns: 'court',
    patterns: [
      /\breview(?:s|ed|ing|able)?\b.{0,60}\b(?:de novo|for (?:an )?(?:abuse of discretion|clear error|plain error|substantial evidence))\b|\bstandards? of review\b|\babuse(?:d|s)? (?:of )?(?:its )?discretion\b|\bde novo review\b|\bclearly erroneous\b|\bstrict scrutiny\b|\brational basis (?:review|test|scrutiny)\b/i,
    ],
  },
  {
    id: 'clause.preliminary-injunction',
    title: 'Injunction',
    type: 'injunction',
    severity: 'medium',
    reason: 'A court order can change what the client may do before the case is decided, and breach of it is contempt.',
    concerns: 'court',
    patterns: [
      /\b(?:preliminary|permanent|temporary|interlocutory) injunction\b|\btemporary restraining order\b|\binjunctive relief\b|\birreparable (?:harm|injury)\b/i,
    ],
  },
  {
    id: 'clause.default-judgment',
    title: 'Default judgment',
    type: 'default',
    severity: 'high',
    reason:
      'Judgment is given because a party did not appear or defend; setting it aside needs prompt action and good cause.',
    concerns: 'court',
    patterns: [/\bdefault judgments?\b|\bjudgment by default\b|\bentry of default\b/i],
  },
  {
    id: 'clause.damages-claimed',
    title: 'Damages claimed',
    type: 'damages',
    severity: 'high',
    reason: 'It says what money is at stake, which sets the value of the case and what the insurer must be told.',
    concerns: 'court',
    patterns: [
      /\b(?:damages|relief|judgment|restitution|compensation|award|penalt(?:y|ies))\b.{0,100}(?:\$\s?\d|\bin (?:an|the) amount\b|\bin excess of\b|\bto be (?:proven|determined) at trial\b)/i,
      /\b(?:seeks?|demands?|prays? for|requests?|entitled to|awarded|recover)\b.{0,80}\b(?:compensatory|punitive|treble|statutory|actual|exemplary|consequential|liquidated|money|double|nominal)(?:,? (?:and|or))?.{0,30}\bdamages\b/i,
      /\$\s?\d[\d,.]*(?: (?:million|billion))?\b.{0,60}\b(?:in|of) (?:\w+ )?damages\b/i,
      /\bsue\b.{0,40}\bfor\b.{0,80}(?:\$\s?\d|\bdamages\b)/i,
      /\bdemand\b.{0,60}\b(?:relief|payment|return|refund|sum)\b.{0,80}\$\s?\d/i,
    ],
    // What a motion costs is no damage.
    unless:
      /\baward\b[^.;]{0,40}\b(?:expenses|attorneys?['’]?s?['’]? fees|fees and costs|costs)\b[^.;]{0,60}\$(?!.{0,400}\bdamages\b)/i,
  },
  {
    id: 'clause.attorneys-fees-award',
    title: "Award of attorneys' fees",
    type: 'fees',
    severity: 'medium',
    reason: "One side may have to pay the other's lawyers, which can exceed the sum in dispute.",
    concerns: 'court',
    patterns: [
      /\b(?:award\w*|entitle\w*|recover\w*|seeks?|claims? for|reasonable|motion for|liable for|denial of|payment of)\b.{0,40}\b(?:attorneys?['’]?s?['’]?|counsel) fees\b/i,
    ],
  },
  {
    id: 'clause.remedies',
    title: 'Remedy',
    type: 'remedy',
    severity: 'medium',
    reason:
      'Beside money the court may declare rights, undo a transaction or order an act, which can matter more than damages.',
    concerns: 'court',
    patterns: [
      /\b(?:declaratory (?:relief|judgment)|rescission|specific performance|disgorgement|restitution|constructive trust|equitable relief|accounting for profits|writ of (?:mandamus|habeas corpus|prohibition))\b/i,
    ],
    needs: /\b(?:seek|sought|grant|award|order|entitle|relief|request|claim|remed|petition|judgment|demand|issue)/i,
  },
  {
    id: 'clause.holding',
    title: 'Holding',
    type: 'holding',
    severity: 'high',
    reason: 'It is what the court decides on the law, and what later courts may be bound by.',
    concerns: 'court',
    ofTheCourt: true,
    patterns: [
      /\b(?:we|the court) (?:therefore |thus |now |also |accordingly |further |hereby )?(?:hold|holds|conclude|concludes)\b(?:,.{0,60},)? (?:that|the|because)\b/i,
      /^held:/i,
    ],
    unless: /\b(?:cannot|need not|do not|did not)\b.{0,16}\b(?:hold|conclude)\b/i,
  },
  {
    id: 'clause.not-precedent',
    title: 'Not precedent',
    type: 'precedent',
    severity: 'medium',
    reason:
      'The court says that the decision does not bind later cases, so it may be cited, if at all, only for what its reasons are worth.',
    concerns: 'court',
    patterns: [
      /\b(?:not (?:for|to be) publi(?:cation|shed)|unpublished (?:opinion|disposition)|non-?precedential|not precedent(?:ial)?|no precedential value|not binding precedent)\b/i,
    ],
    needs: /\b(?:this|opinion|disposition|decision|publication)\b/i,
  },
  {
    id: 'clause.question-presented',
    title: 'Question presented',
    type: 'issue',
    severity: 'medium',
    reason: 'It frames what the court is asked to decide; what lies outside it may not be reached.',
    concerns: 'court',
    patterns: [
      /\b(?:questions?|issues?) presented (?:here )?(?:is|are|for review|in this)\b|\b(?:question|issue) (?:here |before (?:us|the court) |in this (?:case|appeal) |we (?:face|address) )?is (?:whether|when|how|what)\b|\bthis (?:case|appeal) (?:presents|requires us|concerns|involves|asks)\b|\b(?:we are asked to|we must decide|we consider whether|whether the (?:district|trial|lower|circuit) court erred)\b/i,
    ],
  },
]
