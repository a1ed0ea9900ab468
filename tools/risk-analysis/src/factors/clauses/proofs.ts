import { claims } from '../factor.ts'
import type { ClauseRule } from './rule.ts'

const paper =
  '(?:receipts?|invoices?|statements?|tickets?|logs?|notes|strips|charts?|records?|photos?|photographs?|pictures|checklists?|ledgers?|time ?sheets?|timecards?|manifests?|bills of lading|work orders?|correspondence|bookkeeping|books|drawings|x-rays?|films|originals?|cancell?ed checks|pay ?stubs?|proof of payment|paperwork|documentation)'
const gone =
  "(?:(?:can(?:not|['’]t)|could(?: not|n['’]t)) be (?:found|located|produced|restored|recovered)|(?:is|are|was|were|went|have gone|has gone) (?:now |since |all )?(?:lost|missing|discarded|thrown (?:out|away)|shredded|destroyed|erased|overwritten|purged|deleted)|(?:have|has) (?:been lost|disappeared|vanished|gone missing)|disappeared|vanished|(?:was|were) (?:never|not) (?:kept|made|saved|taken|preserved|retained|written)|no longer exists?)"
const notKept =
  "(?:(?:kept|keeps|has|have|had|took|made|saved|got|holds?|wrote down|can (?:show|produce|find)) (?:no|none of (?:his|her|their|the|our))|never (?:got|kept|took|made|saved|asked for|wrote down)(?: any)?|(?:did|do|does|could|can)(?: not|n['’]t) (?:keep|save|take|make|get|find|produce|have) (?:any|a single|one)|has (?:nothing|no (?:receipts?|records?|proof)) (?:from|to show))"
const medical =
  /\b(?:nurs\w+|fetal|strips|charts?|chart notes|operative|anesthesia|medication|x-rays?|films|monitor\w*)\b/i
const inspecting =
  /\b(?:maintenance|inspection|sweep|cleaning|training|repair|personnel|service|disciplinary|dispatch|logbook)\b/i
const good =
  /\b(?:no prior|police call|disciplin\w+|violations?|complaints?|write-?ups?|warnings?|arrest\w*|convict\w*|consent)\b/i

/** Proof that is not there: who would need it has none, and who had to keep it lost it. */
export const proofs: readonly ClauseRule[] = [
  {
    factor: 'spoliation',
    types: ['personal-injury'],
    whose: 'defendant',
    words: new RegExp(`\\b(?:[\\w-]{1,20} ){0,4}${paper}\\b[^.;]{0,60}?\\b${gone}`, 'i'),
    with: new RegExp(`${medical.source}|${inspecting.source}`, 'i'),
    but: good,
  },
  {
    factor: 'spoliation',
    types: ['personal-injury'],
    whose: 'defendant',
    words:
      /\b(?:chart|medical records?|records|nurses['’]? notes|operative (?:note|report)|maintenance log|logbook)\b[^.;]{0,30}\b(?:was|were|had been) (?:later |secretly )?(?:changed|altered|rewritten|backdated|edited|falsified)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|says?|claims?|alleges?|someone|somebody|unclear)\b/i,
  },
  {
    factor: 'recent-inspection',
    types: ['personal-injury'],
    words:
      /\b(?:chart|logs?|records?|sheets?|checklists?|notes|video)\b[^.;]{0,40}\bshows?\b[^.;]{0,60}\b(?:(?:was|were|had been) (?:\w+ )?(?:checked|inspected|swept|cleaned|mopped|monitored|serviced)|every (?:hour|\w+ (?:minutes|hours))|(?:minutes|hour) before)\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|no|says?|claims?|alleges?|altered|changed|backdated)\b/i,
  },
  {
    factor: 'unproved',
    types: ['contract'],
    whose: 'claimant',
    words: new RegExp(
      `\\b(?<what>(?:[\\w-]{1,20} ){0,4}(?:itemized statements?|statements?|invoices?|tickets?|delivery \\w+|ledgers?|manifests?|bills of lading|work orders?|original (?:note|contract|agreement)|account records?|charge slips?))\\b[^.;]{0,60}?\\b${gone}`,
      'i',
    ),
    but: new RegExp(`${good.source}|\\b(?:bank statements|deposits?|our client['’]s|his|her)\\b`, 'i'),
  },
  {
    factor: 'unproved',
    types: ['contract'],
    whose: 'claimant',
    words:
      /\bno (?:signed )?(?:delivery (?:tickets?|receipts?)|tickets?|invoices?|time ?sheets?|work orders?|account statements?|bills of lading)\b[^.;]{0,50}?\b(?:kept|made|exists?|signed|found|produced|available|saved|written)\b/i,
    but: good,
  },
  {
    factor: 'unproved',
    types: claims,
    words: new RegExp(
      `(?:^|[,;] |\\band )(?<who>I|we|he|she|they|it|client|(?:the |our )(?:[\\w’'-]{1,20} ){0,2}[\\w’'-]{1,20}) ${notKept} ${paper}`,
      'i',
    ),
    but: good,
  },
  {
    factor: 'unproved',
    types: claims,
    words:
      /(?:^|[,;] |\band )(?<who>I|we|he|she|they|client|the [\w’'-]{1,20}) (?:have|has|had) (?:nothing|no proof|no evidence|no papers?|no documents?)\b[^.;]{0,40}\b(?:to show|to prove|to back|from the bank|in writing)/i,
    but: good,
  },
  {
    factor: 'pattern',
    isDenied: true,
    types: ['personal-injury', 'other'],
    words:
      /\b(?:(?:no ?one|nobody|not (?:one|a single) (?:person|\w+)|no (?:other )?(?:customer|guest|patient|visitor|tenant|employee|worker|resident|inmate|student|shopper)s?)(?: else)? (?:has |have |had )?(?:ever )?(?:been (?:hurt|injured|harmed)|complained|fallen|tripped|slipped|stumbled|reported|sued)|(?:never|not) (?:had |been |received |seen )?(?:an? |any |one |a single )?(?:\w+ )?(?:complaints?|incidents?|accidents?|lawsuits?|grievances?)\b|no (?:prior|earlier|previous|other|similar) (?:\w+ )?(?:complaints?|incidents?|accidents?|falls?|lawsuits?|claims?|injuries|grievances?))/i,
    with: /\b(?:years?|ever|before|prior|earlier|previous|since|history|decades?|never)\b/i,
    but: /\b(?:our client (?:never|had never)|she never|he never|i never|hr|harass\w*|records? (?:was|were)|asked|looked)\b/i,
  },
]
