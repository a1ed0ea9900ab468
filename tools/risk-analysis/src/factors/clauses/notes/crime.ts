import { numberWords } from '@casewright/law'
import { alcoholIn, perSe } from '../../alcohol.ts'
import { type ClauseRule, open } from '../rule.ts'

const alcohol =
  /\bblew (?:an? )?(?:0)?\.\d+|\bBAC (?:of |was |is |came back (?:at )?)?(?:0)?\.\d+|\b(?:blood|urine|breath) (?:test|draw|result)s? (?:was|came back|showed|at|of) (?:at )?(?:an? )?(?:0)?\.\d+|\bblood alcohol (?:level |content |concentration )?(?:of |was |at )(?:0)?\.\d+/i

/** Without a statement made in custody, no warning was needed. */
export const saidNothing =
  /\b(?:he|she|client|defendant) (?:then |has |had )?(?:said nothing|remained silent|stayed silent|kept silent|did(?: not|n['’]t) (?:say (?:anything|a word)|answer|talk|speak)|invoked|asked for (?:an? |his |her )?(?:lawyer|attorney|counsel))\b|\bfree to (?:leave|go)\b|\bnot (?:in custody|questioned|interrogated)\b/i

/** A stop, a search and what was found, as a defender’s notes tell them. */
export const crimeNotes: readonly ClauseRule[] = [
  {
    factor: 'unlawful-search',
    types: ['criminal'],
    words:
      /\b(?:finished|done with|wrote|issued|completed|handed (?:him|her|back)|gave (?:him|her|back)|returned)\b[^.;]{0,40}\b(?:ticket|warning|citation|license|papers|summons)\b[^.;]{0,80}\b(?:then|but|and (?:still|then|kept|held|had|made|asked))\b[^.;]{0,40}\b(?:wait\w*|held|kept|detain\w*|dog|k-?9|canine|sniff|search\w*|stand|sit|step out)\b/i,
    but: /\b(?:if|may|might|consent(?:ed|s)?|agreed to|free to (?:leave|go) and|probation|parole|smell\w*|odor)\b/i,
    // Whoever agreed, in whatever sentence, was not held.
    notIn:
      /\b(?:he|she|client|defendant|the (?:driver|man|woman|accused|passenger)) (?:then |had |said yes and |freely |readily )?(?:agreed|consented|said (?:yes|sure|go ahead|okay|ok|fine)|gave (?:\w+ )?(?:consent|permission|leave))\b/i,
  },
  {
    factor: 'warnings',
    types: ['criminal'],
    words:
      /\b(?:no|without(?: any)?|before (?:any|the|his|her)|never (?:got|given|read|heard|received)(?: any| the| his| her)?|(?:was|were)(?: not|n['’]t) (?:given|read)(?: any| the| his| her)?) (?:miranda |rights )?(?:warnings?|miranda|rights)\b/i,
    with: /\b(?:cuff\w*|handcuff\w*|back (?:seat )?of (?:the|a|his) (?:patrol |squad |police )?(?:car|cruiser|unit|truck)|station|interview room|interrogation|custody|arrest\w*|jail|cell|booking|question\w*|patrol car|squad car)\b/i,
    saidBy: /\b(?:said|saying|told|answered|admitted|blurted|talked)\b/i,
    but: /\b(?:if|may|might|waived|read (?:him|her) (?:his|her) rights|signed (?:a|the) waiver|nothing|silent|did(?: not|n['’]t) (?:say|talk|speak|answer)|free to (?:leave|go)|remained silent|asked for (?:a |his |her )?lawyer|invoked|not questioned|no questions)\b/i,
    notIn: saidNothing,
  },
  {
    factor: 'no-intent',
    types: ['criminal'],
    words:
      /\b(?:lent|loaned|borrowed|shared|let)\b[^.;]{0,30}\b(?:car|truck|van|house|apartment|room|locker|phone|computer|garage|shed|jacket|bag|it)\b[^.;]{0,30}\b(?:to|with|by)\b[^.;]{0,20}\b(?:cousins?|friends?|brothers?|others|roommates?|people|several|two|three|four|neighbors?|co-?workers?)\b|\b(?:two|three|four|five|six|several|other) (?:other )?(?:people|roommates?|cousins?|men|tenants|employees|friends) (?:also )?(?:had (?:access|keys)|lived there|used (?:it|the)|drove (?:it|the)|slept there)\b/i,
    but: open,
    context:
      /\b(?:possess\w*|found in|drugs?|cocaine|heroin|meth\w*|fentanyl|marijuana|gun|firearm|pistol|stolen|contraband)\b/i,
  },
  {
    factor: 'physical-evidence',
    types: ['criminal'],
    words:
      /(?<![\d.,])(?:\d{1,3}[\d.,]{0,8} ?(?:grams?|kilos?|kg|g|ounces?|oz|pounds?|lbs?|bricks?|bags?|pills|rocks)(?: of \w+)?|scales?|baggies|gun|pistol|revolver|rifle|knife|meth(?:amphetamine)?|heroin|cocaine|fentanyl|pills|loot|stolen \w+)\b[^.;]{0,40}\b(?:found|recovered|seized|located|discovered) (?:in|on|under|inside|at|from|near|beneath)\b/i,
    but: /\b(?:if|may|might|nothing|not|never|n['’]t|no (?:drugs|gun|weapon|scale)|another|outside)\b/i,
  },
  {
    // What the accused said of himself, in his words.
    factor: 'confession',
    types: ['criminal'],
    doer: 'claimant',
    words:
      /[“"](?:yeah,? |well,? |okay,? )?I (?:did it|should(?:['’]ve| have) known|knew (?:it was|they were|that it was) (?:stolen|hot|wrong)|took it|stole (?:it|them)|shot (?:him|her)|stabbed (?:him|her)|hit (?:him|her)|sold (?:it|them|some)|only had (?:a few|a couple|two|three))\b/i,
    but: /\b(?:if|may|might|asked|lyrics?|song|victim|witness|complainant|brother|friend|co-?defendant)\b/i,
    saidBy: /\b(?:said|told|blurted|answered|admitted|says)\b/i,
    context: /\b(?:deput\w+|officers?|police|detectives?|troopers?|Miranda|arrest\w*|interview|station)\b/i,
  },
  {
    factor: 'signs-of-stolen',
    types: ['criminal'],
    words:
      /\b(?:serial (?:number|plate|tag)s?|VINs?|VIN plates?|ID plates?)\b[^.;]{0,30}\b(?:ground|filed|removed|scratched|altered|obliterated|defaced|missing|painted over)\b|\b(?:ground|filed|scratched)(?: off| down)? (?:the )?serial (?:number|plate)s?\b|\b\$? ?[\d,]{1,7} ?k? for an? \$? ?[\d,]{1,7} ?k? (?:machine|car|truck|bike|loader|tractor|boat|watch|laptop|phone|trailer|tool|rig)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|intact|untouched|no (?:marks?|signs?))\b/i,
    context: /\b(?:stolen|receiving|theft|burglary|fence|hot)\b/i,
  },
  {
    factor: 'no-intent',
    types: ['criminal'],
    words:
      /\b(?:paid|bought)\b[^.;]{0,90}\b(?:bill of sale|receipt|title|Craigslist|Marketplace|eBay|OfferUp|online (?:ad|listing)|pawn ?shop)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|without|no (?:receipt|bill of sale|title)|fake|forged|drugs?)\b/i,
    context: /\b(?:stolen|receiving|theft)\b/i,
  },
  {
    factor: 'video-for-defense',
    types: ['criminal'],
    words:
      /\b(?:video|body ?cam|dash ?cam|footage|camera)\b[^.;]{0,20}\b(?:shows?|has|caught|catches)\b[^.;]{0,30}\b(?:(?:both|the|all|his|her) (?:tail ?|brake |head)?lights? (?:lit|on|working|burning)|(?:the |his |her )?(?:turn )?signal (?:on|used|blinking)|(?:a )?full stop|stopped (?:fully|completely)|in (?:his|her|its|the) lane|(?:the |his |her )?plates? (?:clear|visible|lit))/i,
    but: open,
  },
  {
    factor: 'plea-offer',
    types: ['criminal'],
    words: new RegExp(
      `\\b(?:the )?(?:plea )?offer(?:['’]s| is| was| of)(?: for)? (?:\\d+|${numberWords}|probation|time served|a (?:misdemeanor|felony))\\b`,
      'i',
    ),
    but: open,
  },
  {
    factor: 'evidence-handling',
    types: ['criminal'],
    words:
      /\b(?:calibrat\w+|breath (?:machine|test)|intoxilyzer|machine|lab|chain of custody|sample|swab|evidence (?:bag|log|locker)|seal|kit)(?:['’]s)?\b[^.;]{0,60}\b(?:flunked|failed|expired|lapsed|broken|gaps?|missing|lost|mislabel\w*|contaminat\w*|overdue|out of (?:date|tolerance)|months (?:back|ago|late)|unsigned)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|not|n['’]t|never|no (?:gap|break)|failed to (?:find|match|detect|identify)|(?:FST|sobriety|field|lie|polygraph))\b/i,
  },
  {
    factor: 'video-for-defense',
    types: ['criminal'],
    words:
      /\b(?:video|body ?cam|dash ?cam|footage|tape|surveillance)\b[^.;]{0,20}\b(?:shows?|has|has got|caught|catches)\b[^.;]{0,30}\b(?:walk(?:s|ing)? (?:fine|straight|normal\w*|steady)|steady|calm|(?:his|her) hands (?:up|empty|visible)|speak\w* clearly|not (?:stagger|slur|fight|run|resist|touch)\w*|somebody else|someone else|another man|him leav\w+|her leav\w+)\b/i,
    but: /\b(?:if|may|might|officers?|deput(?:y|ies)|troopers?|clerk|stagger\w*|fall\w*|stumbl\w*|swing\w*)\b/i,
  },
  {
    factor: 'physical-evidence',
    types: ['criminal'],
    words: alcohol,
    holds: ({ 0: words }) => (alcoholIn(words) ?? 0) >= perSe,
    but: /\b(?:if|may|might|not|never|n['’]t|suppressed|excluded)\b/i,
  },
  {
    factor: 'under-limit',
    types: ['criminal'],
    words: alcohol,
    holds: ({ 0: words }) => (alcoholIn(words) ?? perSe) < perSe,
    but: /\b(?:if|may|might|not|never|n['’]t|suppressed|excluded|drugs?|pills|marijuana)\b/i,
    context: /\b(?:DUI|DWI|OUI|OWI|drunk|driving|intoxicat\w+|stopped|pulled over|traffic stop)\b/i,
    // Where the limit is lower: in Utah, for a commercial license, and for the young.
    notIn:
      /\b(?:Utah|commercial|CDL|trucker|bus driver|under 21|zero[- ]tolerance|(?:1[5-9]|20)[- ]year[- ]old|is (?:1[5-9]|20)\b|age (?:1[5-9]|20)\b|minor)\b/i,
  },
  {
    factor: 'physical-evidence',
    types: ['criminal'],
    words: /\btested positive for\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|suppressed|excluded|COVID|flu|strep)\b/i,
  },
  {
    factor: 'record',
    types: ['criminal'],
    words:
      /\b(?:prior|earlier|previous|(?:two|three|four|\d) (?:prior|earlier|previous|old)) (?:\w+ )?(?:DUIs?|DWIs?|OUIs?|convictions?|felon(?:y|ies)|strikes?)\b(?:[^.;]{0,14}\b(?:19|20)\d\d)?|\b(?:second|third|fourth|fifth) (?:DUI|DWI|OUI|strike)\b|\b(?:has|had|with) (?:an? |two |three |four |\d )(?:\w+ )?(?:DUIs?|DWIs?|OUIs?|convictions?|strikes?)\b/i,
    but: /\b(?:if|may|might|no|never|not|n['’]t|without|charged with|officer|dismissed|acquitted|expunged|vacated|sealed|juvenile|reduced)\b/i,
  },
]
