// What the words before a verb of treatment say of it. They read at most some forty words at a time.

export const denies =
  /\b(?:not|never|nor|neither|cannot|without|declin\w*|refus\w*|unwilling|reluctan\w*|hesita\w*|rather than|instead of|short of|unnecessary|needless|avoid\w*|refrain\w*|nothing|none|nobody|no (?:\w+ )?(?:need|occasion|reason|warrant|basis|justification|intention|intent|authority|cause|case|court|decision|opinion|judge|justice))\b(?! only)/
export const supposes =
  /\b(?:whether|if|unless|until|were we|would|could|might|may|can|will|either|suppos\w*|assum\w*|even were|should we)\b/
/** 'Had a majority been willing to overrule it'. */
export const inverted = /(?:^|, )\s?(?:had|were|should) (?:a|the|we|it|this)\b/
/** A separate opinion that tells what the Court decides: 'the Court concludes that X must be overruled'. */
export const told =
  /\b(?:court|majority|plurality|they) (?:\w+ ){0,2}(?:concludes?|holds?|decides?|declares?|announces?|says|finds|rules)\b(?: \w+){0,2} that\b/
/** A dissent's reproach is no report of what the Court says: 'in effect overrules', 'appears to overrule'. */
export const hedges =
  /\b(?:in effect|effectively|practically|virtually|appear\w*|seem\w*|apparent\w*|implicit\w*|silently|sub silentio|conviction|in substance|in essence|for all practical purposes|all but|tantamount|prospect|must mean|as if|surely|presumably|perhaps|without saying|however|de facto|purport\w*|amounts?|attempts?|certain to|bound to|sure to|when the occasion)\b/
export const asks =
  /\b(?:ask\w*|urg\w*|invit\w*|request\w*|argu\w*|conten\w+|propos\w*|suggest\w*|insist\w*|submit\w*|assert\w*|claim\w*|maintain\w*|advocat\w*|press\w*|petitioners?|respondents?|appellants?|appellees?|plaintiffs?|defendants?|government|counsel|amici|amicus|solicitor|brief)\b/
export const considers =
  /\b(?:consider\w*|reconsider\w*|question\w*|certiorari|decide whether|determin\w* whether|reexamin\w*|occasion|favor of|purport\w*|attempt\w*|threat\w*|fail\w*|seek\w*|power|authority|prerogative|right|free|wish\w*|want\w*|grounds?|opportunity|difficult|eager\w*|temptation|standard for|criteria)\b/
export const concludes =
  /\b(?:we|i|court|justices|and|having) (?:[\w,]+ ){0,4}(?:conclude\w*|hold\w*|think|believe|agree\w*|are|am|decide\w*|determine\w*|find|say|declare\w*|feel)\b/
export const compels =
  /\b(?:constrained|compel\w*|requires?|oblig\w*|forc\w*|necessary|necessity|time has come|time|opts?|choos\w*|decides?|(?:has|have) (?:now |today )?(?:decided|chosen|opted|seen fit)|decision|proceeds?|reach|reaches|reaching|leads?|agrees?|joins?|persuades?|convinced|appropriate|wiser|wise|better|preferable|prudent|sounder|prepared|duty|bound|best|now|today|continu\w*|hasten\w*|goes|undertak\w*|intends?|conclude)\b/
export const thisCourt =
  /\b(?:majority|plurality|court|opinion|decision|holding|ruling|judgment|it|justices|colleagues|brethren|brothers|today|ante)(?:'s)?\b/
export const otherBody =
  /\b(?:court of appeals|courts of appeals|circuit|district court|state court|lower courts?|court below|congress|legislature|supreme court of|board)\b/
export const judges = /\b(?:we|i)\b/

const bidding = /\b(?:ask|urg|invit|request|plea[ds]?|pray|suggest|argu|contend|propos|insist)\w*\b/
const bidFor = /\bto\b|\bthat (?:we|this court|the court|it)\b/
/** 'Petitioner asks us to reconsider and overrule it', 'four members urge that we overrule it'. */
export const bids = (words: string): boolean => isFollowed(words, bidding, bidFor)

const reporting =
  /\b(?:it|he|she|they|court|judge|circuit|panel|below|justices?) (?:\w+ ){0,2}(?:said|held|concluded|reasoned|stated|noted|observed|found|believed|ruled|thought|determined|felt)\b/
/** What another court or judge is reported to have said: 'the panel held that X is no longer good law'. */
export const reports = (words: string): boolean => isFollowed(words, reporting, /\bthat\b/)

function isFollowed(words: string, first: RegExp, then: RegExp): boolean {
  const found = first.exec(words)
  return found !== null && then.test(words.slice(found.index + found[0].length))
}

/** 'If X is overruled': a condition with no comma between it and the decision. */
export const isConditional = (words: string): boolean =>
  /\b(?:whether|if|unless|until|were|when|where)\b(?! (?:it was )?(?:decided|handed|announced|rendered|written|made)\b)/.test(
    words.slice(words.lastIndexOf(',') + 1),
  )

const claimed =
  /\b(?:argu|conten|claim|assert|suggest|insist|maintain|submit|urg|alleg|ask|wrong|false|mistak|incorrect|untru|erroneous|rumor)\w*\b/
/** 'My statement in dissent to the effect that Y overruled X', 'we do not share the view that Y overruled X'. */
const viewOf =
  /\b(?:my|his|her|their|dissent's|commentators?'?s?) (?:\w+ ){0,2}(?:statement|view|notion|impression|belief|idea|theory|remark)s?\b|\b(?:not|cannot|decline to|unwilling to) (?:\w+ )?(?:share|accept|adopt|agree with|subscribe to|endorse) (?:the|a|any) (?:\w+ )?(?:view|notion|idea|theory|proposition|reading)\b/
const unshared =
  /\b(?:not|cannot|decline to|unwilling to) (?:\w+ )?(?:share|accept|adopt|agree with|subscribe to|endorse) (?:[\w']+ ){1,6}(?:conclusion|view|suggestion|assertion|contention|argument|determination|belief|opinion|position|premise)\b|\bdisagree with (?:[\w']+ ){1,6}(?:conclusion|view|suggestion|assertion|contention|argument|determination|belief|opinion|position|premise)\b/
/** 'We do not share its conclusion that X is no longer good law'. */
export const isUnshared = (words: string): boolean => isFollowed(words, unshared, /\bthat\b/)

/** 'Petitioner argues that Y overruled X', 'it is wrong to say that Y overruled X', 'whether Y overruled X'. */
export const isOnlyClaimed = (words: string): boolean =>
  isFollowed(words, claimed, /\bthat\b/) ||
  isFollowed(words, viewOf, /\bthat\b/) ||
  /\b(?:whether|if|unless)\b/.test(words.slice(words.lastIndexOf(',') + 1))
