import { statesNamed } from '@casewright/law'
import { isToldIn } from '../reading/denies.ts'
import { knownAtOnce } from './late.ts'

/** A part of what is claimed, or one of those against whom it is: the rest goes on. */
const part =
  /\b(?:(?:only|just|solely|merely) (?:as )?(?:to|against|for|about|over|the (?:first|second|other)|in part)|only(?=[.;,]))/gi
/** Another than the one that the bar is of: a party, a court, a claim, a thing. */
const another =
  /\b(?:(?:an)?other|different|separate|unrelated|distinct|elsewhere|instead|co-?(?:plaintiff|defendant|claimant|worker|tenant|owner|signer|buyer|maker)s?|as (?:to|against) (?:the|one|him|her|it|them|only)|dropped|let out|dismissed out|so (?:we|he|she|they|it|(?:our|my) client) (?:\w+ )?(?:re-?filed|filed|sued|brought|went)|re-?filed|(?:[\w-]{2,20}['’]s|whose) (?:own )?(?:employer|subsidiary|parent|state|court|brother|sister|partner|landlord|tenant|neighbou?r))\b/gi
/** A denial of it stands right before it: 'has no jurisdiction over the parent, which was dropped' denies no parent. */
const close = 15
/** What only seems to name another: 'neither nor any other', 'on the other side', 'against each other', 'no other claim'. */
const noOther =
  /\b(?:(?:and|or) other (?:\w+ )?claims?|(?:any|no|each|every|all|or|nor|on the|none of the) (?:the )?other|one another|(?:the )?other side|(?:so|and|,) (?:nothing|none) else|other than|in another (?:state|county|country)|the other (?:over|for|from|of|on|about|and))\b|\bthe other(?=[.;,])/gi
/** That another than whom or what the bar is of is named beside it. */
export const namesAnother = (near: string): boolean => isToldIn(another, near.replace(noOther, ' '), close)
/** That what is named is of another than this suit, or of a part of it. */
export const isOfAnother = (near: string): boolean => namesAnother(near) || isToldIn(part, near, close)

/** Others who sue beside whoever may not, so that the case goes on. */
const otherSuitors =
  /\b(?:(?:but|and|while) (?:[\w’'-]+ ){0,3}?others\b|(?:other|another|second|remaining|several|some|two|three|co-?) ?(?:\w+ )?(?:members?|plaintiffs?|petitioners?|owners?|claimants?|residents?|shareholders?)\b|one (?:of (?:the|our) )?(?:\w+ )?(?:members?|plaintiffs?|petitioners?|claimants?)\b|co-?(?:plaintiffs?|owners?|claimants?)\b)/gi
export const hasOtherSuitors = (near: string): boolean => isToldIn(otherSuitors, near.replace(noOther, ' '))

/** A federal statute or field: with it a federal court may have the case without diversity. */
const federalLaw =
  /\b(?:ERISA|Lanham|RICO|FMLA|FLSA|ADEA|ADA|COBRA|FCRA|FDCPA|TCPA|FTCA|FELA|GINA|USERRA|WARN Act|Title (?:VI|VII|IX|II|III)\b|Equal Pay|antitrust|Sherman|Clayton|Robinson-Patman|admiralty|maritime|seam[ae]n|Jones Act|Carmack|bankruptcy|securities|10b-5|copyrights?|patents?|trademarks?|trade dress|civil[- ]rights|Bivens|habeas|immigration|tariff|Medicare|postal|federal (?:\w+ )?(?:question|claims?|law|laws|statutes?|acts?|rights?|regulations?|agency|officers?|program|defen[cs]e)|U\.? ?S\.? ?C\b|U\.S\. Constitution|(?:first|fourth|fifth|eighth|fourteenth) amendment|(?:under|of|violat\w+|by) (?:the )?(?:[A-Z][\w’'-]+ (?:and |of |in |for |to )?){1,6}Act\b|treaty|convention|national bank|United States (?:is|as|sues|sued))/i
const actNumber = /(?:§{1,2}|\bsections?) ?(?:198[1-6]|1331|1343|1346)\b/i
const inFederalCourt =
  /\b(?:federal|diversity|divers|subject[- ]matter|U\.?S\.? district|district court|citizen\w*|same state|removed)\b/i
const noFederal =
  /\b(?:no|not an?y?|without an?y?|neither|nothing (?:under|in)|lacks? an?y?) (?:\w+ ){0,2}?federal (?:\w+ )?(?:question|claims?|law|laws|statutes?|acts?|issue|rights?)\b/gi
/** That a federal court may have the case by what it is about. */
export const mayBeFederal = (text: string, near: string): boolean =>
  inFederalCourt.test(near) && [federalLaw, actNumber].some((one) => one.test(text.replace(noFederal, ' ')))

/** What asks for no loss: another remedy, a sum that a statute sets, a wrong that is one without harm. */
const withoutLoss =
  /\b(?:injuncti\w+|enjoin\w*|specific(?:ally)? perform\w*|trespass\w*|statutory (?:damages|sums?|penalt\w+)|nominal|504\(c\)|declarat(?:ory|ion)|restitution|disgorge\w*|rescission|rescind\w*|unjust(?:ly)? enrich\w*|liquidated (?:damages|sum)|penalt(?:y|ies)|quiet title|eject(?:ment)?|encroach\w*|evict\w*|replevin|convert(?:ed|s)|conversion|assault\w*|battery|false (?:arrest|imprisonment)|defam\w+|libel\w*|slander\w*|civil[- ]rights|constitution\w*|amendment|1983|profits|royalt(?:y|ies)|infring\w*|privacy|fiduciary|F?DCPA|TCPA|FCRA|Act\b|attorney['’]?s?['’]? fees|per violation|give (?:it|them|him|her) back|return of (?:the|his|her|its))/gi
/** Somebody else is who was not hurt. */
const unhurtOther =
  /\b(?:(?:an)?other|second|first|one|neither|some|different|defendant['’]s?) (?:[\w’'-]+ ){0,3}?(?:(?:was|were|is|are)(?: not|n['’]t) (?:\w+ )?(?:hurt|injured|harmed)|(?:was|were|is|are|walked away) un\w+|(?:suffered|sustained|incurred|had|has|lost) (?:no|nothing|not)\b)|\bco-?(?:plaintiff|worker|owner|tenant)s?\b|\b(?:his|her|their|client['’]s) passengers?\b/i
export const isOfUnhurtOther = (near: string): boolean => unhurtOther.test(near)
export const needsNoLoss = (text: string): boolean => isToldIn(withoutLoss, text)

/** What the law lets nobody give up by a paper alone, and the terms that a statute sets for it. */
const notWaived =
  /\b(?:FLSA|Fair Labor|(?:for|over|unpaid|owed|back|seeks?|claims?) (?:(?:his|her|their|any|back|lost|owed) )?(?:overtime|minimum[- ]wages?|tips)|child[- ]support|custody|OWBPA|Older Workers|revocation (?:period|right|window)|right to revoke|(?:workers['’]?|workmen['’]?s?) comp\w*|comp claims?|unemployment|vested|whistleblow\w*|qui tam|(?:only|solely|just|nothing but|limited to) (?:\w+ ){0,4}?(?:claims?|liability|damage)|future (?:claims?|wrongs?|injur\w+))\b/gi
const unmetDays =
  /\b(?:without|never|not|n['’]t|less than|fewer than|only|no)\b[^.;]{0,40}\b(?:21|45|7|seven|twenty-one|forty-five)[- ](?:full )?days?\b|\b(?:without|no|never|not|n['’]t)\b[^.;]{0,40}\b(?:revocation|right to revoke|time to (?:think|consider|revoke))\b/i
export const mayNotBind = (text: string): boolean => unmetDays.test(text) || isToldIn(notWaived, text)

/** What is done outside the office, or asked of it without damages. */
const outside =
  /\b(?:(?:personal|individual|private) capacit(?:y|ies)|private(?:ly)? (?:acts?|life|matter|business|quarrel|conduct|dispute|party|capacity|car|land|home)|privately|off[- ]duty|(?:his|her|their) own (?:car|truck|house|home|land|lot|property|business|dog|pool|boat|tenant|rental)|at (?:his|her|their) (?:home|house)|weekend|vacation|injuncti\w+|declaratory|prospective|Ex parte Young|ultra vires|commercial activit\w*|proprietary|takings?|inverse condemnation|bond|indemnif\w+)\b/gi
const body =
  '(?:tribes?|nation|pueblo|states?|count(?:y|ies)|city|town|village|agency|district|university|government|united states|embassy|municipality)'
const bodySues = new RegExp(
  `\\b${body} (?:of \\w+ )?(?:itself )?(?:now |has |had )?(?:sues|sued (?:us|our|the|my|him|her|an?|for|over|on|in)|filed suit|brings|brought|is suing|wants to sue|counter-?sues)\\b`,
  'i',
)
const forBody = new RegExp(
  `\\b(?:represent|act for|counsel (?:for|to)|(?:are|is) for|client(?: is|,)?) (?:the |an? )?(?:(?!against\\b|who\\b|su(?:es?|ed|ing)\\b|from\\b|with\\b|of\\b|in\\b|hurt\\b)[\\w’'-]+ ){0,3}?${body}(?=[.,;]|,? (?:who|which|that|and|in|on|of|sues|suing|against|itself|as)\\b)`,
  'i',
)
/** That who is immune acted outside the office, is asked for no damages, or is the one who sues. */
export const isOutsideImmunity = (text: string, isClaimants: boolean): boolean =>
  isToldIn(outside, text) || bodySues.test(text) || (isClaimants && forBody.test(text))

/** The harm came to light later than it was done. */
const foundLate =
  /\b(?:(?:did|could|had)(?: not|n['’]t| never)(?: have)?|never|nobody|no one|not|only|first|finally|later|until|before|when) (?:[\w’'-]+ ){0,3}?(?:discover\w*|learn\w*|knew|known?|found out|find out|realiz\w*|noticed|came to light|come to light|diagnos\w+|saw it)\b|\b(?:latent|hidden|concealed|came to light|surfaced (?:only )?(?:later|in|years))\b/i
/** What was known from the first starts no later time. */
export const isFoundLate = (text: string): boolean => foundLate.test(text) && !knownAtOnce.test(text)

/** Another sovereign may try the same acts (Gamble v. United States, 587 U.S. 678 (2019)), and another crime is no same offense. */
const sovereigns =
  /\b(?:federal\w*|feds|united states|U\.S\. attorney|another (?:state|county|crime|offense|robbery|charge)|different|other (?:state|robbery|charge|offense)|tribal|tribe|court-martial|military|foreign|mistrial|hung jury|appeal\w*|reversed|vacated)\b/gi
/** Somebody else was tried. */
const triedOther =
  /\b(?:brother|sister|father|mother|son|daughter|wife|husband|cousin|friend|roommate|accomplice|partner|co-?defendant)s? (?:[\w’'-]+ ){0,3}?(?:acquitted|convicted|found|pled|pleaded|tried)\b/i
export const mayBeTriedAgain = (near: string): boolean =>
  isToldIn(sovereigns, near) || triedOther.test(near) || new Set(statesNamed(near).map(({ code }) => code)).size > 1
