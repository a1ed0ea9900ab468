import type { ClauseRule } from '../rule.ts'

const unsure = /\b(?:if|may|might|whether|alleges?|claims? (?:that|to)|perhaps|maybe|not|never|n['’]t)\b/i

/** Works and inventions: what a comparison found, what came before, what was allowed, and how a secret was kept. */
export const rightNotes: readonly ClauseRule[] = [
  {
    factor: 'copying',
    types: ['intellectual-property'],
    words:
      /\b(?:examiner|expert|comparison|analysis|audit|engineers?|side-by-side|review|diff|forensic \w+)\b[^.;]{0,30}\b(?:found|shows?|showed|reveal\w*|turned up|counted|matched)\b[^.;]{0,70}\b(?:word for word|verbatim|line for line|identical|note for note|down to the (?:same )?(?:typos?|errors?|misspell\w+|mistakes?|bugs?))\b/i,
    but: /\b(?:if|may|might|no|not|never|n['’]t|few|only (?:two|three|\d)|open[- ]source|public domain|standard|licen[sc]ed|alleges?)\b/i,
  },
  {
    // A copy is ordered in so many words.
    factor: 'copying',
    types: ['intellectual-property'],
    doer: 'defendant',
    words:
      /\b(?:e-?mail|text|memo|message|wrote|told|texted|emailed|instruct\w+|note)\b[^.;]{0,70}\b(?:just )?(?:trace|copy|knock off|clone|rip off|duplicate|replicate|reproduce|build from) (?:their|his|her|our|its|them|it|(?:the )?[\w-]+['’]s) ?(?:\w+ ){0,2}(?:print|design|drawings?|code|logo|pattern|product|recipe|bottle|label|artwork|song|photo|app|site|layout)?\b/i,
    but: /\b(?:if|may|might|not to|don['’]t|do not|never|rather than|instead of|licen[sc]e|permission)\b/i,
    saidBy: /\b(?:told|wrote|testified)\b/i,
  },
  {
    factor: 'invalidity',
    types: ['intellectual-property'],
    words:
      /\b(?:magazine|article|catalog(?:ue)?|brochure|publication|paper|thesis|manual|earlier patent|prior (?:patent|art)|product|video|reference)\b[^.;]{0,80}\b(?:(?:years?|months?) before (?:the|our|its|their|his|her) (?:own )?(?:filing|priority|application)|earlier than (?:the|our|its|their) (?:filing|priority))\b[^.;]{0,80}\b(?:every|each|all)\b[^.;]{0,30}\b(?:elements?|limitations?|claims?)\b/i,
    but: /\b(?:if|may|might|not (?:show|disclose|teach|have)|lacks?|but one|all but|except|missing|alleges?|claims? that)\b/i,
    context: /\bpatent\w*\b/i,
  },
  {
    factor: 'own-creation',
    types: ['intellectual-property'],
    words:
      /\b(?<who>[Hh]er|[Hh]is|[Oo]ur|[Tt]heir|(?:[Oo]ur )?[Cc]lient['’]s|[Tt]he (?:plaintiff|defendant)['’]s|[A-Z][\w’-]{0,24}['’]s) (?:own )?(?:dated|time-?stamped|notarized) (?:sketch\w*|drafts?|files?|drawings?|notebooks?|commits?|prototypes?|recordings?|demos?|manuscripts?)\b[^.;]{0,110}\b(?:months|years|weeks|days|long) before\b/,
    but: unsure,
  },
  {
    factor: 'permitted-use',
    types: ['intellectual-property'],
    words:
      /\b(?:license|licence|permission|written consent|release|assignment)\b(?:,? (?:that|which))? (?:the )?(?:photographer|author|artist|plaintiff|illustrator|designer|composer|owner|claimant|inventor|he|she) (?:had )?(?:signed|gave|granted|sent|e-?mailed)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|expired|revoked|forged|limited to|only for|exceed\w*|beyond|outside|other (?:photo|work)|alleges?)\b/i,
  },
  {
    factor: 'secrecy',
    isDenied: true,
    types: ['intellectual-property'],
    words:
      /\b(?:never|did(?: not|n['’]t)) (?:ask|asked|require|required|have|had|make|made|get|got) (?:anyone|anybody|employees|staff|workers|vendors|visitors|them|any(?: of)?|a single)\b[^.;]{0,30}\b(?:NDAs?|confidentiality|non-?disclosure)\b|\b(?:recipe|formula|process|design|drawing|code|list)s?\b[^.;]{0,40}\b(?:hangs? on (?:the|a) wall|(?:is|was|were|are) (?:posted|published) (?:on|in|online)|on (?:a|the) public (?:server|site|repo\w*))\b/i,
    but: /\b(?:if|might|alleges?|claims? (?:that|to)|password|encrypted|defendant)\b/i,
    context: /\b(?:secret|confidential|recipe|formula|DTSA|UTSA)\b/i,
  },
  {
    // Whoever uses it asks whether they may.
    factor: 'used-by-permission',
    types: ['real-estate'],
    words:
      /["“][^"”]{0,60}\b(?:is|are) yours\b[^"”]{0,20}\b(?:may|can|could|mind if) (?:I|we)\b|\b(?:let|lets|letting) (?:me|us|him|her|them|our client) use (?:it|the \w+) as a (?:favor|courtesy)\b/i,
    but: /\b(?:not|never|n['’]t|deni\w+|alleges?)\b/i,
    context: /\b(?:adverse|prescript\w+|easement|strip|fence|boundary|lane|driveway|path|right of way|squat\w*)\b/i,
    saidBy: /\b(?:wrote|said|asked)\b/i,
  },
  {
    factor: 'breach',
    types: ['real-estate', 'contract'],
    words:
      /(?:^|[.;,] |\b(?:and|but) )(?<who>[Hh]e|[Ss]he|[Tt]hey|[Ww]e|[Cc]lient|(?:[Oo]ur|[Tt]he|[Mm]y) (?:client|buyers?|sellers?|purchasers?|plaintiffs?|defendants?)|[A-Z][\w’'-]{1,24}) (?:did(?: not|n['’]t)|never|failed to) (?:show up|appear|close|come|attend)(?: at| on| for| to)? (?:the )?(?:closing|settlement)(?: date)?\b/,
    but: /\b(?:if|may|might|because (?:the|our) (?:seller|buyer|title)|extended|postponed|moved the|alleges?|lawyer|title (?:agent|company))\b/i,
  },
]
