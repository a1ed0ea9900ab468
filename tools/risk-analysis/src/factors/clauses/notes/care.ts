import { type ClauseRule, open } from '../rule.ts'

const paper =
  '(?:log|logbook|inspection (?:sheet|report|form)|maintenance (?:log|record|file)|service record|checklist|work order|shift notes?|incident report)s?'
const bad =
  '(?:flagged|tagged|worn|loose|cracked|frayed|broken|leak\\w*|defect\\w*|[“"]?monitor[”"]?|needs? (?:repair|replac\\w+|attention)|to be (?:replaced|repaired)|unsafe|out of service|overdue|failing)'
const staff =
  '(?:operator|guide|driver|guard|nurse|aide|clerk|deputy|lifeguard|worker|employee|technician|instructor|attendant|mechanic|crew|caregiver|sitter)s?'
const gear =
  '(?:tether|harness|seat ?belts?|helmet|lanyard|guard|goggles|gloves|life (?:jacket|vest)|safety (?:belt|line|glasses|gear|catch|switch)|respirator|ear protection)'

/** How whoever is sued took care, and how whoever was hurt did, by records, training and gear. */
export const careNotes: readonly ClauseRule[] = [
  {
    factor: 'hazard-known',
    types: ['personal-injury', 'other'],
    whose: 'defendant',
    doer: 'defendant',
    words: new RegExp(
      `\\b(?:own )?${paper}\\b[^.;]{0,30}\\b(?:shows?|showed|flagged|noted|notes?|lists?|listed|marked|recorded|records?|says?|said)\\b[^.;]{0,60}?\\b${bad}`,
      'i',
    ),
    but: /\b(?:if|may|might|no (?:defects?|problems?)|not|never|n['’]t|(?:was|were) (?:then )?(?:fixed|repaired|replaced)|the (?:same|next) day|passed|all clear|(?:plaintiffs?|claimants?|clients?|decedent|victim)['’]s|(?:her|his|their) own)\b/i,
    saidBy: /\b(?:says?|said|shows?)\b/i,
  },
  {
    factor: 'untrained',
    types: ['personal-injury', 'other'],
    doer: 'defendant',
    words: new RegExp(
      `\\b(?:our|their|the (?:[\\w-]+ )?(?:defendant|company|hospital|park|store|hotel|operator|outfitter|gym|club|plant|firm|school|carrier|owner|center)['’]s|its)(?: own)? (?:[\\w-]+ )?${staff}\\b(?!['’]s)[^.;]{0,40}\\b(?:(?:was|were|had been|is) (?:never|not) (?:been )?(?:trained|certified|licensed)|untrained|uncertified|unlicensed|(?:had|has|with) no (?:\\w+ )?(?:training|license|certification|certificate)|(?:in|on) (?:his|her|their) (?:first|second|third) (?:day|week|shift)|(?:had|has) never been trained)\\b`,
      'i',
    ),
    but: open,
  },
  {
    // Whose guide or nurse it is is not said.
    factor: 'untrained',
    types: ['personal-injury', 'other'],
    doer: 'defendant',
    words: new RegExp(
      `\\b${staff}\\b(?!['’]s)[^.;]{0,40}\\b(?:(?:was|were|had been|is) (?:never|not) (?:been )?(?:trained|certified|licensed)|untrained|uncertified|unlicensed|(?:had|has|with) no (?:\\w+ )?(?:training|license|certification|certificate)|(?:in|on) (?:his|her|their) (?:first|second|third) (?:day|week|shift)|(?:had|has) never been trained)\\b`,
      'i',
    ),
    but: open,
    asks: true,
  },
  {
    factor: 'recent-inspection',
    types: ['personal-injury', 'other'],
    doer: 'defendant',
    words:
      /\b(?:inspection|safety|operating|state) (?:\w+ )?(?:certificate|permit)s? (?:was|were|is) (?:current|valid|up to date)\b|\bpassed (?:its|the|every|all|each|a|an) (?:\w+ ){0,2}inspections?\b/i,
    but: /\b(?:if|may|might|not|never|n['’]t|expired|home inspection|after the)\b/i,
  },
  {
    factor: 'comparative-fault',
    types: ['personal-injury'],
    by: 'claimant',
    words: new RegExp(
      `(?:^|[.;,] |\\b(?:that|and|but|because) )(?<who>he|she|they|(?:(?:our|the|my) )?(?:clients?|plaintiffs?|claimants?)|[A-Z][\\w’'-]+) (?:had |has |also )?(?:unclipped|unhooked|unbuckled|unfastened|took off|removed|bypassed|disabled|was(?: not|n['’]t) wearing|did(?: not|n['’]t) wear|refused to wear)\\b (?:(?:his|her|their|the|a|an|any) )?(?:\\w+ )?${gear}\\b`,
      'i',
    ),
    but: /\b(?:if|may|might|told to (?:take|remove|unclip)|because (?:the|his|her) (?:boss|foreman|supervisor|guide)|no law requires|alleges?)\b/i,
    saidBy: /\b(?:admits?|admitted|concedes?)\b/i,
  },
]
