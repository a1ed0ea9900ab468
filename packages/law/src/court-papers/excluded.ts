import { isTold } from './contentions.ts'
import { actsIn, isRuling, onlySo } from './disposition.ts'
import { type CourtFieldName, courtFieldNames, isOfAnotherCase } from './field.ts'
import { isSaidByOthers } from './holding.ts'
import type { Seen } from './learned/features.ts'
import { isMotion } from './posture.ts'

/** Fields that tell of this case: what is said of another is none of them. */
const ofThisCase: readonly CourtFieldName[] = ['posture', 'arguments', 'relief', 'deadlines']
/** 'In that case the question arose', 'The Funk case left open': how another case came up. */
const thatCase = /^In that case\b|\b[Tt]he \p{Lu}\p{L}+ [Cc]ase\b/u
/** A certificate, a signature, who is counsel: no part of what a paper says. */
const formal =
  /\b(?:I|undersigned)\b.{0,40}\bcertif(?:y|ies)\b|^(?:Respectfully submitted|Dated?|By(?! \w+ \d)|Counsel for|Attorneys? for|Telephone|Email)\b|\bState Bar (?:No|Number)\b|\bargued the cause\b|\bfiled (?:a|the) brief\b|\bon the brief\b|^.{0,60}\b(?:Circuit|District|County) Clerk\b.{0,40}$|^[^.;]{4,80} [-–—] \d{1,3}$/i

/** Too short to say anything, or the name of somebody in a caption. */
const isScrap = (text: string): boolean => text.length < 25 || (text.length < 400 && namesSomebody(text))
const capitals = /^\p{Lu}[\p{Lu}&.,’']*$/u
const role = /^(?:Plaintiff|Defendant|Petitioner|Respondent|Appell\w+)[.,’']*$/

/** A name in capitals with the role of who bears it: 'ACME FREIGHT, INC., Defendant, Appellee.' */
function namesSomebody(text: string): boolean {
  const words = text.split(/[^\p{L}&.,’']+/u).filter(Boolean)
  const roles = words.slice(-2).filter((word) => role.test(word)).length
  const name = words.slice(0, words.length - roles)
  return roles > 0 && name.length > 1 && name.length <= 12 && name.every((word) => capitals.test(word))
}

/** 'IN THE CIRCUIT COURT OF THE FIRST CIRCUIT', and nothing else. */
const courtName = /^(?:in the )?(?:[\w.]+ ){0,6}courts?(?: (?:of|for|in and for) [\w ,]{1,120})?[.,]?$/i
const says =
  /\b(?:from|is|was|were|the court (?:of appeals )?(?:has|had|affirmed|reversed|granted|denied|held|found|dismissed|ordered))\b|\d/i
const isCourtName = (text: string): boolean =>
  text.length < 140 && courtName.test(text) && !says.test(text) && named.test(text)
const named = /^(?:[\P{Ll}]*|(?:\p{Lu}\S*|of|the|for|in|and)(?: (?:\p{Lu}\S*|of|the|for|in|and))*)$/u

/** 'MEMORANDUM OPINION AND ORDER ON CROSS-MOTIONS': the name of the paper in capitals, and nothing that it says. */
const paper = /\b(?:OPINION|ORDER|JUDGMENT|MEMORANDUM|DECREE|RULING)S?\b/
const decides =
  /\b(?:IS|ARE|BE|IT|AFFIRMED|REVERSED|VACATED|REMANDED|GRANTED|GRANTING|DENIED|DENYING|DISMISSED|DISMISSING|SUSTAINED|OVERRULED|APPEAL FROM|FROM)\b/
const isTitle = (text: string): boolean =>
  text.length < 140 && !/\p{Ll}/u.test(text) && paper.test(text) && !decides.test(text) && !/[.]$/.test(text)

/** A rule of a caption among the words: 'Plaintiff, ) Trial: September 22, 2025 v. )'. */
const inBrackets = /\([^()]{0,200}\)/g
const ruleOfCaption = /(?:^|\s)[)}](?:\s|$)/
const ofCaption = (text: string): boolean => {
  let left = text
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replace(inBrackets, '')
  }
  return ruleOfCaption.test(left)
}
const agrees = /\bwe (?:agree|disagree|concur) with\b/i
const rulesNow =
  /^(?!.{0,300}\b(?:asks?|asked|moves?|moved|seeks?|sought|appeals?|filed|before the court)\b).{0,200}\b(?:is|are) (?:hereby |therefore |accordingly )?(?:granted|denied|dismissed|rejected|overruled|sustained)\b/i
const saysSo =
  /\b(?:argu(?:es?|ed|ing)|conten(?:ds?|ded)|respon(?:ds?|ded)|repl(?:y|ies|ied)|maintain(?:s|ed)?|assert(?:s|ed)?|insist(?:s|ed)?|urge[sd]?|claim(?:s|ed)? that|concede[sd]?|submit(?:s|ted)? that|answer(?:s|ed)? that|counter(?:s|ed)?|object(?:s|ed)?)\b/i
const vacated = /\b(?:is|are) (?:hereby )?(?:vacated|canceled|cancelled|stricken|taken off calendar)\b/i
const undisputed =
  /^(?:it is (?:undisputed|not disputed|uncontested)|there is no dispute|the parties (?:agree|do not dispute))\b/i
const courtsOwn = /^(?:[IVX\d.]{0,5} ?)?(?:discussion|analysis|findings? of fact|conclusions? of law)\b/i

/** The fields that a sentence cannot be, whatever its words make likely: whose words they are decides. */
export function excludedFrom({ text, points, voice, heading, isHeading, before }: Seen): readonly CourtFieldName[] {
  if (formal.test(text) || isCourtName(text) || isTitle(text) || ofCaption(text)) return courtFieldNames
  const isCourts = voice === 'opinion' || voice === 'order'
  const isArgued = (points.arguments ?? 0) > 0
  return [
    ...(!isCourts ? [] : isOfAnotherCase(text) ? ofThisCase : thatCase.test(text) ? (['posture'] as const) : []),
    ...(!isCourts ||
    isSaidByOthers(text, isArgued) ||
    moves.test(text) ||
    tellsReview.test(text) ||
    tellsStandard.test(text)
      ? (['holding'] as const)
      : []),
    // 'It is so ordered' disposes of what stands before it, if that does.
    ...(isCourts && onlySo.test(text) && !(before && actsIn(before.text)) ? (['disposition'] as const) : []),
    // 'The demurrer is SUSTAINED' is what the court did, and neither argued nor a step before it.
    ...(isCourts && isRuling(text) ? (['arguments', 'posture'] as const) : []),
    // 'Summary judgment on Count 2 is granted' is what this court does.
    ...(isCourts && rulesNow.test(text) ? (['posture', 'relief'] as const) : []),
    // 'It is undisputed that no notice was given' is found.
    ...(isCourts && undisputed.test(text) ? (['holding'] as const) : []),
    // 'This matter is before the Court on Plaintiff's Motion to Compel' holds and argues nothing.
    ...(isCourts && !isArgued && isMotion(text) ? (['holding', 'arguments'] as const) : []),
    // 'On the cross-appeal we agree with the trial court' is no step of the case.
    ...(isCourts && agrees.test(text) ? (['posture'] as const) : []),
    // What is found or discussed, no party argues, unless it says so.
    ...(isCourts && !isArgued && courtsOwn.test(heading) && !saysSo.test(text) ? (['arguments'] as const) : []),
    // 'Whether it can be cured is for plaintiff to try', '(As modified: …': nothing is held.
    ...(isCourts && holdsNothing(text) ? (['holding'] as const) : []),
    ...(isCourts && leavesOpen.test(text) ? (['holding'] as const) : []),
    // 'The trial date of June 5 is VACATED': nothing is due then.
    ...(vacated.test(text) ? (['deadlines'] as const) : []),
    // What has to be done by when is no holding.
    ...(isCourts && (points.deadlines ?? 0) > 0 ? (['holding'] as const) : []),
    // What the court holds in so many words, no party argues.
    ...(isCourts && !isArgued && (points.holding ?? 0) >= 4 ? (['arguments'] as const) : []),
    // What is asked for in the end argues nothing more.
    ...(/^\W{0,4}WHEREFORE\b/i.test(text) ? (['arguments'] as const) : []),
    // 'Miller responds that Section 4 requires payment within 45 days' sets no time, and no day alone does.
    ...(isArgued || !((points.deadlines ?? 0) > 0) ? (['deadlines'] as const) : []),
    // 'The Governor responded to the threat with orders' is an act, and no argument.
    ...(!isArgued && acted.test(text) ? (['arguments'] as const) : []),
    // A certificate of conferral says nothing of how the case came up.
    ...(!isCourts && conferred.test(text) ? (['posture', 'arguments'] as const) : []),
    ...(isScrap(text) && !isHeading ? scraps : []),
    // 'D. Motion to strike.' heads a part.
    ...(isCourts && text.length < 30 && !/\b(?:asks?|seeks?|sought|asked|pray\w*|moved?s?|sued)\b/i.test(text)
      ? (['relief'] as const)
      : []),
    ...(!isCourts && !isHeading && !isArgued && isNoPoint(text) ? (['arguments'] as const) : []),
    // 'ARGUMENT' only names a part.
    // 'Plaintiff does not argue otherwise' argues nothing; 'The first fails because', 'Denied that', another case are no step of this one.
    ...(notArgued.test(text) ? (['arguments'] as const) : []),
    ...(tellsBargain(text) || (!isCourts && (noStep.test(text) || !inCourt.test(text))) ? (['posture'] as const) : []),
    // 'COUNT II - CONVERSION' and 'Paragraphs 1 to 14 are incorporated' argue nothing.
    ...(voice === 'pleading' && frames.test(text) ? (['arguments'] as const) : []),
    // 'Plaintiff does not pray for punitive damages' asks for nothing.
    ...(notAsked.test(text) || (!isCourts && (headsPart(text) || askedBefore.test(text))) ? (['relief'] as const) : []),
    ...(isHeading && text.length < shortestPoint ? (['arguments'] as const) : []),
  ]
}
/** 'alleges as follows:' only leads on, '(a) enter judgment' asks, and what the other side said before is a fact. */
const leadsOn = /\b(?:as follows|the following|states?|shows?|alleges?)[:,]?$/i
const asksFor =
  /^\W{0,3}(?:\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})[.)]|[A-Z][.)]) (?:for |that |an? |an? order )?(?:enter|award|order|grant|declar|direct|compel|such other|judgment|injunct|damages|costs|(?:reasonable )?attorney|reinstat|back pay|(?:pre|post)-?judgment)/i
const isNoPoint = (text: string): boolean => leadsOn.test(text.trim()) || asksFor.test(text) || isTold(text)

/** A question that is left to somebody, an aside, and what the parties may do. */
const leftTo =
  /^whether\b[^.;]{0,120}\b(?:is|are|remains?) (?:for|up to|left to) |^\((?!\d{1,2}\)|[a-z]{1,3}\))|^(?:the )?(?:parties|plaintiffs?|defendants?|counsel|either side) may (?:raise|file|move|seek|renew|request)\b/i
/** What somebody with a name says of the case, and the court does not. */
const partySays =
  /^(?!(?:The|This|That|We|It|He|She|Section|Rule|Article|Congress|Court|Title|Paragraph|Chapter|Appellate|But|And|Here)\b)\p{Lu}[\p{L}’'.]{1,20}(?: \p{Lu}[\p{L}’'.]{1,20}){0,3} (?:says|argues|contends|insists|claims|maintains|adds|replies|answers|responds|counters|concedes) that\b(?!.{0,400}\b(?:but|wrong|disagree|reject|however|we|I)\b)/u
const holdsNothing = (text: string): boolean => leftTo.test(text) || partySays.test(text)

/** 'I do not decide it on this record' holds nothing, unless it says what is held beside it. */
const leavesOpen =
  /^(?!.{0,300}\b(?:hold|conclude|agree|affirm|reverse|because|but|since)\b).{0,80}\b(?:(?:do(?:es)?|need) not (?:now |here )?(?:decide|reach|resolve|consider|address)|declines? to (?:decide|reach|resolve|consider|address)|expresses? no (?:view|opinion)|leaves? (?:it|that|this|the (?:question|issue)) (?:open|for another day))\b/i

/** 'Defendant moves to dismiss because the complaint attaches no lease': a party asks, and no court holds. */
const moves =
  /^(?:the )?(?:plaintiff|defendant|petitioner|respondent|movant)s?(?: [A-Z]\w+){0,3} (?:now |also )?(?:moves?|seeks?|asks?|requests?)\b/i

/** How a court reviews is no holding. */
const tellsReview =
  /^whether\b[^.;]{0,160}\bis (?:itself )?(?:a |an |purely a |ordinarily a )?(?:mixed )?questions? of (?:law|fact)\b|^[^.;]{0,200}\b(?:questions? of law|(?:we|this court|appellate courts?|(?:is|are) (?:subject to )?) ?review(?:s|ed)?)\b.{0,80}\b(?:de novo|for (?:an )?abuse of|for (?:clear|plain) error)\b(?!.{0,200}\b(?:we|and) (?:therefore )?(?:hold|conclude|affirm|reverse)\b)/i

/** 'Summary judgment is proper where there is no genuine dispute': when it may be given. */
const tellsStandard =
  /^[^.;]{0,60}\b(?:summary judgment|dismissal|judgment on the pleadings|a (?:preliminary )?injunction|default judgment|sanctions?) (?:is|are|may be|should be) (?:only )?(?:proper|appropriate|warranted|granted|available) (?:only )?(?:where|when|if|unless)\b/i

const notArgued =
  /\b(?:does|do|did) not (?:argue|contend|say|claim|suggest) otherwise\b|\bno one (?:argues|contends|says) otherwise\b/i
const noStep = /^(?:Admitted|Denied)\b/
/** What happens in a case: a step of it, or who decides it. */
const inCourt =
  /\b(?:courts?|judges?|jury|case|actions?|suits?|lawsuits?|su(?:ed|es|ing)|complaints?|petition\w*|motions?|mov(?:es?|ed|ing|ant)|appeal\w*|appell\w+|fil(?:ed|es|ing)|answer(?:ed|s)?|remov(?:ed|al)|dismiss\w*|remand\w*|indict\w*|convict\w*|sentenc\w*|verdict|judgment|hearings?|trial|tried|discovery|depos\w+|subpoena\w*|injuncti\w+|order(?:ed|s)?|plead\w*|pled|pleaded|counterclaim\w*|decrees?|writ|certiorari|proceedings?|default|demurrer|charged|arraign\w*|granted|denied|affirmed|reversed|vacated|commission|board|agency|administrative|arbitrat\w+|mediat\w+|settle\w*|served|stipulat\w*|tentative|ruling)\b/i
const step =
  /\b(?:motions?|moves?|moved|this (?:court|case|action|suit|appeal|matter|proceeding)|complaints?|appeal(?:s|ed)?|sued|suits?|filed|answered|removed|dismissed|remanded|judgment|verdict)\b/i
const bargain =
  /^(?:(?:the|each|either|every|any|an?|this|that|such) )?(?:(?:rental|lease|loan|written|parties['’]?) )?(?:tenants?|landlords?|lessees?|lessors?|buyers?|sellers?|borrowers?|lenders?|licensees?|licensors?|franchisees?|franchisors?|part(?:y|ies)|agreements?|leases?|contracts?|polic(?:y|ies)|notes?|guarant(?:y|ees?)|deeds?|clauses?|sections?|paragraphs?)\b(?: \d[\d.]*)?(?: also| further| then)? (?:waives?|shall|agrees?|will|may|must|provides?|states?|says|requires?|renews?|covers?|defines?|calls? for|contains?|grants?|expires?|ends?)\b/i
/** 'The tenant waives trial by jury' is what a contract says, and nothing that happened in this case. */
const tellsBargain = (text: string): boolean => bargain.test(text) && !step.test(text)
const frames =
  /^\W{0,3}(?:count|claim|(?:\w+ )?cause of action)\b[^a-z]{0,12}(?:[IVX\d]+|one|two|three|four|five)?\b(?!.{0,160}\b(?:fails?|is barred|should)\b)|\bparagraphs? [^.;]{1,40}\b(?:is|are) (?:hereby )?(?:incorporated|re-?alleged|repeated)\b|\b(?:incorporates?|re-?alleges?|repeats?)\b[^.;]{0,40}\bparagraphs?\b/i
/** 'C. Objections to the evidence.' heads a part, and 'were asked for' is past. */
const lettered = /^(?:[A-Z]|[IVX]{1,4})\. (?!.{0,80}\b(?:prays?|asks?|requests?|should|must)\b)/
const headsPart = (text: string): boolean => text.length < 90 && lettered.test(text)
const askedBefore = /\b(?:was|were) (?:first |earlier |already )?(?:asked for|requested)\b/i
const notAsked =
  /\breserves? (?:the |all |his |her |its |their )*rights?\b|\b(?:do|does|did) not (?:at this time |now |here |yet )?(?:pray|ask|seek|request|demand|claim)\b/i
/** 'II. THE CITY IS LIABLE.' is a point. */
const shortestPoint = 18
const acted = /\b(?:responds?|responded|submits?|submitted|repl(?:y|ies|ied)|suggest(?:s|ed)?)\b(?! that\b)/i

const conferred = /\b(?:(?:met and )?conferred|conferral|good[- ]faith (?:effort|attempt))\b/i
const scraps: readonly CourtFieldName[] = ['holding', 'posture', 'arguments']
