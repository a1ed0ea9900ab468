/**
 * Whether words of a description are said, denied or left open. Cues and their reach follow the idea of
 * NegEx (Chapman et al., A Simple Algorithm for Identifying Negated Findings, J. Biomed. Inform. 34, 2001).
 */
export type Stance = 'said' | 'denied' | 'open'

const noDenial =
  /\b(?:no (?:doubt|question|dispute)|without (?:a )?(?:doubt|question)|not (?:only|merely|just|disputed|in dispute)|undisputed|(?:do|does|did)(?: not|n['’]t) (?:dispute|deny|contest))\b/gi
const breaks =
  /[;:!?\n]|\.(?=\s|$)|\b(?:but|however|although|though|except|yet|whereas|while|because|so|since|therefore)\b/gi

const determiner =
  /\b(?:no|without(?: any)?|lack(?:s|ed|ing)?(?: of)?|absence of|neither|nor|none of|missing|free of)\b/gi
const verbal =
  /(?:\b(?:not|never|cannot|unable to|fail(?:s|ed|ing|ure)? to|refus(?:e|es|ed|ing) to|den(?:y|ies|ied|ying)(?: (?:that|any|having|all))?|nobody|no one)|n['’]t)(?!\w)/gi
const open =
  /\b(?:(?:unclear|unknown|uncertain|unsure|not sure|not clear|not known)\b|(?:do|does|did)(?: not|n['’]t) know\b|wonder\w*|whether\b|if\b|unless\b|(?<!\b(?:in|of|since|last|this|by|early|late|mid|until|from|through|on|for) )may (?!\d)(?:have|be|\w+)\b|possibl[ey]\b|perhaps\b|maybe\b|potential(?:ly)?\b|might\b|could have\b|would\b|probably\b|likely\b|supposedly\b|allegedly\b|apparently\b|rumou?r\w*\b|(?:we|i) (?:think|suspect|hope|fear)\b|not (?:been )?(?:determined|decided)\b|asked (?:about|for whether)\b|(?:just|only|nothing but) (?:some|a few)\b|(?:will|may|might|would) (?:argue|claim|say|assert|contend|raise)\b)/gi

/** Words over which a denial does not reach: 'did not pay under the written contract' denies no contract. */
const blocks =
  /\b(?:pay\w*|paid|deliver\w*|perform\w*|honou?r\w*|compl[yi]\w*|follow\w*|return\w*|respond\w*|answer\w*|repair\w*|fix\w*|disclos\w*|abide\w*|meet|met|fulfil\w*|renew\w*|extend\w*|stop\w*|under|with|because|just|merely|some|despite|after|before|when|until|as|by|per|within|according|only|than|which|who|that)\b/i

const after =
  /^(?:\s+\w+){0,2}?\s*(?:(?:was|were|is|are|has|have|had)(?:n['’]t| not| never)(?: yet| ever)?(?: been)? (?:signed|given|sent|made|filed|served|found|obtained|retained|recorded|registered|issued|available|provided|received|executed|kept|preserved|documented|there|taken|raised|shown|proved|proven|asserted|alleged)|(?:does|did|do)(?: not|n['’]t) exist|(?:was|were|is|are)(?:n['’]t| not) (?:on|at|in|a match|there)|(?:do|does|did)(?: not|n['’]t) match|(?:is|are|was|were) (?:missing|lacking|absent|unavailable|nonexistent)|(?:cannot|can['’]t|could not|couldn['’]t) be (?:found|proved|proven|located|shown|documented|established))\b/i
const openAfter =
  /^[^.;\n]{0,24}\b(?:is|are|was|were|remains?) (?:still )?(?:unclear|unknown|uncertain|not clear|not known)\b/i

/** Doubt that comes after what it is about, in the same sentence. */
const doubtAfter =
  /^[^.;!?\n]{0,40}\b(?:as far as (?:we|i) know|maybe|(?:we|i) (?:think|believe|are not sure)|not sure|allegedly|supposedly)\b/i

const last = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)
const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length

/** Between a denial and its word a comma ends the reach, unless the words are a list: 'no papers, receipts or witnesses'. */
function reaches(between: string, following: string, most: number): boolean {
  if (countOf(between) > most || blocks.test(between)) return false
  const comma = between.lastIndexOf(',')
  if (comma < 0) return true
  return /\b(?:or|nor)\b/i.test(between.slice(comma)) || /^\s*(?:,|or\b|nor\b)/i.test(following)
}

/** 'If she had complained, we could plead it': the whole sentence is a supposition. */
const supposed = /^\s*(?:If|Had|Were|Suppose|Supposing|Should|Unless)\b[^.;!?]*\b(?:would|could|might|may)\b/

/** Behind a comma or an 'and' somebody or something begins that does something. */
const joined = /(?:,|,? and) (?:(?:the|a|an|our|my|their|his|her|its|all) )?(?:[\w’'-]+ ){0,2}$/i
const ownVerb = /\b(?:has|have|had|is|are|was|were|ran|expired|passed|lapsed|died|ended)\b/i

/** How the words from `start` to `end` of the text are meant. */
export function stanceOf(text: string, start: number, end: number): Stance {
  const lead = text.slice(Math.max(0, start - 160), start)
  const cut = last(breaks, lead)
  // What looks like a denial and is none is blanked, so that offsets stay.
  const clause = (cut ? lead.slice(cut.index + cut[0].length) : lead).replace(noDenial, (words) =>
    ' '.repeat(words.length),
  )
  const following = text.slice(end, end + 80)
  if (/^[^.;!?\n]{0,160}\?/.test(text.slice(end, end + 161))) return 'open'
  const doubt = last(open, clause)
  if (doubt && countOf(clause.slice(doubt.index + doubt[0].length)) <= 7) return 'open'
  const sentence = lead.slice(Math.max(...['.', ';', '!', '?', '\n'].map((stop) => lead.lastIndexOf(stop))) + 1)
  if (supposed.test(`${sentence}${text.slice(start, end + 120)}`)) return 'open'
  if (openAfter.test(following) || doubtAfter.test(following)) return 'open'
  for (const [cue, most] of [
    [determiner, 5],
    [verbal, 4],
  ] as const) {
    const found = last(cue, clause)
    // 'Was not charged and lost nothing': what is joined by a verb of its own is not denied.
    if (found && cue === verbal && /\band $/i.test(clause)) continue
    // 'There is no written contract, and the limitations period has expired': what is said behind has its own verb.
    if (found && cue === determiner && joined.test(clause) && ownVerb.test(text.slice(start, end))) continue
    if (found && reaches(clause.slice(found.index + found[0].length), following, most)) return 'denied'
  }
  return after.test(following) ? 'denied' : 'said'
}
