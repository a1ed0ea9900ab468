const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'

/** Words of one sentence. */
type Said = Pick<RegExp, 'test'>
/** UTF-16 units in which the second words follow the first. */
const soon = 250
const inTurn = (first: RegExp, then: RegExp): Said => ({
  test: (words) =>
    [...words.matchAll(first)].some(({ index, 0: { length } }) =>
      then.test(words.slice(index + length, index + length + soon)),
    ),
})

/**
 * How people who are no drafters say what a clause says: 'Ohio law applies', 'this is everything we agreed', 'the most
 * either of us can be made to pay'. Each line is enough, in one sentence, for the clause to be there.
 */
export const plainWords: Readonly<Record<string, readonly Said[]>> = {
  'missing.counterparts': [
    /\b(?:sign|signed|signs)\b.{0,40}\b(?:separate(?:ly)? copies|copies|on screen|online|by e-?mail)\b/i,
  ],
  'missing.governing-law': [
    new RegExp(
      `\\b(?:${states})(?:['’]s)? laws?\\b.{0,80}\\b(?:appl(?:y|ies)|governs?|controls?|decides?|covers?)\\b|\\b(?:under|by|follows?|use) (?:the )?(?:${states}) law\\b|(?:^|[;.:\\d] )(?:The )?(?:${states}) law(?:[.;,]|$)`,
    ),
    new RegExp(`\\blaws? of (?:the )?(?:(?:State|Commonwealth) of )?(?:${states})\\b`),
  ],
  'missing.dispute-resolution': [
    /\b(?:sues?|suits?|lawsuits?|disputes?|disagree\w*|claims?|court)\b.{0,160}\b(?:courts?|county|mediat\w+|arbitrat\w+)\b/i,
    /\b(?:courts? (?:in|of|for)|county courts?|small claims|district court|superior court)\b/i,
  ],
  'missing.notices': [
    /\b(?:notices?|messages?|letters?|e-?mails?)\b.{0,80}\b(?:go(?:es)?|sent|sends?|count|counts|may be|reach\w*|writes?)\b.{0,160}\b(?:to|by|at)\b/i,
  ],
  'missing.entire-agreement': [
    /\b(?:this|these|it|here|letter|paper|note|pages)\b.{0,80}\b(?:is|are|contains?|has|holds?|says?|states?)\b.{0,20}\b(?:everything|all)\b.{0,40}\b(?:agreed|understanding|deal|bargain)\b/i,
    /\b(?:whole|entire|complete|full) (?:deal|bargain|agreement|understanding|contract|arrangement)\b/i,
    /\b(?:nothing|anything|whatever|promises?|talk)\b.{0,60}\b(?:said|promised|before|earlier|outside)\b.{0,60}\b(?:counts?|binds?|part of|matters?|applies)\b/i,
    /\b(?:is|are) (?:our|the) (?:deal|bargain|whole|full)\b|\bno (?:other|side|further) (?:promises?|agreements?|deals?|understandings?|terms)\b/i,
  ],
  'missing.amendment': [
    /\b(?:chang(?:e|es|ed|ing)|alter(?:ed|s)?|add(?:ed)?)\b.{0,100}\b(?:writing|written|signs?|signed|both of|agreed?|e-?mail|paper|by talk|names on)\b/i,
  ],
  'missing.waiver': [
    /\b(?:let(?:s|ting)?|overlook\w*|forgiv\w*|delay\w*|slow|wait\w*|miss\w*)\b.{0,80}\b(?:slip|pass|by|late payment|insist\w*|enforc\w*|breach|time)\b.{0,120}\b(?:next|later|again|still|gives? (?:it )?up|mean)\b/i,
  ],
  'missing.severability': [
    /\b(?:strikes?|struck|void|invalid|fails?|no good|holds? up|enforced?|unenforceable|illegal)\b.{0,120}\b(?:rest|others?|remainder|remaining (?:parts|terms|lines))\b.{0,30}\b(?:stays?|stands?|remains?|holds?|does|do|continues?|goes on|go on)\b/i,
    /\b(?:part|piece|term|line|section|clause)\b.{0,60}\b(?:fails?|void|invalid|no good)\b.{0,60}(?:\bnot|n['’]t)\b.{0,40}\b(?:others?|rest)\b/i,
    /\binvalid\w*\b.{0,60}\bnot\b.{0,20}\b(?:infect|affect|spoil|undo)\b/i,
  ],
  'missing.assignment': [
    /\bmay (?:not )?(?:freely |only )?assign\b/i,
    /\b(?:can|may) (?:you|we|either|it|this)\b.{0,30}\b(?:assigned?|transfer(?:red)?)\b|\bthe new (?:owner|holder)\b.{0,40}\b(?:takes?|bound|assumes?)\b/i,
    /\b(?:not|\w{2,6}n['’]t|neither|nobody|no one|only|cannot)\b.{0,60}\b(?:hand|pass|passed|give|transfer|turn|sell|assign|put)\b.{0,40}\b(?:agreement|contract|lease|jobs?|booking|stall|place|dut(?:y|ies)|deal|membership|unit|it)\b.{0,60}\b(?:over|on|to|else|without)\b/i,
    /\b(?:sublet|underlet)\b|(?:\bnot|n['’]t) be (?:passed|handed|transferred|given|assigned|sold)\b/i,
  ],
  'missing.force-majeure': [
    /\b(?:floods?|storms?|fires?|strikes?|earthquakes?|wars?|epidemics?|pandemics?|sickness|weather|outages?|acts? of (?:god|nature|government)|orders? of (?:the )?government|road closings?|ice)\b.{0,300}\b(?:not (?:a )?breach|(?:no ?one|nobody)['’]s (?:breach|fault)|excus\w+|not (?:responsible|liable|in default)|new date|late|delay\w*|impossible|closes?|lasts)\b/i,
  ],
  'missing.survival': [
    /\b(?:sections?|paragraphs?|parts?|arts?\.?|clauses?|dut(?:y|ies)|promises?|rights?)\b.{0,120}\b(?:lives? on|continues? (?:after|afterwards?|on)|outlasts?|goes? on|go on|stays? in force|still appl\w+|no end date|lasts? (?:after|beyond))\b/i,
    /\b(?:for|until)\b.{0,40}\byears?\b.{0,20}\b(?:after|it ends|afterwards?)\b/i,
  ],
  'missing.term': [
    /\b(?:starts?|begins?|runs?|lasts?|from|open|go(?:es)?)\b.{0,60}\b(?:until|through|for|to|ends?)\b.{0,60}(?:\b\d{4}\b|\b(?:days?|weeks?|months?|years?|season)\b)/i,
    /\b(?:month|week|year) to (?:month|week|year)\b/i,
    /\bfor (?:\w+ ){0,2}(?:\(?\d{1,3}\)? )?(?:weeks?|months?|years?)\b|\buntil (?:the )?(?:work|job|project|event|services?) (?:is|are) (?:done|finished|complete\w*)\b/i,
    /\b(?:date|event|delivery|services?|hours)\b.{0,60}\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}, \d{4}\b/i,
  ],
  'missing.termination': [
    /\b(?:may|can|could|might|free to|wants?)\b.{0,60}\b(?:stop|end|leave|quit|call (?:it|this|the job) off|walk away|cancel|get out|back out|put an end to|determine this|out\b)/i,
    /\bmay\b.{0,20}\b(?:complete|finish|take over|take back)\b.{0,20}\b(?:the )?(?:work|premises|goods|equipment)\b/i,
    /\b(?:if|when)\b.{0,30}\b(?:cancels?|stops?|leaves?|backs? out|quits?|withdraws?)\b/i,
  ],
  'missing.effects-of-termination': [
    inTurn(
      /\b(?:on|after|when|if|upon|once)\b.{0,60}\b(?:stop\w*|ends?|ending|ended|leav\w+|cancel\w*|over|runs? out)\b/gi,
      /\b(?:gives? back|give|returns?|pays?|owes?|keeps?|refunds?|takes?|send\w*)\b/i,
    ),
  ],
  'missing.limitation-of-liability': [
    /\b(?:most|maximum|ceiling|limit)\b.{0,100}\b(?:pays?|owes?|liable|responsible|recover\w*|made to pay)\b/i,
    /\b(?:owes?|pays?|liable|responsible|answer\w*|recover\w*)\b.{0,100}\b(?:more than|at most|beyond|exceed\w*|lost profits)\b/i,
  ],
  'missing.indemnification': [
    /\b(?:makes?|made) (?:\w+ ){1,3}(?:good|whole)\b|\bstands? between\b|\btakes? care of (?:it|any|the|that)\b.{0,60}\bclaims?\b|\bclaims?\b.{0,80}\btakes? care of\b|\b(?:defends?|covers?|pays? for)\b.{0,200}\bclaims?\b|\bclaims?\b.{0,100}\b(?:defends?|pays? (?:what|for|any))\b|\b(?:saves?|holds?|keeps?)\b.{0,40}\bharmless\b/i,
  ],
  'missing.insurance': [
    /\b(?:carr(?:y|ies)|keeps?|has|have|buys?|holds?|maintains?|proof of|certificate of)\b.{0,80}\b(?:insurance|coverage|polic(?:y|ies)|insured)\b|\binsurance\b.{0,40}\b(?:keep|is split|in force)\b/i,
  ],
  'missing.warranty': [
    /\b(?:promises?|states?|guarantees?|assures?)\b.{0,160}\b(?:skill|care|quality|own work|works? (?:as|the way)|free (?:of|from)|owns?|professional|defects?|conflicts?)\b/i,
    /\b(?:skill and care|doing it right|done right|in a careful way)\b|\b(?:fix|redo|repair|replace)\b.{0,100}\b(?:no charge|no cost|without charge|free|our (?:own )?(?:cost|expense)|own (?:cost|expense))\b|\bas careful\b.{0,40}\bwould\b/i,
  ],
  'missing.late-payment': [
    /\b(?:late|past (?:that|the|its) (?:day|date)|past due|overdue|not paid|unpaid|behind|after the (?:\w+|\d{1,2}th))\b.{0,120}(?:%|\$|\b(?:percent|interest)\b)/i,
  ],
  'missing.ip-ownership': [
    /\b(?:work|items?|copyright|photos?|pictures|designs?|reports?|results?|code|files?|drawings|writing|templates|deliverables?|everything)\b.{0,120}\b(?:(?:is|are|becomes?|stays?|remains?) (?:all )?(?:ours|yours|theirs|mine|with|its)|belongs?|own(?:s|ed)?)\b/i,
    /\bwho owns\b|\bhereby assigns?\b|\bcopyright (?:stays|remains|passes)\b/i,
  ],
  'missing.contractor-status': [
    /\b(?:own business|own taxes|own boss|not (?:an |our |your |its )?employees?|(?:choose|set|pick)s? (?:your|its|his|her) (?:own )?(?:hours|tools|methods)|other clients)\b/i,
  ],
  'missing.confidentiality': [
    /\b(?:keep(?:s|ing)?|kept|hold(?:s|ing)?)\b.{0,100}\b(?:quiet|secret|private|to (?:itself|yourself|himself|herself|ourselves|themselves|yourselves|oneself)|in confidence|confidential)\b/i,
    /\b(?:not|\w{2,6}n['’]t|neither|nor|nobody|never)\b.{0,60}\b(?:pass(?:es)?|tell|share|show|reveal|disclose|give|publish)\b.{0,80}\b(?:on|others?|anyone|anybody|outsiders?|information|public|secrets?)\b/i,
  ],
  'missing.scope': [
    /\bwhat (?:you|we|they|i|he|she|\w{3,20}) (?:will )?(?:do|does|gets?|brings?|provides?|delivers?|includes?)\b|\bthe (?:work|job)\b\s?[.:]|\byour job\b/i,
    /\b(?:will|shall|must|agrees? to|is to|promises? to)\b.{0,40}\b(?:advise|analy[sz]e|arrange|assemble|assist|audit|build|care for|clean|coach|conduct|cook|create|deliver|demolish|design|develop|draft|edit|feed|film|find|fix|furnish|haul|help|host|inspect|install|keep the|lead|look after|maintain|make|manage|market|mow|negotiate|operate|organi[sz]e|paint|photograph|plan|plow|post|prepare|produce|promote|provide|pump|record|recruit|remove|repair|replace|research|review|serve|service|set up|study|supervise|supply|teach|test|train|translate|tune|visit|watch|write)\b(?! (?:\w{2,14} ){0,2}(?:services?|work)\b)/i,
  ],
  'missing.license-limits': [
    /\b(?:may|can) not\b|\bno other (?:use|sublicen[sc]e|right)\b|\bcan['’]t\b|\bonly for\b|\b(?:not granted|reserved)\b/i,
  ],
  'missing.settlement-release': [
    /\b(?:drops?|gives? up|lets? go|walks? away from|withdraws?|forgives?|ends?)\b.{0,80}\b(?:claims?|complaints?|demands?|suits?|lawsuits?|right to sue)\b|\b(?:not|never|\w{2,6}n['’]t|no)\b.{0,20}\b(?:sue|sues|bring|make) (?:\w+ ){0,3}(?:over|about|for|claims?|against)\b|\blets? (?:the |each )?others? go\b/i,
  ],
  'missing.settlement-dismissal': [
    /\b(?:drops?|ends?|closes?|withdraws?|takes? back|pulls?)\b.{0,40}\b(?:case|suit|lawsuit|complaint|action)\b|\b(?:court|judge|clerk)\b.{0,60}\b(?:close|end|drop|told)\b/i,
  ],
  'missing.cure-period': [
    /\b(?:fix(?:ed|es)?|mend(?:ed|ing|s)?|put (?:it|that|things) right|make (?:it|that|things) right|cured?|correct(?:ed|s)?)\b.{0,120}\bdays?\b|\bdays?\b.{0,120}\b(?:to fix|to mend|to put|to make it right|to pay|fixed|mended|put right)\b/i,
  ],
  'missing.lease-premises': [
    /\b(?:premises|apartment|unit|house|store|shop|space|rooms?|square feet|building numbered)\b/i,
  ],
  'missing.lease-repairs': [
    /\b(?:fix(?:es)?|repairs?|mends?|replaces?|in (?:good|working) (?:order|shape|repair|condition)|takes? care of)\b/i,
  ],
  'missing.lease-entry': [
    /\b(?:landlord|lessor|sublandlord|sublessor|owner|manager|management|we)\b.{0,80}\b(?:may|can|shall|will|must|gives?)\b.{0,80}\b(?:enter|come in(?:to|side)?|go in(?:to|side)?|inspect|visit|look at|look in)\b/i,
    /\b(?:notice|hours?|days?)\b.{0,60}\b(?:before|of|prior to) (?:an? |any |each )?(?:entry|entering|coming in(?:to|side)?|inspection|visit)\b/i,
  ],
  'missing.lease-use': [
    /\b(?:tenant|lessee|resident|renter|you|premises|apartment|unit|house|home|space|rooms?|store|shop|building|property|suite)\b.{0,80}\b(?:use[ds]?|operate[ds]?|occup(?:y|ied)|live[sd]?)\b.{0,80}\b(?:only|solely|exclusively|as an?|as (?:his|her|their|its) home|for (?:an?|living|storage|business))\b/i,
    /\b(?:no ?one|nobody|only|no other person)\b.{0,80}\b(?:live|lives|reside|occupy)\b/i,
  ],
  'missing.lease-default': [
    /\b(?:if|when)\b.{0,60}\b(?:does not|doesn['’]t|fails?|neglects?|breaks?|behind|late|stops?)\b.{0,240}\b(?:may|can|will)\b/i,
  ],
  'missing.employment-end': [
    /\b(?:leave|let you go|quit|resign\w*|fire[ds]?|end (?:your|the|this) (?:job|employment|position)|part ways|either of us may|at[- ]will|any time)\b/i,
  ],
  'missing.nda-exclusions': [
    /\b(?:already (?:know|knew|had|public)|everyone knows|public (?:already )?knows?|learn\w* (?:\w+ ){0,2}(?:properly|elsewhere|from)|out in the open|on (?:its|our|your|their) own)\b/i,
  ],
  'missing.nda-purpose': [
    /\bus(?:e|es|ed|ing)\b.{0,60}\b(?:only|just) (?:to|for)\b|\b(?:anything|nothing|any other reason) (?:but|else|other than)\b|\bfor anything else\b/i,
  ],
  'missing.nda-return': [
    /\b(?:shall|will|must|promises? to|agrees? to|each of us|both of us)\b(?! not).{0,80}\b(?:(?:give|gives|send|sends|hand|hands|bring|brings) (?:\w+ ){0,4}back|shred|wipe|get rid of|throw away)\b|\b(?:you|it|recipient|party) (?:sends?|gives?|hands?) (?:\w+ ){0,2}back\b/i,
  ],
  'missing.nda-compelled': [
    /\b(?:court|judge|law|subpoena|government|agency)\b.{0,60}\b(?:orders?|makes?|forces?|requires?|says?|demands?|asks?|tells?)\b.{0,120}\b(?:may|can|tell|handed?|give|over|disclos\w+|warning)\b/i,
  ],
  'missing.nda-term': [
    /\b(?:now|dut(?:y|ies)|keep\w*|secrets?|quiet|lasts?|promises?)\b.{0,160}\b(?:years?|months?|forever|for good|no end|as long as|for life)\b/i,
  ],
}
