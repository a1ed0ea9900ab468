import type { Plain } from './told.ts'

const part =
  '(arm|leg|wrist|ankle|hip|hand|foot|nose|jaw|ribs?|collarbone|knee|elbow|shoulder|back|neck|spine|skull|pelvis)'
const object = '(me|us|our client|my client|my (car|truck|van|bike|son|daughter|husband|wife|mother|father))'
const device =
  '(brakes?|cables?|guards?|tires?|ladders?|batter(y|ies)|chargers?|hoses?|valves?|straps?|welds?|bolts?|blades?|latch(es)?|airbags?|harness(es)?|chains?|wheels?|axles?|handles?|hinges?)'

/** How people tell of an accident, of work, of a house and of an arrest. */
export const persons: Readonly<Record<string, Plain>> = {
  negligence: {
    said: [
      `(hit|rear-ended|struck|ran into|plowed into|slammed into|backed into|t-boned|sideswiped|clipped|cut off) ${object}`,
      '(looking at|on|checking|scrolling|using) (his|her|their) (cell |mobile )?phone',
      'fell asleep at the wheel',
      'blew (through )?(the|a) (red |yellow )?(light|stop sign)',
      '(rolled|ran|drove|went) (right )?(through|past) (the|a) (stop sign|red light|red)',
      'crossed (over )?(the )?(center|double yellow|yellow) line',
      "(did not|didn't|never) (look|yield|brake|signal|salt|sand|mop|lock|latch)",
      'left (the|a|an) (\\w+ )?(unlocked|unattended|unlatched|uncovered)',
    ],
  },
  'police-report': {
    said: [
      '(trooper|officer|deputy|police|inspector|sheriff|marshal|ranger) (wrote|made|took|filed) (up )?(a|an|the) (\\w+ )?report',
      "(inspector|trooper|officer|deputy|marshal|coroner|ranger)'s (\\w+ )?report( from (\\w+ )?\\d{4})?",
    ],
  },
  'lasting-harm': {
    said: [
      'still (limps?|aches|hurts|in pain|walks with|uses a cane|has (pain|headaches|trouble))',
      '(can|could) no longer (work|walk|run|lift|climb|drive|stand|see|hear)',
      'never (walk|run|work|lift|climb|dance|play) (\\w+ ){0,3}again',
    ],
    denied: [
      '(no|without) lasting (trouble|harm|problems?|effects?|injury)',
      'back to (running|work|normal|full duty|sports)',
      '(fully|completely) (recovered|healed)',
    ],
  },
  'prior-condition': {
    denied: [
      `never had (any |a )?${part} (trouble|problems?|pain|injury|issues?)`,
      `(no|without) (any )?${part} (trouble|problems?|pain) before`,
      `never had (trouble|problems?|pain) with (my|his|her|the) ${part}`,
    ],
  },
  'comparative-fault': {
    said: [
      '(walked|climbed|stepped|went|drove|rode) (right )?(past|over|around|under) (the|a|our|two|three|several) (\\w+ ){0,2}(signs?|cones?|warnings?|ropes?|tape|barriers?|barricades?)',
      '(ignored|disregarded) (the|a|our|two|three|several) (\\w+ ){0,2}(signs?|cones?|warnings?|ropes?|tape|barriers?|instructions?)',
      '(his|her) (rope|harness|helmet|belt|seatbelt) (was )?(not|un)~ ?(tied|fastened|buckled|clipped)( in)?',
    ],
    denied: ['did nothing wrong', 'had (the|a) (green|walk)( light| signal| sign)?'],
  },
  'product-defect': {
    said: [
      `${device} (\\w+ )?(was |were |had )?(frayed|failed|snapped|cracked|exploded|gave way|detached|collapsed|ruptured|burst|shattered|overheated|caught fire|came (off|loose|apart))`,
    ],
  },
  'no-warning': {
    said: ['(no|not one|not a single) (cone|sign|tape|rope|railing|barrier)s? (was|were|anywhere|up|around|out)'],
    denied: [
      '(staff|employee|clerk|guide|manager|attendant|lifeguard|instructor|guard)( member)? (had )?(told|warned|reminded) (him|her|them|the plaintiff)',
      '(past|under|beside|next to) (the|a|our) (\\w+ )?(warning )?sign',
      '(signs?|cones?) (was|were|stood|hung) (up|out|posted|in place|on the)',
    ],
  },
  'protected-activity': {
    said: [
      '(wrote|went|complained|talked|spoke|emailed|e-mailed) to (hr|human resources|osha|the (labor|wage) (board|department|commissioner|office))',
      '(emailed|e-mailed|called|told) (hr|human resources|osha)',
      '(reported|reporting) (it|him|her|them|this|that) to (\\w+ ){0,2}(hr|human resources|osha|manager|supervisor|boss|owner|board|state|agency|compliance)',
      'blew the whistle',
      'filed (a|an|his|her|my) (\\w+ )?(osha complaint|grievance|harassment complaint|safety complaint)',
    ],
  },
  timing: {
    said: [
      '(hours?|days?|weeks?|month) after (i|he|she|they|our client|the client|my client) (wrote|complained|reported|asked|filed|told|went to|testified|requested|emailed|called|refused|returned from)',
    ],
  },
  'no-investigation': {
    said: [
      "(hr|human resources|management|they|the (company|employer)|nobody|no one) (never|ever|did not|didn't) (looked? into|interviewed?|talked? to|spoke to|called?|asked) (it|anybody|anyone|the|him|her|them)",
      'nobody (looked into|interviewed|talked to|asked) (it|anybody|anyone|the|him|her|them)',
    ],
  },
  'good-record': {
    said: [
      '(reviews?|evaluations?|ratings?|appraisals?) (\\w+ ){0,3}(were|was|are|had been) (\\w+ ){0,2}(“|")?(exceeds|excellent|good|great|outstanding|glowing|positive|stellar|perfect|fine)( expectations)?',
      '(glowing|spotless|perfect|clean) (reviews?|record|file|evaluations?)',
      'never (once )?(been )?(written up|disciplined|reprimanded)',
      'employee of the (month|year)',
      'exceed(s|ed) expectations',
    ],
  },
  'wage-records': {
    said: [
      '(app|log|phone|gps|clock|calendar|diary|notebook|badge|scanner) (\\w+ ){0,3}(logged|shows?|recorded|records|tracks|tracked) ..(hours?|stops?|shifts?|days?|minutes?)',
      '(can|could) show \\d+ hours',
      'wrote down (my|his|her|every|all) (\\w+ )?(hours?|shifts?)',
    ],
  },
  nondisclosure: {
    said: [
      '(checked|ticked|marked|answered|circled) (“|")?no(”|")? (for|on|to|under|about)',
      '(said|wrote) nothing (at all )?about (the|any|a)',
      '(never|not) (told|mentioned) (us |me |him |her |them )?(about )?the (\\w+ )?(leak|flood|flooding|water|mold|crack|cracks|termites|lien|easement|damage)',
      'kept (quiet|silent) about',
    ],
  },
  inspection: {
    said: [
      '(“|")?as[ -]is(”|")? (line|clause|sale|language|rider|provision|contract|addendum)',
      '(had|have|got|did have|ordered|paid for) (an|a|our|the|our own) (\\w+ )?inspection',
    ],
  },
  'rent-default': {
    said: [
      "(has|have|had)(n't| not) paid (me |us |him |her )?(since|for|in|anything|a (cent|dime|penny)|any rent)",
      'stopped paying (rent|us|me|in|since)',
      '(two|three|four|five|six|seven|eight|\\d+) months (of rent )?(behind|unpaid|owing)',
    ],
  },
  credibility: {
    said: ['(caught|shown) (him |her |them )?(lying|in a lie)', 'lied under oath', '(testified|swore) falsely'],
  },
  confession: {
    denied: [
      'said nothing to (the )?(police|officers?|detectives?)',
      '(made|gave) (the )?(police|officers?|detectives?) no statement',
    ],
  },
  'physical-evidence': {
    denied: ['no (blood|prints?|fingerprints?|dna|fibers?|residue|hair) (was|were|on|anywhere)( found| recovered)?'],
  },
  record: {
    said: [
      '(client|defendant|accused|mr\\. \\w+|ms\\. \\w+|mrs\\. \\w+) (has|had) (a|an|one|two|three|several) (\\w+ )?convictions?',
    ],
  },
  'reluctant-witness': {
    said: [
      '(would|wants to|wanted to|wishes to) (rather )?drop (it|the (case|charges|matter))',
      '(missed|skipped) (\\w+ )?(meetings?|calls|interviews?|hearings?) with the (prosecutor|da|state|detective)',
    ],
  },
  'evidence-handling': {
    said: [
      '(without|no|missing) (any )?(labels?|evidence tags?|seals?)',
      "(cannot|can't|could not|couldn't) (tell|say) which (is|was|bag|one)~",
      '(unlabeled|mislabeled|unsealed)',
    ],
  },
  secrecy: {
    denied: [
      '(tours?|shown|demonstrated|displayed|presented|posted|published) (\\w+ ){0,3}(open to the public|to the public|in public|at a (trade show|conference|fair)|online|on (youtube|the internet|(its|the|their) website))',
      '(never|nobody|no one|none) (ever )?signed (anything|an nda|a confidentiality)',
    ],
  },
}
