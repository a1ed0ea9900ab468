import { type ClauseRule, who } from './rule.ts'

const open = /\b(?:if|may|might|could|says?|claims?|alleges?|whether|unclear|perhaps)\b/i
const turned = /\b(?:if|may|might|not|never|n['’]t|no|neither|says?|claims?|alleges?|whether|perhaps)\b/i

/** What happens in offices, shops and on roads: of employment, injury and public officers. */
export const fieldClauses: readonly ClauseRule[] = [
  {
    factor: 'prior-finding',
    types: ['personal-injury', 'real-estate', 'employment', 'other'],
    words:
      /\b(?:OSHA|EPA|MSHA|inspectors?|police|troopers?|officers?|deput(?:y|ies)|health department|labor (?:board|department)|state board|fire marshal|medical board|agency|city|county|internal affairs|review board|crash report|police report|the report)\b (?:has |have |had |later |then )?(?:cited|fined|sanctioned|ticketed|disciplined|suspended|reprimanded|faulted|blamed|(?:puts|put|placed|places) (?:the |all |most of the )?(?:fault|blame) on|found (?:fault with|against)) (?<of>(?:our|the|my) (?:own )?(?:[\w’'-]{1,20} ){0,2}?[\w’'-]{1,20}|plaintiff|defendant|client|him|her|them)(?= (?:for|over|at|after|and|with|in|under|because|two|the)\b|[.,;]|$)/i,
    but: /\b(?:not|never|n['’]t|no|if|may|might|dismissed|vacated|withdrawn|overturned|reversed|nobody)\b/i,
  },
  {
    factor: 'not-inspected',
    types: ['personal-injury'],
    words:
      /\bno (?:\w+ )?(?:sweep|inspection|maintenance|cleaning|repair|service|safety) (?:sheets?|logs?|records?|schedules?|checks?|reports?)\b|\b(?:nobody|no ?one|cannot|can['’]t|could not|couldn['’]t)\b[^.;]{0,30}\b(?:say|tell|show|know|remember)\b[^.;]{0,24}\b(?:inspected|checked|cleaned|swept|serviced|maintained)\b|\b(?:had|has|was|were) (?:not|never) (?:been )?(?:inspected|checked|serviced|maintained|swept|repaired) (?:for|in|since|that|at all|once)\b/i,
    but: /\b(?:if|may|might|alleges?|claims?)\b/i,
  },
  {
    factor: 'caught-well',
    types: ['personal-injury'],
    words:
      /\b(?:video|surveillance|footage|photos?|photographs?|pictures|posts?|facebook|instagram|tiktok|investigator)\b[^.;]{0,70}\b(?:plaintiff|claimant|our client|client|him|her|she|he|them)\b[^.;]{0,24}\b(?:lifting|running|dancing|playing|skiing|climbing|carrying|jogging|bowling|riding|loading|shoveling|surfing|hiking|lifts?|runs?|dances?|climbs?|carries|skis)\b/i,
    but: turned,
  },
  {
    factor: 'expert',
    isDenied: true,
    types: ['personal-injury', 'other', 'intellectual-property', 'contract'],
    words:
      /\b(?:no|two|three|four|five|several|every|each|all(?: the| of the)?|neither) (?:[\w-]{1,20} ){0,3}(?:experts?|doctors?|surgeons?|physicians?|[a-z]+ologists?|engineers?)\b[^.;]{0,60}\b(?:(?:is |was |were |has been |willing |agreed |ready |would |will )(?:to )?(?:support|testify|sign|back|stand behind|say)|declined|refused|turned (?:us|him|her|it) down)\b/i,
    with: /\bno\b|\bneither\b|declined|refused|turned/i,
    but: /\b(?:if|may|might|plaintiff['’]s|their|his own|her own)\b/i,
  },
  {
    factor: 'lawful-basis',
    isDenied: true,
    types: ['other'],
    words:
      /\b(?:no|neither|nor|without|never had|lacked|not)\b[^.;]{0,24}\b(?:warrants?|probable cause|reasonable suspicion|reason to suspect|(?:traffic )?violation|legal basis|exigen\w+)\b/i,
    with: /\b(?:officers?|deput\w+|police|troopers?|sheriff|agents?|they|he|she|stop|search\w*|entry|entered|arrest\w*)\b/i,
    but: open,
  },
  {
    factor: 'lawful-basis',
    types: ['other'],
    words:
      /\b(?:officers?|deput\w+|police|troopers?|sheriff|agents?|they|he|she|client) (?:had|held|got|obtained|served|acted on|relied on) (?:an? |the )?(?:valid |signed |facially valid |search |arrest |bench ){0,2}(?:warrant|court order)\b|\bpursuant to (?:an? )?(?:valid |signed |search |arrest ){0,2}warrant\b|\b(?:judge|magistrate) (?:had )?(?:signed|issued|found) (?:an? |the )?(?:\w+ )?(?:warrant|probable cause)/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|without|wrong|expired|quashed|says?|claims?|alleges?|invalid|false|lied)\b/i,
  },
  {
    factor: 'not-resisting',
    types: ['other'],
    words:
      /\b(?:was|were|lay|lying|sat|stood|had been) (?:already |still |face ?down |fully |both )?(?:handcuffed|cuffed|in (?:hand)?cuffs|not resisting|complying|compliant|restrained|strapped|on (?:his|her) (?:stomach|knees))\b[^.;]{0,90}\b(?:when|as|while|and|before)\b[^.;]{0,50}\b(?:struck|hit|kicked|punched|tased|stunned|shot|kneed|pepper|sprayed|dog|beat|slammed)\b/i,
    but: /\b(?:if|may|might|says?|claims?|alleges?|bit|reached|kicked at|being (?:hand)?cuffed|(?:officers?|deput(?:y|ies)|troopers?|guards?|sergeant) (?:was|were|got) (?:then |also )?(?:kicked|punched|struck|hit|bitten|choked))\b/i,
  },
  {
    factor: 'good-record',
    types: ['employment'],
    words:
      /\b(?:never|not once|no|without a(?: single)?) (?:been |had |received |any )?(?:an? )?(?:\w+ )?(?:disciplined|written up|write-?ups?|disciplinary|reprimand\w*|warnings?)\b|\b(?:rated|scored|graded) ["“]?(?:exceeds|outstanding|excellent|top|superior|above|highly|far exceeds)|\b(?:employee|salesman|salesperson|teacher|nurse|associate|worker) of the (?:month|year|quarter)\b|\b(?:got|received|earned|won|given) (?:an? |the |two |three |several )?(?:\w+ )?(?:merit )?(?:raise|bonus|award|promotion|commendation)s?\b/i,
    with: /\b(?:she|he|her|his|client|plaintiff|file|years?|reviews?|i|my)\b/i,
    but: /\b(?:if|may|might|says?|claims?|alleges?|warning was given|warnings? about|other employees|nobody else|despite two|despite three)\b/i,
  },
  {
    factor: 'good-record',
    types: ['employment'],
    words:
      /\b(?:no ?one|nobody|not one|no (?:[\w-]{1,20} (?:or |and )?){1,3})\b[^.;]{0,30}\b(?:complained|found fault|criticized|complaint)\b[^.;]{0,16}\b(?:about|of|with|against)? ?(?:his|her|our client['’]s|the client['’]s|the plaintiff['’]s) (?:\w+ )?(?:work|performance|service|cooking|teaching|driving|job|sales|conduct|care)\b/i,
    but: open,
  },
  {
    factor: 'remarks',
    isDenied: true,
    types: ['employment'],
    words:
      /\b(?:no ?one|nobody|never|not once|no (?:[\w-]{1,20} ){1,2}?)\b[^.;]{0,50}\b(?:said|says?|made|mentioned|uttered|heard|joked)\b[^.;]{0,40}\b(?:(?:his|her|their|anyone['’]s|the plaintiff['’]s) (?:age|race|religion|sex|gender|pregnancy|accent|disability|color|origin)|(?:slurs?|remarks?|comments?|jokes?) (?:about|on|of))\b/i,
    but: /\b(?:if|may|might|could|alleges?|whether|claims?)\b/i,
  },
  {
    factor: 'bad-record',
    types: ['employment'],
    words:
      /\b(?:written up|warned|disciplined|counseled|suspended|reprimanded)\b[^.;]{0,20}\b(?:twice|three|four|five|six|seven|several|\d+|repeatedly) ?(?:times|occasions)?\b|\b(?:\d+|two|three|four|five|six|several) (?:written )?(?:warnings|write-?ups|reprimands)\b|\b(?:missed|skipped|was late (?:for|to)) (?:\d+|[a-z]+teen|[a-z]+ty|six|seven|eight|nine|ten|eleven|twelve) (?:shifts|days|times)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|says?|claims?|alleges?|after (?:she|he|her|his) (?:complain|report)\w*|co-?worker|admit\w+|backdated)\b/i,
  },
  {
    factor: 'unaware',
    types: ['employment'],
    words:
      /\b(?:did(?: not|n['’]t) know|had no idea|never knew|was (?:un|not )aware|were (?:un|not )aware|knew nothing|had(?: not|n['’]t) (?:heard|been told|learned))\b[^.;]{0,50}\b(?:complain\w*|pregnan\w+|charge|disab\w+|her age|his age|report\w*|grievance|religion|diagnos\w+|lawsuit|leave|union|illness)\b/i,
    with: /\b(?:manager|supervisor|boss|decision|who (?:fired|let)|director|owner|vice president|hr|committee|panel|employer|company)\b/i,
    but: open,
  },
  {
    factor: 'decided-before',
    types: ['employment'],
    words:
      /\b(?:decision|layoff|termination|list|restructuring|reorganization|elimination|replacement)\b[^.;]{0,60}\b(?:made|drawn up|approved|decided|planned|signed off|finalized|in the works|set)\b[^.;]{0,40}\b(?:before|weeks before|months before|prior to)\b[^.;]{0,40}\b(?:complain\w*|charge|leave|pregnan\w+|report\w*|grievance|accident|injury)\b/i,
    but: turned,
  },
  {
    factor: 'missed-visits',
    types: ['family'],
    words: new RegExp(
      `(?:^|[;] |, (?:and|but) )${who} (?:has |have |had |regularly |often |simply ){0,2}(?:missed|skipped|cancell?ed|failed to (?:show|appear|come)|showed up for (?:only|just)|did(?: not|n['’]t) (?:come|show up|appear))[^.;]{0,40}\\b(?:visits?|exchanges?|weekends?|pick-?ups?|parenting time|overnights?|calls)\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|never missed|no |says?|claims?|alleges?|because|since (?:she|he|the)|sick|ill|hospital)\b/i,
  },
  {
    factor: 'not-seen',
    types: ['criminal'],
    words:
      /\b(?:no ?one|nobody|no (?:[\w-]{1,20} ){0,2}?(?:witness(?:es)?|employees?|officers?|customers?|clerks?|neighbou?rs?)|not one (?:[\w-]{1,20} )?(?:witness|person)|none of the (?:\w+ )?witnesses|neither (?:\w+ )?(?:witness|clerk|victim))\b[^.;]{0,20}\b(?:saw|seen|can identify|could identify|identified|picked|recognized|places|put)\b[^.;]{0,24}\b(?:him|her|our client|client|the accused|my \w+)\b/i,
    but: /\b(?:if|may|might|alibi|leave|left|at home|that night except)\b/i,
  },
  {
    factor: 'physical-evidence',
    isDenied: true,
    types: ['criminal'],
    words:
      /\bnothing (?:was |at all was )?(?:found|recovered|seized) (?:on|in|at|from) (?:him|her|his|our client|the client|client|my)\b|\bno (?:fingerprints?|prints|dna|weapon|gun|drugs|blood|residue|stolen \w+|contraband|physical evidence)\b[^.;]{0,40}\b(?:found|recovered|match\w*|link\w*|tie[sd]?|connect\w*|seized|on)\b|\b(?:fingerprints?|prints|dna|blood)\b[^.;]{0,40}\b(?:exclude[sd]?|(?:is|are|was|were|does|do)(?: not|n['’]t) (?:his|hers|our client['’]s|match)|belong(?:s|ed)? to (?:somebody|someone|another))/i,
    but: open,
  },
]
