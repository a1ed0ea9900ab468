import type { Template } from '@casewright/templates'

/**
 * How people speak of a subject on which a contract has a default, by the name of the field that takes their words. Wide on
 * purpose: a default that gives way to what was said costs less than one that contradicts it.
 */
export const subjects: Record<string, RegExp> = {
  smokingTerms: /\bsmok\w*|\bvap(?:e|ing)\b/i,
  petTerms: /\bpets?\b|\bdogs?\b|\bcats?\b|\banimals?\b|\bpupp(?:y|ies)\b|\bbirds?\b/i,
  parkingTerms: /\bpark(?:ing|s)?\b(?! (?:ave|avenue|st|street|rd|road|dr|drive|place|blvd))|\bgarage\b|\bcarport\b/i,
  subletTerms: /\bsub-?(?:let|lease)\w*|\bairbnb\b|\bvrbo\b/i,
  alterationTerms: /\balter\w*|\bpaint\w*|\bremodel\w*|\brenovat\w*|\bshel(?:f|ves)\b|\bdecorat\w*|\bnail holes?\b/i,
  utilityTerms:
    /\butilit\w+|\belectric\w*|\bwater\b|\btrash\b|\bheat(?:ing)?\b|\bgas\b|\binternet\b|\bcable\b|\bsewer\b|\blandlord (?:pays|covers) (?:for )?(?:everything|all)\b/i,
  entryTerms:
    /\benter(?:s|ing)?\b|\bentry\b|\bcom(?:e|es|ing) (?:in|over|by)\b|\bstop(?:s|ping)? by\b|\bshowings?\b|\baccess to the (?:unit|apartment|house|premises)\b/i,
  repairTerms:
    /\byard\b|\bpool\b|\bmow\w*|\bgutters?\b|\bfilters?\b|\bpest\w*|\bexterminat\w*|\bupkeep\b|\bkeeps? up\b|\brepair\w*|\bfix(?:es|ing)?\b|\bmainten\w*|\bmaintains?\b|\bsnow\b|\blawn\b|\byard ?work\b|\bappliances?\b|\bshovel\w*|\bplumb\w*|\blandscap\w*/i,
  occupancyTerms:
    /\broommates?\b|\bguests?\b|\boccupan\w+|\blive (?:there|with)\b|\bliving (?:there|with)\b|\bovernight\b/i,
  nonsolicitTerms:
    /\b(?:non-?)?solicit\w*|\bno[- ]hire\b|\bnon-hire\b|\bpoach\w*|\bgo(?:es|ing)? after\b[^.;]{0,24}\b(?:customers?|clients?|patients?|staff|employees|people|accounts?)\b|\brecruit(?!ers?\b|(?:ing|ment) (?:fee|firm|agency))\w*|\bhir(?:e|es|ing)\b(?: \w+){0,3} (?:away|people|staff|employees|team|workers|person|anybody|anyone)|\bhire away\b|\bhiring (?:each other|our)\b/i,
  exclusivityTerms:
    /\bexclusiv\w*|\b(?:work|works|working) (?:only )?(?:for|with) (?:anyone|anybody|someone|others?|other|no one|nobody|somebody)\b|\bother (?:clients?|customers?|jobs?|work|companies)\b|\bmoonlight\w*|\bside (?:job|gig|business|work|projects?)\b|\boutside (?:work|consulting|jobs?|employment|activit\w+)\b|\bworks? only for\b|\bsecond job\b|\bsole (?:client|customer|provider|supplier)\b/i,
  competitionTerms:
    /\b(?:can['’]?t|cannot|won['’]t|may not|not to|will not|shall not) work (?:for|with|at)\b|\bcompet(?:e|es|ing|itors?|ition|itive)\b|\bnon-?compet\w*/i,
  inventionTerms:
    /\binvent\w*|\bpatents?\b|\bintellectual property\b|\bIP\b|\bcopyrights?\b|\b(?:what|whatever|anything|everything) (?:she|he|they|the employee) (?:makes?|creates?|develops?|writes?|builds?)\b|\bwork product\b|\bside projects?\b/i,
  ownershipTerms:
    /\bowners? of\b|(?<!\b(?:their|his|her|its|our|your|my) )\bown(?:s|ed|ership)?\b|\bbelongs?\b|\bwork product\b|\bintellectual property\b|\bIP\b|\bcopyrights?\b|\blicen[sc]e\b|\bkeeps? (?:his|her|its|their|the|all|rights|what|any|everything)\b|\bpre-?existing\b|\b(?:is|are) (?:his|hers|theirs|ours)\b|\bdeliverables? (?:is|are) (?:his|hers|theirs|ours)\b/i,
  subcontractTerms:
    /\bsub-?contract\w*|\bsubs\b|\bsub(?:bing)? (?:(?:it|this|that|any of it|anything|the (?:work|job)) )?out\b|\bfarm (?:it|this|work) out\b|\boutsourc\w*/i,
  insuranceTerms:
    /\binsur(?!ers?\b)\w+|\bprofessional liability\b|\bliability (?:policy|coverage)\b|\bmillion in liability\b|\b(?:thousand|\d) in liability\b|\bbonded\b|\bE ?(?:&|and) ?O\b|\bworkers['’]? comp\w*|\badditional insured\b/i,
  indemnityTerms: /\bindemni\w*|\bhold (?:\w+ )?harmless\b|\bdefend (?:us|them|him|her|it|the)\b/i,
  legalFeeTerms:
    /\battorneys?['’]?s?['’]? fees?\b|\blegal fees\b|\bown (?:fees|costs)\b|\bfees and costs\b|\blawyers?['’]? fees?\b|\bown (?:lawyers?|attorneys?|legal)\b|\bprevailing party\b|\bloser pays\b/i,
  arbitrationTerms:
    /\bAAA\b|\bJAMS\b|\barbitrat\w*|(?<!\b(?:at|in) (?:the |our |yesterday['’]s )?)\bmediat\w*|\bjury\b|\bvenue\b|\blawsuits?\b|\blitigat\w*|\b(?:go|goes|going|only|in|to) (?:to )?(?:the )?courts?\b|\bcourts? (?:in|of|only)\b|\bany (?:fights?|disputes?|disagreements?)\b|\bdisputes?\b|\bcounty courts?\b|\bcourts?[.]?$|\bforum\b/i,
  compelledTerms: /\bsubpoena\w*|\bcourt order\w*|\bcompelled\b|\bto a court\b|\bthe law (?:makes|requires)\b/i,
  injunctionTerms:
    /\binjunct\w*|\bmoney damages\b|\bdamages only\b|\bliquidated damages\b|\bpenalt(?:y|ies)\b|\bequitable relief\b|\bper breach\b/i,
  licenseTerms:
    /\b(?:can['’]?t|cannot|may not|won['’]?t|not) (?:use|make|copy|build|sell|reverse)\b|\breverse[- ]engineer\w*|\blicens(?:e|es|ing|ed)\b(?! (?:line|number))|\b(?:may|can|could) use (?:it|them|the information)\b/i,
  recipientTerms:
    /\b(?:can['’]?t|cannot|may not|don['’]?t|won['’]?t|not to) (?:show|tell|share)\b|\bown (?:people|employees|staff|team|engineers|estimators)\b|\bneed[- ]to[- ]know\b|\baffiliates?\b|\badvis[eo]rs?\b|\blawyers?\b|\baccountants?\b|\bconsultants\b|\bshow (?:it|them)\b|\bshar(?:e|ing)\b|\bonly the (?:CEO|president|owner|board)\b|\bmay see\b|\bcan see\b|\btell(?:s|ing)? (?:their|its|anyone|any)\b/i,
  directionTerms:
    /\bone[ -]way\b|\bunilateral\b|\bonly \p{Lu}[\p{L}'’ ]{0,40} (?:discloses?|is disclosing)\b|\b(?:just|only) receiv\w+\b|\b(?:isn['’]t|is not|not|doesn['’]t) disclos\w+\b|\b(?:they|he|she|it) receives?\b|\bwe disclose\b/iu,
  protectionTerms:
    /\bconfiden\w*[^.;]{0,60}\b(?:years?|months?|forever|end|ends|expires?|date|perpetu\w+|indefinite\w*|always)\b|\b(?:years?|months?|forever)\b[^.;]{0,40}\bconfiden\w*|\b(?:lasts?|survives?) (?:for )?(?:\w+ )?(?:\w+ )?(?:years?|forever|months?)\b|\b(?:duty|obligation)s? (?:\w+ ){0,3}(?:never|end|expires?|lasts?|survives?)|\bforever\b|\bnever expires?\b|\btrade secrets? (?:as|for|so|last)\b|\b(?:years?|months?) for everything\b/i,
  confidentialityTerms:
    /^(?:confid|conf|secrecy|secret|confidential)\b[.:]|\b(?:keep|keeps|stays?|is|are) (?:it |them |this |that |all )?(?:secret|confidential|private|quiet)\b|\b(?:no|skip|without|drop|delete|omit|leave out)\b[^.;]{0,30}\b(?:confiden\w*|NDA|nondisclosure|non-disclosure)\b|\bpublici[sz]e\b|\bcan (?:talk|tell|speak|publish)\b|\bmay (?:talk|tell|speak|publish|disclose)\b|\bnot confidential\b|\bfree to (?:talk|publish|disclose)\b/i,
  lateTerms:
    /\bgrace period\b|\blate\b|\binterest\b|\boverdue\b|\bpast due\b|\bbounced\b|\bNSF\b|\bafter that\b|\bfinance charge\b/i,
  depositTerms: /\bdeposit\w*|\bnon-?refundable\b|\bretainer\b|\blast month\b|\bfirst,? (?:and )?last\b/i,
  capTerms:
    /\bNTE\b|\bcap(?:ped|s)?\b|\bnot to exceed\b|\bno more than\b|\bnever more than\b|\bmax(?:imum)?\b|\bup to \$?\d|\bceiling\b|\bminimum\b/i,
  warrantyTerms:
    /\bwarrant(?!s? (?:officer|for))\w*|\bas[- ]is\b|\bguarante\w*|\bpromises? (?:about|as to|on)\b|\bno promises\b|\ball faults\b|\buptime\b|\bdown ?time\b|\boutages?\b|\b(?:site|server|system|software|app|platform|network|portal) (?:is|are|goes|go|was|stays?) (?:down|offline)\b|\bservice (?:levels?|credits?)\b|\bSLA\b|\bdefects?\b/i,
  inspectionTerms:
    /\bdays to (?:check|test|reject|look)\b|\binspect\w*|\blook(?:s|ed)? (?:at )?(?:it|them) over\b|\blook at (?:it|them)\b|\bmechanic\b|^insp(?:ected)?\b|\bran (?:it|them)\b|\btest[- ]driv\w*|\btry (?:it|them) out\b|\balready (?:saw|seen|looked)\b|\bacceptance\b/i,
  returnTerms:
    /\b(?:comes?|goes|sent?|sends?|hand(?:ed|s)?|giv(?:e|en|es)|turn(?:ed|s)?) (?:it |them |everything |it all |all )?back\b|\bshred\w*|\bdelet\w+|\bpurge\w*|\breturn(?:s|ed|ing|able|ables)?\b|\brefund\w*|\ball sales (?:are )?final\b|\bfinal sale\b|\bdestroy\w*|\bkeep (?:one |a |any |their )?(?:\w+ )?cop(?:y|ies)\b|\bgive (?:it|them) back\b/i,
  deliveryTerms:
    /\btrailers\b|\btow(?:s|ed|ing)?\b|\btransports?\b|\bcourier\b|(?<!\b(?:cash|paid|pay|payable|due|payment|balance|C\.?O) (?:on|upon|at) )\bdeliver(?:s|ed|y|ing)?\b|\bpick(?:s|ed|ing)?(?: (?:it|them|the \w+))? up\b|\bpick-?up\b|\bcollects?\b(?! tax)|\bship(?:s|ped|ping|ment)?\b|\bfreight\b|\bF\.?O\.?B\.?\b|\bhaul(?:s|ing|ed)?\b|\btruck\b|\binstall(?:s|ed|ation)?\b/i,
  riskTerms: /\brisk\b|\bin transit\b|\bdamaged\b|\bloss of (?:the )?(?:goods|them)\b/i,
  titleTerms: /\btitle\b|\bpaid off\b|\bownership passes\b/i,
  taxTerms:
    /\btax(?:es|ed)?\b(?! (?:prepar|advis|account|return|lawyer|attorney|assessor))|\bW-?2\b|\b1099\b|\bwithhold\w*/i,
  expenseTerms: /\bexpenses?\b|\btravel\b|\bmileage\b|\breimburs\w*|\bout[- ]of[- ]pocket\b|\bairfare\b|\blodging\b/i,
  liabilityTerms:
    /\bliab(?:le|ility)\b(?! (?:insurance|policy|coverage|compan|partnership))(?<!professional liability)|\bconsequential\b|\bdamages\b|\breplacement\b|\bremed(?:y|ies)\b|\bnot responsible\b|\bisn['’]t responsible\b/i,
  bonusTerms:
    /(?:\bpercent|%) of (?:the )?(?:production|sales|profits?|collections|revenue|gross|net)\b|\bper diem\b|\b(?:truck|car|phone|cell) allowance\b|\bprofit shar\w*|\bbonus\w*|\bcommissions?\b|\bequity\b|\boptions\b|\bstock\b|\bshares\b|\brelocat\w*|\bsign(?:ing)?[- ]on\b|\bseverance\b|\bpays? it back\b|\bCME\b|\bstipend\b|\bmalpractice\b/i,
  benefitTerms:
    /\bbenefits?\b|\bhealth\b|\bmedical\b|\bdental\b|\b401\(?k\)?|\bretirement\b|\bpension\b|\blife insurance\b/i,
  leaveTerms:
    /\bweeks? (?:off|vacation)\b|\bdays? off\b|\bpersonal days?\b|\bbereavement\b|\bvacation\b|\bPTO\b|\bsick (?:days?|leave|time)\b|\btime off\b|\bholidays?\b|\bpaid leave\b|\bparental\b/i,
  probationTerms: /\bprobation\w*|\btrial period\b|\bintroductory period\b/i,
  workplaceTerms:
    /\b(?:day|hour) weeks?\b|\bhours (?:a|per|each) (?:day|week)\b|\bhours are\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\btelework\w*|\boffice\b|\bfrom home\b|\bremote\w*|\bhybrid\b|\bon[- ]site\b|\bhours a week\b|\bschedule\b|\bshifts?\b|\bon[- ]call\b|\breports? to\b|\btwenty four seven\b|\b24\/7\b/i,
  // A release with what it leaves out, or that only one side gives: a plain one is a choice of the form.
  releaseTerms:
    /\breleas(?:e|es|ed|ing)\b(?! (?:date|form|of (?:the )?(?:lien|funds|information|records)))[^.;]{0,120}?\b(?:but|except\p{L}{0,4}|not|other than|only|unless|save|excluding|\p{L}{2,5}n['’]t)\b|\b(?:drops?|waives?) (?:all |any |every |the |her |his |their |its )*claims?\b[^.;]{0,80}\b(?:but|except|not|other than|only)\b|\bcarve-?outs?\b|\bclaims? (?:stays?|survives?|(?:is|are) not (?:released|covered))\b/iu,
  renewalTerms:
    /\brenew\w*|\broll(?:s|ing)? over\b|\bholdover\b|\bmonth[- ]to[- ]month\b|\bextend(?:s|ed)?\b|\boption to\b/i,
  durationTerms:
    /\b(?:goes|runs?|lasts?|good) (?:for )?(?:about )?(?:a |an |\w+ |\d+ )(?:full )?(?:years?|months?|weeks?|days?)\b|\bfixed term\b|\b(?:for|is|of|a|an|term:?) (?:\w+ )?(?:\w+)[ -](?:years?|months?)(?: (?:contract|term|agreement|deal))?\b|\bthree year contract\b|\bends? (?:on )?(?:\p{Lu}\p{L}+ \d|\d)|\b\w+[ -](?:year|month) (?:contract|term|agreement|deal)\b|\bterm\b/iu,
  breachTerms:
    /\bcure\b|\bdays? to (?:catch up|make (?:it|them) good|make it right|pay up)\b|\b(?:call|accelerate) (?:the (?:loan|note|whole thing|balance)|it all|all of it)\b|\bit(?:['’]s| is) all due\b|\ball (?:of it )?(?:is|becomes|comes) due\b|\bto fix (?:it|them)\b|\bbreach\w*|\bin default\b|\bdefaults\b/i,
  endingTerms:
    /\b(?:either|any|each) (?:side|party|one) (?:out|can|may|wants?|could)\b|\bbow out\b|\bback out\b|\bterminat\w*|\bnotice\b|\bat[- ]will\b|\bfor cause\b|\bgood cause\b|\bjust cause\b|\bfired\b|\bfires? (?:him|her|them|us|me|it|the|an?|either|for|at|with|without)|\bcancel\w*|\bwalk(?: away)?\b|\bend (?:it|this|the (?:lease|contract|agreement|tenancy))\b|\bquits?\b|\bget out of\b|\bbreak the lease\b|\bearly out\b|\bdays? out\b|^out\b|\bout (?:on|with|after)\b|\bstop (?:it|this|work)\b|\blet (?:him|her|them|us) go\b|\bcall it off\b|\bpull the plug\b/i,
  amendmentTerms:
    /\bamend\w*|\bmodif\w*|\bchang(?:e|es|ed)\b[^.;]{0,40}\b(?:writing|oral\w*|e-?mail|this|it|agreement|contract)\b|\bin writing\b|\borally\b/i,
  assignmentTerms: /\bassign(?:s|ed|able|ment)?\b/i,
  payTerms:
    /\b(?:rest|balance|remainder) (?:by|in|at|on|when|upon|due)\b|\bcashier['’]?s\b|\bearnest money\b|\$[\d,.]+ (?:now|today|up ?front|down|cash|(?:at|on|upon) (?:signing|closing|delivery|pickup))\b|\bpa(?:y|ys|id|ying|yments?|yable|yday)\b|\binvoic\w*|\bnet \d+|\bnet (?:ten|fifteen|twenty|thirty|forty|sixty|ninety)\b|\bdown\b|\bbalance\b|\bup ?front\b|\binstal?lments?\b|\bbill(?:s|ed|ing)?\b|\bdue\b|\bcash\b|\bchecks?\b|\bwire\b|\brest when\b|\bhalf\b|\bweekly\b|\bbiweekly\b|\bbi-weekly\b|\bmonthly\b|\btwice a month\b|\bsemi-?monthly\b|\bC\.?O\.?D\b|\ba month\b|\ban hour\b|\bper hour\b|\/(?:hour|hr|mo)\b/i,
  contractorTerms: /\bindependent contractor\b|\bemployee\b/i,
}

/** What a bare time or a bare word is about in one type of contract. */
const own: Record<string, Record<string, RegExp>> = {
  'non-disclosure-agreement': {
    protectionTerms: /^\W*(?:(?:term|duration):?\s)?[\w-]{1,12}[ -]?(?:yrs?|years?|months?)\b/i,
    directionTerms: /^\W*one[ -]way\b/i,
    nonsolicitTerms: /\bhire\b/i,
  },
}

/** Whether words are a time that stands for itself: what else its sentence says decides what lasts so long. */
export const isTime = (words: string): boolean => lasting.test(words)

/** A time that stands for itself, or up to a day: 'ninety days', 'a year from March 1'. */
const lasting =
  /^\W*(?:for |it['’]?s (?:for )?|(?:the )?term(?: is|:| of)? )?(?:an?|\d{1,3}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)[ -](?:full )?(?:years?|months?|weeks?|days?)(?: (?:term|total|long|to start))?(?:,? (?:from|starting|beginning|commencing|effective)\b[^;]{0,60})?\W*$/iu

/** Whether words are about a subject, in a contract of this type. */
export const isAbout = (type: string, field: string, words: string): boolean =>
  Boolean(subjects[field]?.test(words) || own[type]?.[field]?.test(words))

/** Whether words are about any subject on which a contract of this type has a clause. */
export const isTerm = ({ id, fields }: Template, words: string): boolean =>
  fields.some(({ name, term }) => term && isAbout(id, name, words))
