import type { ClauseRule } from './rule.ts'

const open = /\b(?:if|may|might|could|says?|claims?|alleges?|whether|unclear|perhaps)\b/i

/** What a field has of its own, told by a clause. */
export const particular: readonly ClauseRule[] = [
  {
    factor: 'informed-consent',
    isDenied: true,
    types: ['personal-injury'],
    words:
      /\b(?:no ?one|nobody|never|not|n['’]t|neither|no \w+)\b[^.;]{0,50}?\b(?:told|tell|warned|warn|informed|inform|advised|explained|explain|mention\w*|discuss\w*|disclosed|disclose|say|said)\b[^.;]{0,60}?\b(?:risks?|complications?|side effects?|alternatives?|dangers?)\b|\bno (?:written |signed )?(?:informed )?consent (?:form )?(?:was |is |were )?(?:ever )?(?:signed|obtained|given|in (?:the|his|her) (?:chart|file))|\bconsent form (?:was|is) (?:never signed|unsigned|blank|missing)/i,
    but: open,
  },
  {
    factor: 'informed-consent',
    types: ['personal-injury'],
    words:
      /\b(?:signed|initialed|initialled) (?:a |the |an? \w+ )?(?:detailed |written |informed )?consent(?: form)?\b[^.;]{0,90}\b(?:risks?|complications?|perforation|infection|stroke|nerve|bleeding|death|very)\b|\b(?:was|were|had been) (?:fully |clearly |specifically )?(?:told|warned|informed|advised) (?:of|about|that)\b[^.;]{0,60}\brisks?\b/i,
    but: /\b(?:not|never|n['’]t|no|nobody|if|may|might|says?|claims?|alleges?|unsigned)\b/i,
  },
  {
    factor: 'step-skipped',
    types: ['contract', 'real-estate', 'other'],
    words:
      /(?:\bwhose |^(?!.*\bwhose\b))(?<who>(?:(?!whose\b)[\w’'-]{1,20} ){0,3}?[\w’'-]{1,20})(?=[, ])[^.;]{0,90}?\b(?:without (?:ever )?(?:having )?(?:sen[dt]|sending|giv(?:en|ing)|serv(?:ed|ing)|provid(?:ed|ing)|made|making)|(?:never|did(?: not|n['’]t)|failed to|neglected to|skipped) (?:ever )?(?:sen[dt]|g(?:ave|ive)|served?|provided?|ma[dk]e|submit(?:ted)?|gave))\b[^.;]{0,30}\b(?:notice|demand|certificat\w+|mediat\w+|proof of loss|claim form)\b[^.;]{0,60}\b(?:requires?|required|calls? for|a condition|must|before (?:termination|suit|suing|ending)|under (?:section|article|paragraph|clause|¶|§))/i,
    but: open,
  },
  {
    factor: 'step-skipped',
    types: ['contract', 'real-estate', 'other'],
    words:
      /(?<who>(?:[\w’'-]{1,20} ){0,3}[\w’'-]{1,20}), whose (?:first |only |written )?(?:notice|claim|demand) (?:went out|was (?:sent|given|made|served)|came|arrived)\b[^.;]{0,60}\b(?:although|though|but|while|when|where)\b[^.;]{0,90}\b(?:within|condition|requires?|days)\b/i,
    but: open,
  },
  {
    factor: 'written-agreement',
    types: ['contract', 'real-estate', 'employment', 'intellectual-property', 'other'],
    words:
      /\b(?:agreement|contract|lease|note|purchase order)\b(?: dated [\w ]{1,20}, \d{4})? (?:with|bearing|that bears|which bears|carrying) [^.;,]{0,30}\bsignatures?\b/i,
    but: /\b(?:not|never|n['’]t|no|without|forged|if|may|might|draft)\b/i,
  },
  {
    factor: 'written-agreement',
    isDenied: true,
    types: ['contract', 'real-estate', 'other'],
    words:
      /\bno writing (?:of any (?:sort|kind)|at all|whatever|whatsoever|between)|\b(?:never|not) (?:been )?(?:put|reduced|set down) (?:in|to|on) (?:writing|paper)\b/i,
    but: open,
  },
  {
    factor: 'invalidity',
    types: ['intellectual-property'],
    words:
      /\b(?:catalog(?:ue)?|publication|article|brochure|thesis|manual|prior art|reference|product|device|video|web ?page|earlier patent)\b[^.;]{0,90}\b(?:examiner|years? (?:before|earlier|older)|predat\w+|from (?:19|20)\d\d)\b[^.;]{0,90}\b(?:each|every|all of the|elements?|limitations?|anticipat\w+|discloses?)\b|\b(?:sold|selling|sale of|offered|offering|showed|shown|used|published|publishing)\b[^.;]{0,60}\b(?:(?:more than (?:a|one) year|(?:two|three|four|five|six|\d+) years|fourteen months|eighteen months) before)\b[^.;]{0,30}\b(?:applied|application|filed|filing|patent|priority)/i,
    but: /\b(?:not|n['’]t|if|may|might|says?|claims that|alleges?)\b/i,
  },
  {
    factor: 'registration',
    types: ['intellectual-property'],
    words:
      /\b(?:holds?|has|have|owns?|obtained|received|with) (?:an? |the |her |his |its |two |valid |federal |\w+ ){0,3}(?:certificates? of registration|registration certificates?|(?:federal|copyright|trademark) registrations?)\b/i,
    but: /\b(?:not|never|n['’]t|no|without|if|may|might|cancell?ed|expired|abandoned|rejected|refused|pending|applied)\b/i,
  },
  {
    factor: 'confusion',
    types: ['intellectual-property'],
    words:
      /\bsurvey\b[^.;]{0,80}\bconfusion\b[^.;]{0,20}\d{1,2}(?: ?%| percent)|\bsurvey\b[^.;]{0,60}\d{1,2}(?: ?%| percent)[^.;]{0,40}\b(?:confused|confusion|mistook)/i,
    but: /\b(?:not|never|n['’]t|no|flawed|excluded|stricken|leading|if|may|might|only|as low as)\b/i,
  },
  {
    factor: 'confusion',
    isDenied: true,
    types: ['intellectual-property'],
    words:
      /\b(?:no|not (?:a|one)|never an?) (?:single |known |reported |actual )?(?:instances?|evidence|reports?|cases?|examples?|customers?|sign)\b[^.;]{0,40}\b(?:confus\w+|mix(?:ed|ing|es)?\b[^.;]{0,12}\bup|mistak\w+|mistook)/i,
    but: open,
  },
  {
    factor: 'no-application',
    types: ['employment'],
    words:
      /\b(?:never|did(?: not|n['’]t)) (?:even |actually )?appl(?:y|ied) (?:for|to) (?:the|that|this|either|any) (?:job|position|post|promotion|opening|role|vacancy|supervisor\w*)/i,
    but: open,
  },
  {
    factor: 'shifting-reason',
    types: ['employment'],
    words:
      /\b(?:reason|explanation|rationale|restructuring|reorganization|justification|story|excuse|layoff)["”’]?\b[^.;]{0,70}\b(?:thought up|made up|invented|concocted|cooked up|fabricated|came (?:up )?(?:only )?later|after the (?:firing|fact|termination|event)|not the (?:real|true) reason|a pretext|pretextual|a cover(?:-?up)?|untrue|false)\b|\b(?:two|three|four|several|different|shifting|changing|inconsistent) (?:different |conflicting )?(?:reasons|explanations)\b[^.;]{0,40}\b(?:fir\w+|terminat\w+|discharg\w+|dismiss\w+|decision|demot\w+)/i,
    but: /\b(?:if|may|might|could|alleges?|claims?|whether|argues?|not)\b/i,
  },
  {
    factor: 'protected-activity',
    isDenied: true,
    types: ['employment'],
    words:
      /\b(?:she|he|they|i|client|plaintiff|(?:the|our) \w+) (?:(?:told|complained to|reported (?:it|this|him|her|them) to) (?:no ?one|nobody)|never (?:reported|complained|told (?:anyone|anybody|hr|management|a supervisor)|used the (?:hotline|complaint)|went to hr|objected)|did(?: not|n['’]t) (?:report|complain|tell (?:anyone|anybody|hr|management)|use the (?:hotline|complaint)))/i,
    but: /\b(?:if|may|might|could|overtime|wages|minimum wage|whether|afraid|because|not paid)\b/i,
  },
  {
    factor: 'rent-default',
    types: ['real-estate'],
    whose: 'defendant',
    words:
      /\b(?:ledgers?|rent roll|books|records|statements?)\b[^.;]{0,70}\bshows?\b[^.;]{0,40}\b(?:months?|rent)\b[^.;]{0,30}\b(?:without (?:a |any )?payments?|unpaid|behind|missed|no payments?)\b|\b(?:has|have|had)(?: not|n['’]t) paid (?:any )?rent (?:since|for|in)\b/i,
    but: /\b(?:if|may|might|says?|claims?|withheld|escrow|repairs?|lost)\b/i,
  },
  {
    factor: 'prior-finding',
    types: ['real-estate', 'employment', 'personal-injury'],
    whose: 'defendant',
    words:
      /\b(?:inspectors?|housing (?:department|authority|agency)|health department|building department|code enforcement|OSHA|EPA|labor (?:board|department)|state board|fire marshal|licensing board)\b[^.;]{0,90}\b(?:issued|recorded|wrote (?:up)?|cited|logged|found|entered)\b[^.;]{0,70}\b(?:violations?|citations?|notices? of violation)\b/i,
    but: /\b(?:not|never|n['’]t|no|if|may|might|dismissed|vacated|withdrawn|plaintiff['’]s|unrelated|tenant['’]s)\b/i,
  },
  {
    factor: 'not-the-debtor',
    types: ['contract'],
    words:
      /\b(?:never (?:applied for|opened|signed(?: for)?|co-?signed|used|authorized)|did(?: not|n['’]t) (?:open|apply for|sign|co-?sign|authorize)) (?:the|that|this|any such|it|either|an?)? ?(?:[\w-]{1,20} ){0,2}(?:account|card|loan|line of credit|application|note|guaranty|guarantee|credit)\b|\b(?:credit|loan|card|account)\b[^.;]{0,20}\bwhich (?:he|she|they|our client) never (?:applied for|opened|used|signed)|\bsignature\b[^.;]{0,50}\b(?:is(?: not|n['’]t)|was(?: not|n['’]t)) (?:his|hers|theirs|our client['’]s|the client['’]s)|\bsignature\b[^.;]{0,30}\bforged\b/i,
    but: /\b(?:if|may|might|could|says? (?:that )?(?:he|she|they)|claims?|alleges?|whether|contends?)\b/i,
  },
  {
    factor: 'alibi',
    types: ['criminal'],
    words:
      /\b(?:put|puts|place[sd]?|show(?:s|ed)?|prove[sd]?|confirm(?:s|ed)?|have)\b[^.;]{0,12}\b(?:him|her|our client|the client|them|my \w+)\b[^.;]{0,30}\b(?:miles (?:away|from)|blocks away|across town|out of (?:state|town)|in another (?:city|state|county)|at work|elsewhere|somewhere else)\b/i,
    but: /\b(?:not|never|n['’]t|no|if|may|might|contradict\w*|after the|before the)\b/i,
  },
  {
    factor: 'reluctant-witness',
    types: ['criminal'],
    words:
      /\b(?:witness|complainant|accuser|victim|girlfriend|wife|husband|boyfriend|neighbor|informant|she|he)\b[^.;]{0,80}\b(?:made (?:it|the \w+|that|up)[^.;]{0,4}\b ?up|made up (?:the|her|his)|invented (?:the|her|his)|took (?:it|the \w+) back|retracted|was lying|lied about)\b[^.;]{0,40}\b(?:accusations?|stor(?:y|ies)|allegations?|statements?|charge|it)?/i,
    but: /\b(?:not|never|n['’]t|no longer|if|may|might|our client|alibi)\b/i,
  },
]
