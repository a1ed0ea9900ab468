import { type ClauseRule, open } from '../rule.ts'

const months = '(?:weeks?|months?|days?|years?)'
/** What somebody has laid down for their own people. */
const rules = '(?:policy|policies|manual|protocols?|handbook|procedures?|guidelines?|training|rules?)'
const many = '(?:two|three|four|five|six|seven|eight|nine|ten|several|\\d+|a few)'

/** An injury and its danger, as a lawyer’s notes tell them. */
export const injuryNotes: readonly ClauseRule[] = [
  {
    factor: 'hazard-known',
    types: ['personal-injury', 'other'],
    whose: 'defendant',
    doer: 'defendant',
    words: new RegExp(
      `\\b(?:has|had|have) been (?:leaking|sweating|loose|broken|wet|dripping|cracked|out|flickering|slick|icy|rotten|wobbl\\w+|missing|unlit|dark|like that|acting up|sticking|failing)\\b[^.;]{0,30}\\b(?:all (?:week|day|month|morning|winter|summer|year)|for (?:the (?:last|past) )?(?:(?:${many}|a) )?(?:hours|${months})|since)\\b|\\b(?:work order|maintenance (?:log|request|ticket))\\b[^.;]{0,60}\\b(?:open|pending|unanswered|never (?:done|closed)|${months})\\b`,
      'i',
    ),
    but: new RegExp(
      `${open.source}|\\b(?:at home|own (?:car|house|home|yard|truck|bike)|(?:his|her|their) (?:shoes?|phone|leg|arm|marriage))\\b`,
      'i',
    ),
    saidBy:
      /\b(?:managers?|incident report|employees?|clerks?|cashiers?|supervisors?|maintenance|super|work order|log|foreman)\b/i,
    notIn: /\b(?:fired for|retaliat\w+)\b/i,
  },
  {
    factor: 'hazard-known',
    types: ['personal-injury', 'other'],
    whose: 'defendant',
    words: new RegExp(
      `\\b(?:tenants?|customers?|residents?|guests?|others|patients?|nurses?|drivers?|employees?|cashiers?|clerks?|${many} (?:people|tenants|customers)) (?:had |have |has )?(?:already )?(?:complained|reported (?:it|the|this)|told (?:the )?(?:manager|landlord|super|owner|office|city|store|management)|slipped|tripped|fell)\\b[^.;]{0,50}\\b(?:before|earlier|${months}|times|twice|already|about (?:it|the|this))\\b`,
      'i',
    ),
    but: open,
    saidBy:
      /\b(?:managers?|incident report|employees?|clerks?|cashiers?|supervisors?|maintenance|super|work order|log|foreman)\b/i,
    notIn: /\b(?:fired for|retaliat\w+|evict\w*)\b/i,
  },
  {
    factor: 'hazard-known',
    types: ['personal-injury'],
    whose: 'defendant',
    doer: 'defendant',
    words: new RegExp(
      `\\b(?:dog|mastiff|pit ?bull|rottweiler|shepherd|horse|bull|animal|it) (?:had |has )?(?:already )?(?:snapped at|bitten|bit|lunged at|growled at|nipped|gone after|attacked|charged|kicked|thrown)\\b[^.;]{0,50}\\b(?:in (?:19|20)\\d\\d|before|earlier|twice|${many} times|last (?:year|summer|month))\\b`,
      'i',
    ),
    but: open,
  },
  {
    factor: 'treatment',
    types: ['personal-injury'],
    doer: 'claimant',
    words:
      /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]{3,6}teen|(?:twenty|thirty|forty|fifty|sixty)(?:-[a-z]+)?) (?:stitches|staples|sutures|surgeries|operations)\b|\b(?:plates? and (?:\w+ )?screws|rod in (?:his|her)|ORIF|skin grafts?|air-?lifted|ICU|in a cast)\b/i,
    but: /\b(?:if|may|might|could|no|not|never|without|n['’]t|refused|declin\w+|claims?|alleges?|unrelated|earlier|prior|before the)\b/i,
  },
  {
    factor: 'lasting-harm',
    types: ['personal-injury'],
    doer: 'claimant',
    words:
      /\b(?:scar revisions?|permanent(?:ly)? (?:scar\w*|limp|damage|disab\w+|impair\w+|loss)|will need (?:another|more|a second|future|further) ?(?:surgery|operation|treatment|one)?|for (?:the rest of (?:his|her)|life)|lost (?:the use of|(?:two|three|\d|an?|one|his|her) (?:\w+ )?(?:fingers?|toes?|eyes?|legs?|arms?|hands?|teeth))|(?:hardware|plates?|rods?|screws) (?:for good|for life|permanently)|walks with a (?:cane|limp)|never (?:work|walk|run) (?:again|the same))\b/i,
    but: /\b(?:if|may|might|could|no permanent|not|n['’]t|claims?|alleges?|earlier|prior)\b/i,
  },
  {
    factor: 'damages-shown',
    types: ['personal-injury', 'contract', 'real-estate', 'other'],
    doer: 'claimant',
    words:
      /(?:\$ ?\d[\d,.]*(?: ?(?:k|thousand|million|m))?|\b\d+ ?k) (?:in|of|worth of) (?:(?:medical|hospital|doctor|vet|repair|past|lost|unpaid|total) )*(?:bills?|expenses|wages|repairs?|invoices?|receipts|lost (?:wages|profits|sales|rent))\b|\$ ?\d[\d,.]*(?: ?k)? lost (?:wages|pay|profits|income|sales|rent)\b|\b(?:fix|repairs?|replacement|redoing|the job|cleanup|remediation) (?:is|was|runs?|came to|cost|will cost|at) (?:about |over |almost )?\$ ?\d/i,
    but: /\b(?:if|may|might|could|claims?|says|alleges?|demands?|wants?|asks?|seeks?|paid by|covered by|written off|policy|limits?|estimated by|inflated|padded|unrelated|insurer paid|carrier paid|got|counter-?claim\w*|(?:its|their|the defendant['’]s) own (?:loss|bills|repairs))\b/i,
  },
  {
    factor: 'assumed-risk',
    types: ['personal-injury', 'contract', 'other'],
    doer: 'claimant',
    isEither: true,
    words:
      /(?:^|[.;,] |\b(?:and|but|who) )(?:she|he|they|we|I|(?:(?:our|the|my) )?(?:clients?|plaintiffs?|customers?|guests?|riders?|patrons?|climbers?|skiers?|members?|participants?|decedent|parents?|mother|father|husband|wife)|[A-Z][\w’'-]+) (?:has |had |also |first )?signed (?:(?:an?|the|their|our|its|his|her|(?:the )?[\w-]{1,24}['’]s) )?(?:\w+ )?(?:inherent[- ]risks?|liability (?:waiver|release|form)|assumption of (?:the )?risk|waiver|hold[- ]harmless|risk) ?(?:waiver|form|acknowledg\w+|agreement|paper)?\b/i,
    with: /\b(?:risk|waiver|liability|hold[- ]harmless)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|unsigned|forged|claims?|alleges?|severance|rent|speedy|subrogation|lien|HIPAA|fee)\b/i,
    context:
      /\b(?:injur\w+|broke\w*|fractur\w*|fell|bolted|thrown|horse|ski\w*|gym|raft\w*|climb\w*|ride|jump\w*|trampoline|race|zip|pelvis|spine|drown\w*)\b/i,
  },
  {
    // What public officers may not do by their own rules; whether they did it the description tells beside.
    factor: 'own-rules',
    types: ['other'],
    words: new RegExp(
      `\\b(?:city|county|department|jail|district|police|sheriff['’]s|its|their(?: own)?) (?:own )?${rules} (?:itself )?(?:forbids?|prohibits?|bans?|bars)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|followed|kept to|complied|plaintiff|our client|(?:students|inmates|visitors|prisoners|employees|riders|residents|detainees|the public) (?:from|to))\b/i,
  },
  {
    // A rule of the defendant’s, and that it was not kept.
    factor: 'own-rules',
    types: ['personal-injury', 'other'],
    doer: 'defendant',
    about: 'defendant',
    words: new RegExp(
      `\\b(?:city|county|department|hospital|store|company|jail|school|district|nursing home|facility|police|employer|chain|carrier|its|their(?: own)?)(?:['’]s)? (?:own )?${rules} (?:itself )?(?:forbids?|prohibits?|bans?|bars|requires?|calls? for)\\b[^.]{0,90}\\b(?:but|and|yet|though|although)\\b[^.]{0,50}\\b(?:no ?(?:one|body)|none|never|did(?: not|n['’]t)|was(?: not|n['’]t)|were(?: not|n['’]t)|only one|skipped|ignored|did it anyway|no such)\\b|\\b(?:violated|broke|ignored|skipped|contrary to|against|in violation of|in breach of) (?:its|their|the (?:city|county|department|hospital|store|company|jail|school|district|nursing home|facility|employer|chain|carrier)(?:['’]s)?|(?:department|store|company|hospital|school|jail)) (?:own )?(?:written )?${rules}\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|followed|kept to|complied|plaintiff|(?:our )?client (?:violated|broke|ignored)|(?:students|inmates|visitors|employees|riders|workers) (?:from|to)|n['’]t (?:break|violate|ignore)|not (?:break|violate|ignore)|never (?:broke|violated|ignored))\b/i,
  },
  {
    factor: 'pattern',
    types: ['other', 'personal-injury'],
    doer: 'defendant',
    words:
      /\b(?:had|has|with) (?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|a string of) (?:prior |earlier |other )?(?:[\w-]+ )?(?:complaints|grievances|lawsuits|incidents|write-?ups)\b[^.;]{0,60}\b(?:years?|yrs?|months|before|against (?:him|her|it|them)|looked into|disciplin\w+)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|our client (?:had|has)|plaintiff (?:had|has)|unfounded|exonerated|not sustained|about (?:his|her|their) (?:back|neck|knee|pain|health|work)|to (?:his|her|their) doctor|against (?:other|the|guards|police|them))\b/i,
    context:
      /\b(?:officers?|deput(?:y|ies)|troopers?|guards?|police|doctors?|surgeon|driver|nurse|dog|jail|sheriff)\b/i,
  },
  {
    factor: 'not-resisting',
    types: ['other'],
    words:
      /\b(?:tased|tasered|punched|kicked|struck|hit|shot|pepper[- ]sprayed|kneed|beat|choked|slammed|stomped)\b[^.;]{0,60}\b(?:in (?:hand)?cuffs|handcuffed|cuffed|face ?down|on (?:his|her) (?:stomach|knees)|with (?:his|her) hands up|restrained|(?:was|were)(?: not|n['’]t) resisting|had surrendered|lying (?:down|still))\b|\b(?:face ?down|(?:hand)?cuffed|in (?:hand)?cuffs|on (?:his|her) (?:stomach|knees)|hands (?:up|behind (?:his|her) back))\b[^.;]{0,60}\b(?:while|as|when)\b[^.;]{0,30}\b(?:officer|deputy|trooper|guard|sergeant|he|she|they|one|another)\b[^.;]{0,20}\b(?:kicks?|punches|hits|strikes|tases|stomps|beats|knees|slams|chokes|kicked|punched|hit|struck|tased|stomped|beat|kneed|slammed|choked)\b/i,
    but: /\b(?:if|may|might|claims? (?:that|to)|alleges?|before (?:he|she|they) (?:was|were|could be) (?:hand)?cuffed|being (?:hand)?cuffed|(?:officers?|deput(?:y|ies)|troopers?|guards?|sergeant) (?:was|were|got) (?:then |also )?(?:kicked|punched|struck|hit|bitten|choked))\b/i,
  },
]
