/**
 * Words by which people speak of what a passage holds, beside the sentences that its hint knows. One alone proves little:
 * the passage whose words a sentence has most of takes it.
 */
export const vocabulary: Record<string, string> = {
  // Letters.
  experience:
    'years? (?:of|in|at|as)|worked|job|jobs|career|managed|ran|led|supervis\\w+|handled|drafted|clerk(?:ed)?|intern(?:ed|ship)?|apprentic\\w+|trained|since \\d{4}|closed|cases|files|clients|customers|shifts?|department|firm|company|office',
  skills:
    'skills?|fluent|languages?|Spanish|French|Portuguese|Mandarin|Excel|software|certified|notary|proficient|good (?:at|with)|I know|typing|words a minute|speak|bilingual|CPR|license',
  motivation:
    'I want (?:this|to|it)|why|because|drawn|admire|love|passion\\w*|excited|always wanted|dream|mission|believe|got help|inspired|care about|closer to|move (?:back|home|to)|what I like',
  relationshipContext:
    '(?:my|our) (?:class|seminar|course|lab|team|office|department|clinic|student|intern|clerk|assistant|employee|RA|TA)|took my|was my|works? for me|worked (?:for|with|under) me|taught|supervised|coached|volunteer\\w*|advis\\w+|hired (?:him|her|them)',
  strengths:
    'careful|reliable|organized|honest|patient|calm|precise|diligent|punctual|never late|on time|kind|thorough|hard[- ]?working|bright|smart|curious|creative|clear|good with|dependable|leader|humble|generous|writes (?:clearly|well)|listens|persistent|best|fast learner|quick|strong|discreet|fluent',
  specificExamples:
    'for (?:example|instance)|once|one (?:time|day|night)|last (?:year|month|week|spring|summer|fall|winter|\\p{Lu}\\p{Ll}+)|in (?:19|20)\\d\\d|summer (?:19|20)\\d\\d|when (?:the|our|a|we|she|he|they)|she (?:found|built|wrote|led|mapped|fixed|saved|raised|caught|ran)|he (?:found|built|wrote|led|mapped|fixed|saved|raised|caught|ran|traced)|they (?:found|built|wrote|led)|won|saved|raised|finished in',
  earlierSteps:
    'called|phoned|emailed|e-mailed|wrote|visited|spoke (?:to|with)|talked to|complained|returned|went (?:in|back)|filed|reported|sent|left (?:a |two |three )?(?:message|voicemail)s?|asked for|twice|three times|no (?:answer|reply|response)|nothing|ignored|promised|said (?:they|he|she)|told (?:me|us)|manager|supervisor|ticket|case number|claim',
  remedy:
    "want|refund\\w*|replace\\w*|repair\\w*|money back|reimburs\\w+|credit|cancel\\w*|fix (?:it|this)|pay (?:for|me|us)|compensat\\w+|all together|in total|what I(?:[’']m| am) asking|make (?:it|this) right|remove|correct",
  questions:
    'whether|how (?:much|many|long|do|does|soon)|what (?:is|are|was|does|would|the|it)|when (?:is|do|does|can|will)|who (?:is|do|does|can|we)|is there|are there|can (?:I|we)|do (?:I|we|you)|does|want to (?:know|ask)|need to know|like to know|wonder\\w*|find out|ask(?:ing)? (?:if|whether|about)|fee|deadline to|last day to',
  background:
    'we (?:have|are|own|bought)|I (?:have|am|own|bought|was)|since|permit|parcel|account|student|enrolled|customer|for the past',
  meaning:
    "meant|mattered|because of (?:you|her|him|them)|helped|kids|children|family|never forget|stayed|gave (?:each|every|us|me|up)|on (?:her|his|their|your) (?:day off|own time)|kept|got to|wouldn[’']?t take|without (?:you|her|him|them)|now want|changed|saved|made (?:us|me|it|the)|feel|felt|grateful|touched",
  outlook:
    "hope\\w*|next (?:time|year|month|spring|summer|fall|winter|season)|look(?:ing)? forward|again|come(?:s)? back|see (?:you|her|him|them)|bring|visit|we[’']?ll (?:bring|send|keep|see|call|stop|come|have)|I[’']?ll (?:bring|send|keep|see|call|stop|come|have)|at (?:Christmas|Easter|Thanksgiving)|stay in touch|keep in touch|recommend (?:you|him|her|them)",
  callToAction:
    "please|confirm|sign|return|call (?:me|us)|let (?:me|us) know|send|I[’']d like|we[’']d like|need (?:you|them|him|her) to|by the end of|within|issue|correct|schedule",
  // Applications.
  education:
    "degree|diploma|college|university|school|B\\.?A\\.?|B\\.?S\\.?|A\\.?A\\.?S?|J\\.?D\\.?|M\\.?A\\.?|GED|certificate|graduated|class of|studied|major\\w*|associate[’']?s|bachelor\\w*|master[’']?s|courses?",
  workExperience:
    'worked|works? (?:at|for)|been (?:at|with|a|front|in)|job|since (?:\\p{Lu}\\p{Ll}+ )?\\d{4}|(?:19|20)\\d\\d ?[-–] ?(?:now|(?:19|20)?\\d\\d)|years? (?:at|as|with)|before that|prior to|cashier|server|cook|driver|manager|assistant|foreman|supervisor|currently|previously|promoted',
  references:
    'references?|ref|vouch\\w*|call (?:him|her|them)|my (?:old |former |last )?(?:boss|manager|supervisor|teacher|professor)',
  purposeOfTravel:
    'visit|see (?:the|my)|attend|conference|wedding|funeral|graduation|vacation|holiday|sightsee\\w*|tour\\w*|meet(?:ing)?s?|study|training|medical|treatment|business|trade (?:show|fair)|trip|traveling|coming',
  accommodationDetails:
    'stay\\w*|hotel|hostel|airbnb|sleep\\w*|guest ?house|room|dorm\\w*|with (?:my|her|his|their) (?:sister|brother|aunt|uncle|cousin|friend|son|daughter|parents)',
  financialSupport:
    'pay(?:s|ing)?(?: for)?|savings?|saved|salary|sponsor\\w*|scholarship|fund\\w*|bank|afford|cover(?:s|ing)?|cost\\w*|employer',
  collateral: 'collateral|secured?|security|lien|pledge\\w*|title to|backed by|mortgage on',
  assets: 'own(?:s|ed)?|worth|savings?|saved|equity|401\\(?k\\)?|IRA|checking|paid off|house|car|truck|stocks?',
  debts: 'owe[sd]?|debts?|mortgage|credit cards?|Visa|Mastercard|student loans?|car (?:loan|payment)|balance|loan with',
  income: 'make[s]?|earn\\w*|income|salary|revenue|net|gross|take home|a year|per year|on the side',
  organization:
    "(?:we are|we[’']re|it[’']s) (?:a|an|the)|nonprofit|non-profit|501|founded|staff|volunteers?|members|library|museum|school|clinic|shelter|serve[sd]?|since (?:19|20)\\d\\d|mission|budget of|established",
  need: 'percent|%|one in|need\\w*|lack\\w*|no (?:other|one|access|money)|nearest|miles (?:off|away)|waiting list|wait\\w*|hungry|poverty|below|without|shortage|crisis|behind|closed|unserved|underserved',
  goals:
    'goals?|objectives?|aim|target|hope to|want to (?:get|reach|serve|help|cut|raise)|increase|reduce|by (?:the end|20\\d\\d)|reach|serve (?:\\d|one|two|three|four|five)',
  activities:
    "we[’']?(?:d|ll)|we (?:will|would|plan|are going)|plan is|weekly|every (?:week|other|month)|twice a|classes|workshops?|buy|build|hire|train|teach|run|hold|offer|refit|visit|stop at|distribute|install|open|plant",
  budget:
    'budget|\\$[\\d,]+ (?:for |in )?\\p{Ll}+|for (?:staff|supplies|materials|equipment|salaries|travel|books|food|rent)|salaries|supplies|equipment|overhead|match(?:ing)?|in[- ]kind|line items?',
  evaluation:
    'measure\\w*|evaluat\\w+|track\\w*|survey\\w*|test(?:s|ing|ed)?|attendance|count\\w*|data|report\\w*|pre- and post|success|results|compare|scores',
  activity:
    'do|sell|serve|repair|cut|offer|teach|provide|practice|services?|chairs|seats|rooms|hours|customers|operate|business',
  qualifications:
    'hours|school|college|training|trained|certificat\\w+|certified|exam|passed|degree|diploma|course|finished|completed|graduated|apprentic\\w+',
  otherLicenses: 'licensed? (?:in|as|since|by)|licen[cs]e (?:no|number|#)|holds?|also licensed|certified in|permit',
  discipline:
    'discipline\\w*|convict\\w*|complaints?|denied|revoked|suspended|never been|no (?:record|priors|violations|charges)|arrest\\w*|probation',
  description:
    'build|install|replace|remove|add|repair|deck|fence|shed|roof|addition|garage|footings?|feet|square|stories|height|high|deep|wide|cedar|concrete|wiring|plumbing|sign|event|tents?|stage|people',
  enclosures:
    'attach\\w*|enclos\\w*|included|with this|copies? of|site plan|drawings?|survey|proof of|certificate of insurance|photos?',
  // Papers of a firm.
  facts:
    'on (?:\\p{Lu}\\p{Ll}+ \\d|\\d)|signed|delivered|failed|refused|paid|owed|owes|breach\\w*|agreed|contract|invoice|accident|collision|injur\\w+|lease|work was',
  basis:
    'under (?:the|section|\\d)|breach of|statute|U\\.?S\\.?C|act|code|liable|negligen\\w+|warranty|section|contract (?:says|requires|provides)',
  demand: 'demand\\w*|pay|cease|return|stop|deliver|remove|vacate|reimburse',
  nextStep: 'sue|lawsuit|file (?:suit|a complaint|in)|court|litigat\\w+|report you|all remedies|legal action|lien',
}
