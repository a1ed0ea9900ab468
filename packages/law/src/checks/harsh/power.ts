import { doerIn, type Finder } from './kind.ts'

const may =
  '(?:(?:may|can|could|is free to|is at liberty to|has leave to|reserves? the right to)(?! not)|will from time to time)'
const change =
  '(?:chang\\w*|revis\\w*|rais\\w*|increas\\w*|post\\w*|put up|puts up|reset|replac\\w*|swap\\w*|reorder\\w*|rearrang\\w*|squeeze\\w*|stretch\\w*|cut\\w*|move\\w*|shift\\w*|lengthen\\w*|shorten\\w*|add\\w*|doubl\\w*|rewrit\\w*|amend\\w*|modif\\w*|adjust\\w*|alter\\w*|reduc\\w*|lower\\w*|trim\\w*|shrink\\w*|redraw\\w*|set)'
/** What was agreed on, by the nouns that name it. */
export const ofTerms =
  /\b(?:tariffs?|rates?|prices?|fees?|charges?|rent|board|dues|commissions?|schedules?|sets?|terms?|rules?|territor(?:y|ies)|polic(?:y|ies)|splits?|percentages?|pay|premiums?|menu|dishes|program|assortment|quotas?|hours)\b/i
/** Nobody is asked, and it works at once. */
const alone =
  /\b(?:(?:at|in) any (?:time|moment)|at will|at (?:its|his|her|their) pleasure|as often as|by a memo|slipping a note|reaches? (?:\w+ ){1,2}(?:already|taken)|whenever (?:it|he|she|they|@[A-F])|as (?:it|he|she|they|@[A-F]) (?:pleases?|likes?|chooses?|sees? fit|thinks? (?:best|fit)|wish(?:es)?)|without (?:prior |any |so much as )?(?:notice|telling|asking|a word|consent|approval|leave)|without (?:more|extra|further|added) pay|for the same (?:fee|pay|price|money)|from (?:that|the) (?:day|morning|moment|hour)|by (?:posting|chalking|a note|pinning|hanging)|need not (?:say|tell|ask|give)|on its (?:website|site|door))\b/i
const bounded =
  /\b(?:only (?:with|by|if|after)|with the (?:written )?(?:consent|approval|agreement) of|(?:prior |advance )?(?:written )?notice of|days['’]? (?:prior |advance )?(?:written )?notice|after (?:written )?notice|not more than|no more than once|each January|index|consumer price|agreed (?:in writing|by)|mutual\w*|may (?:then )?(?:leave|cancel|terminate|end)|if @[A-F](?:'s)?|address|contact|confidential|business day|law requires|laws?|regulations?|insurance|coverage|(?:with|upon|on|after|giving) (?!no\b|a day's)(?:\w+ ){0,4}notice)\b/i
const acts = new RegExp(
  `@([A-F]) (?:also |alone )?(?:${may} (?:\\w+ ){0,2}?${change}|(?:changes|raises|adds|sets|doubles|resets|revises|puts up)\\b)`,
  'i',
)

/** Changes what was agreed on alone. */
export const changesAlone: Finder = (read) =>
  alone.test(read.words) && ofTerms.test(read.words) && !bounded.test(read.words) ? doerIn(read, acts) : undefined

const costs =
  /\b(?:pays?|pay for|bills?|charges?|costs?|bears?|owes?|expense|freight|price|deduct\w*|take from|takes from|settles|per foot|each foot|share|owed)\b|\$ ?\d/i
const judges =
  /\bfor @([A-F]) alone to (?:decide|say|judge|set|choose|determine|settle|fix)\b|@([A-F]) alone (?:decides?|judges?|determines?|picks?|sets?|says?|fixes|settles)\b|@([A-F]) (?:may|can)\b[^.;]{0,60}\b(?:whatever|any(?: further| other)? \w+(?: that| which)?) (?:it|he|she|they|@[A-F]) (?:reckons?|thinks?|says?|claims?|believes?|feels?|guesses|supposes)\b|\bwhatever @([A-F]) (?:reckons?|thinks?|says?|claims?|feels?)\b|@([A-F]) (?:decides?|sets?|fixes|chooses|says) (?:at (?:its|his|her|their) pleasure|as (?:it|he|she|they) (?:likes?|pleases?|chooses?))|\b(?:books|figures|records|count|tally|scale|reckoning|statements?|word) of @([A-F]) (?:settles?|governs?|controls?|stands?|binds?|are final|is final)\b|@([A-F])'s (?:own )?(?:books|figures|records|count|tally|scale|reckoning|statements?|word) (?:settles?|governs?|controls?|stands?|binds?|are final|is final)\b|\bsuch (?:\w+ ){0,3}(?:rates?|sums?|amounts?|fees?|charges?|prices?|costs?|percentages?) as @([A-F]) (?:(?:shall|may|then|alone|will) ){0,2}(?:sets?|fix(?:es)?|determines?|prescribes?|chooses?|elects?|reckons?|thinks?|deems?|decides?|allots?)\b|\bas @([A-F]) alone (?:\w+ly )?(?:sets?|fix(?:es)?|determines?|prescribes?|chooses?|elects?|reckons?|thinks?|deems?|decides?|allots?|computes?|calculates?|estimates?|judges?|sees)\b|\bby @([A-F])'s (?:own|sole) (?:computation|reckoning|calculation|estimate|estimation|determination)\b|@([A-F]) (?:may|can) go on [^.;]{0,60}\bso long as (?:it|he|she|they) (?:believes?|thinks?|likes?|feels?)\b/i

/** A measure stands there that both can look up. */
const measured = /\breasonabl\w+|\bin accordance with\b|\bpublished\b|\bschedule\b|\b(?:Exhibit|Schedule|Appendix)\b/

/** Decides alone what the other side has to pay. */
export const decidesThePrice: Finder = (read) =>
  costs.test(read.around) && !bounded.test(read.words) && !measured.test(read.words) ? doerIn(read, judges) : undefined

const untold =
  /\bwithout (?:telling|asking|informing|a word to|notifying|the knowledge of|so much as telling) (?:@[A-F]|it|him|her|them|anyone|first)\b|\bwithout (?:asking|telling) (?:first|beforehand)\b|\bneed not (?:say|tell|ask)\b|\band @[A-F] (?:need not be|is not) (?:told|asked)\b/i
const mayAct = new RegExp(`@([A-F]) (?:also )?${may}\\b`, 'i')
/** Power with no check at all: no word before it, no reason for it, or no voice against it. */
const unchecked =
  /\b(?:need give no|gives? no|with no) (?:notice|warning|reason|word)(?: (?:and|or) (?:no )?(?:notice|warning|reason))?\b|\bfor any reason or (?:none|no reason)\b|\bthe (?:hour|minute|day) (?:a|any) (?:bill|payment|invoice) is\b|\band @[A-F] (?:may say nothing|may not (?:object|complain|refuse)|has no say|must (?:accept|take) it)\b/i
/** Ending a contract, work and the like: other checks know when that is usual. */
const elsewhere =
  /\b(?:terminat\w*|employ\w*|resign\w*|assign\w*|licens\w*|confidential\w*|enter|inspect\w*|audit\w*|default\w*|breach\w*|emergenc\w+|platform|features?|functionality|content|marketplace|websites?|software|usage rules|disclos\w*|injuncti\w*|bond)\b/i
/** Acts against the other side without notice, reason or answer. */
export const actsUnchecked: Finder = (read) => {
  const found =
    unchecked.test(read.words) && !bounded.test(read.words) && !elsewhere.test(read.words)
      ? doerIn(read, mayAct)
      : undefined
  return found &&
    /@[A-F]|\b(?:system|room|power|water|access|goods|site|service)\b/.test(
      read.words.replaceAll(`@${found.gainer}`, ''),
    )
    ? found
    : undefined
}

const byGoingOn =
  /\b(?:going on|continuing|staying|remaining)\b[^.;]{0,40}\b(?:is|are|counts? as|means?) (?:its |his |her )?(?:consent|agreement|acceptance|a yes|yes)\b/i
const puts = /\bnew (?:\w+ )?(?:prices?|fees?|rates?|terms?|rules?|versions?)\b[^.;]{0,60}@([A-F])\b/i
/** Is taken to agree to whatever comes by going on. */
export const agreesByGoingOn: Finder = (read) => (byGoingOn.test(read.words) ? doerIn(read, puts) : undefined)

/** Deals with what is the other side’s without a word to it. */
export const actsUntold: Finder = (read) => {
  const found = untold.test(read.words) && !bounded.test(read.words) ? doerIn(read, mayAct) : undefined
  return found && read.words.replaceAll(`@${found.gainer}`, '').match(/@[A-F]|\b(?:dishes|goods|property|home|room)\b/)
    ? found
    : undefined
}

const suits =
  /@([A-F]) (?:will |shall )?(?:\w+ ){1,6}(?:when|whenever|on such (?:a )?da(?:y|te) as|as and when|once|if and when) (?:(?:his|her|its|their) (?:own )?(?:\w+ )?(?:schedule|presses|calendar|other (?:jobs|work)|crews?|trucks?|engineers?|people|staff|workload|machines) (?:permits?|allows?|(?:is|are) free|(?:has|have) time)|suits? (?:it|him|her|them)|(?:it|he|she|they) (?:gets? to it|finds? (?:the )?time|can spare|(?:has|have) (?:the )?time|likes?|chooses?|pleases?|sees? fit))/i
/** Performs when it likes. */
export const whenItSuits: Finder = (read) => doerIn(read, suits)
