import type { Span } from '@casewright/law'

/**
 * The last gate before a fact moves the index: every word of its clause that could turn what it says must be accounted
 * for. It is if the words of the factor have it, if it is what denies the fact, or if it stands in a clause of its own.
 * Everything else is asked about, whatever the fact.
 */
export type Turn = 'doubt' | 'denial' | 'undone' | 'somebody'

const strong = /[;:!?\n]|\.(?=\s|$)|\b(?:but|however|although|though|whereas|yet|except)\b/gi
/** A turn of the sentence over which a denial does not reach. */
const weak =
  /[,;:!?\n()"“”]|\.(?=\s|$)|\b(?:and|but|however|although|though|whereas|yet|because|since|so|while|when|after|before|who|which|that)\b/gi

/** Words that leave open whether it is so: what they reach is no fact yet. */
const doubts =
  /\b(?:if|unless|whether|(?<!\b(?:in|of|since|last|this|by|early|late|mid|until|from|through|on|for) )may(?! \d)|might|could|would|should|shall|will|won['’]t|going to|gonna|perhaps|maybe|possibl[ey]|possibility|potential(?:ly)?|probabl[ey]|likely|unlikely|presumabl[ey]|apparently|seems?|seemed|appears? to|supposed(?:ly)?|suppos(?:e|ing)|assum(?:e|es|ing|ption)|alleg(?:e|es|ed|edly|ing|ations?)|claims? (?:that|to|he|she|they|it|we|our)|claimed|plead(?:s|ed)? (?:that|he|she|they|it|we)|contends?|contended|contention|insists?|maintains?|argues?|argued|accus(?:es?|ed|ing)|theory|theories|rumou?r\w*|gossip|hearsay|hints?|hinted|suspects?|suspected|suspicion|think|thinks|thought|believes?|believed|guess(?:es|ed)?|feels? (?:that|like)|figures?|hopes?|hoping|hoped|expects?|expected|wants?|wishes|wish|plans?|planning|threaten(?:s|ed|ing)?|worr(?:y|ies|ied)|fears?|unclear|unknown|unsure|uncertain|unconfirmed|unverified|not sure|(?:can(?:not|['’]t)|could(?:n['’]t| not)) (?:remember|recall|say|tell|confirm)|does(?:n['’]t| not) (?:know|remember|recall)|do(?:n['’]t| not) (?:know|remember|recall)|on information and belief|according to|as if|as though|in theory|hypothetical\w*|imagin\w+|wonder\w*|question(?:s|ed)? whether|depend(?:s|ing)|purported(?:ly)?|so-called|(?:has|have) yet to|yet to be|about to|in case|what if|were (?:he|she|it|they|we|the)|had (?:he|she|it|they|we|the) \w+|should (?:he|she|it|they|we|the)|says?|said|told (?:us|me)|tells (?:us|me))\b/gi
/** Words that say that it is not so. */
const denials =
  /(?:\b(?:no|not|never|nobody|no one|nothing|none|neither|nor|without|cannot|hardly|barely|scarcely|lack(?:s|ed|ing)?|absent|absence|fail(?:s|ed|ing|ure)?|refus(?:e|es|ed|ing|al)|declin(?:e|es|ed|ing)|den(?:y|ies|ied|ying|ial)|withh(?:eld|old\w*)|omit(?:s|ted)?|neglect(?:s|ed)? to|unable|rather than|instead of|other than|free of|short of|far from|avoid(?:s|ed)?|prevent(?:s|ed)?|kept (?:him|her|us|them|it) from|forgot|stopp?(?:ed)? (?:short|before)|false(?:ly)?|untrue|wrong(?:ly)? (?:that|to say)|mistaken(?:ly)?|disprov\w+|rul(?:ed|es) out|exonerat\w+|clear(?:ed|s) (?:him|her|us|them|our)|unsigned|missing|delayed|overdue|until|too (?:late|little|weak|old|vague))\b|n['’]t\b)/gi
/** What comes after it in its clause and takes it back. */
const undone =
  /\b(?:withdr[ae]w\w*|withdrawn|retract\w*|recant\w*|dismiss(?:ed|al)|drop(?:ped|s)?|expired|lapsed|revers(?:ed|al)|vacated|overturned|suppressed|excluded|stricken|inadmissible|thrown out|tossed|set aside|disputed|contested|challenged|contradict\w+|impeach\w*|unreliable|forged|fake|fabricated|doctored|altered|another (?:case|matter|employee|tenant|person|man|woman|driver)|unrelated|different (?:case|matter|person|driver|employee|lot|parcel)|to the contrary|struck (?:it )?(?:through|out)|crossed (?:it )?out|irrelevant|no longer|used to|formerly|previous (?:owner|tenant|employer|employee)|since then|years? (?:ago|before)|decades?)\b/gi

const noTurn =
  /\b(?:no (?:doubt|question|dispute|secret)|said (?:nothing|not a word)|(?:doctor|surgeon|physician|radiologist|neurologist|orthopedist|therapist)s? says?|without (?:a |any )?(?:doubt|question|objection|protest|complaint|reservation)|not (?:only|merely|just|disputed|in dispute|contested)|undisputed|uncontested|(?:do|does|did)(?: not|n['’]t) (?:dispute|deny|contest|object)|not (?:denied|challenged)|never (?:disputed|denied|contested)|no longer disputed)\b/gi

const last = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].at(-1)
const first = (pattern: RegExp, text: string) => [...text.matchAll(pattern)][0]
const blank = (text: string) => text.replace(noTurn, (words) => ' '.repeat(words.length))

/**
 * What in the clause of a fact could turn it and is not accounted for.
 * @param isDenied the fact is the denial of the words: one denial beside them is what was read
 * @param isSpeech that somebody said it is the fact itself
 * @param isPlan what somebody plans is the fact itself
 * @param isClaim what somebody claims is the fact itself
 */
export function unreadTurn(
  text: string,
  { start, end }: Span,
  { isDenied, isSpeech, isPlan, isClaim }: { isDenied: boolean; isSpeech: boolean; isPlan: boolean; isClaim: boolean },
): Turn | null {
  const far = text.slice(Math.max(0, start - 200), start)
  const cut = last(strong, far)
  const before = blank(cut ? far.slice(cut.index + cut[0].length) : far)
  const rest = text.slice(end, end + 160)
  const stop = first(strong, rest)
  const following = blank(stop ? rest.slice(0, stop.index) : rest)
  const near = last(weak, before)
  const close = near ? before.slice(near.index + near[0].length) : before
  const turn = first(weak, following)
  const tail = turn ? following.slice(0, turn.index) : following

  // A doubt reaches over commas, to the next strong turn of the sentence.
  if (
    !isPlan &&
    [...before.matchAll(doubts)].some(
      ({ 0: words }) => !(isSpeech && speaks.test(words)) && !(isClaim && claims.test(words)),
    )
  )
    return 'doubt'
  if (/\?/.test(text.slice(end, end + 200).split(/[.;!\n]/)[0] ?? '')) return 'doubt'
  if (!isPlan && first(doubtsAfter, following)) return 'doubt'
  // 'It is not true that …', 'we have no proof that …': what stands before its 'that' is said of all that follows.
  const matrix = before.slice(0, Math.max(0, before.search(complement)))
  if (
    matrix &&
    first(denials, matrix.slice(Math.max(...[',', '(', '“', '"'].map((mark) => matrix.lastIndexOf(mark))) + 1))
  )
    return 'denial'
  if (ofNobody.test(before)) return 'denial'
  if (elsewhere.test(before) || elsewhere.test(tail)) return 'somebody'
  if (first(undoneLater, following) || takenBack.test(rest.split(/[.;!?\n]/)[0] ?? '')) return 'undone'
  const said = [...close.matchAll(denials)].length + [...tail.matchAll(denials)].length
  if (said > (isDenied ? 1 : 0)) return 'denial'
  if (first(undone, tail)) return 'undone'
  return null
}

/**
 * Whether what stands around a clause in its sentence turns it as a whole: 'suppose that', 'it is not true that', 'which
 * turned out to be wrong'.
 */
export function isTurned(sentence: string, { start, end }: Span): boolean {
  const cut = last(strong, sentence.slice(0, start))
  const before = blank(sentence.slice(cut ? cut.index + cut[0].length : 0, start)).replace(/\baccording to\b/gi, '')
  const following = sentence.slice(end)
  const matrix = before.slice(0, Math.max(0, before.search(complement)))
  return (
    first(doubts, before) !== undefined ||
    first(denials, matrix) !== undefined ||
    elsewhere.test(before) ||
    first(undoneLater, following) !== undefined ||
    takenBack.test(following) ||
    /\bor so (?:we|he|she|they|i)\b/i.test(following)
  )
}

/** That it is claimed is the fact: a defense that will be raised. */
const claims = /^(?:claim|say|said|contend|argu|alleg|insist|maintain|assert)/i
const speaks = /^(?:told|tells|accus\w*|thought|threaten\w*|wants?|wish\w*|plan\w*)/i
/** The last 'that' which opens what was said, seen or proved. */
const complement = /\bthat\b(?!.*\bthat\b)/i
/** What happened in another matter is no fact of this one. */
const elsewhere =
  /\b(?:in|from|of|during|about|over) (?:an?|the|some|her|his|their|its) (?:\w+ly )?(?:unrelated|other|another|different|separate|prior|earlier|previous) (?:case|matter|lawsuit|suit|incident|action|dispute|job|employer|marriage|county|state|store|lease|tenancy|accident|crash)\b|\bunrelated (?:case|matter|suit|incident)\b|\bin another (?:case|matter|suit|state|county)\b/i
/** 'She can name no one who was treated better.' */
const ofNobody =
  /\b(?:name[sd]?|naming|point(?:s|ed)? to|find|found|show(?:s|ed)?|knows?|knew|identif(?:y|ies|ied)|produced?|there (?:is|are|was|were)) (?:no one|nobody|none|no [\w-]{1,24}) (?:who|that|which|whom)\b/i
const undoneLater =
  /\b(?:untrue|(?:is|was|were|are|proved|turned out(?: to be)?) (?:false|wrong|mistaken|incorrect|baseless|unfounded|a lie|made up|not (?:true|so|correct|the case))|turned out|(?:was|were|is|are|has been|have been|had been) (?:never|not) (?:yet )?(?:proved|proven|shown|established|confirmed|documented|found|substantiated|authenticated|corroborated)|(?:was|were|has|have)(?:n['’]t) (?:been )?(?:proved|proven|shown|established|confirmed|documented|found|substantiated|authenticated|corroborated))\b/gi
/** 'There is a clause, but the parties struck it through': what was there is no longer. */
const takenBack =
  /\b(?:but|and|though|although) (?:(?:the|both|all) )?(?:parties|sides|we|they|he|she|it)(?: (?:later|then|both|all))? (?:struck|crossed|took|withdrew|dropped|cancell?ed|deleted|voided|rescinded|waived|retracted|undid) (?:it|that|them|this|the)\b/i
const doubtsAfter =
  /\b(?:if|unless|(?<!\b(?:in|of|since|last|this|by|early|late|mid|until|from|through|on|for) )may(?! \d)|might|perhaps|maybe|possibly|probably|supposedly|allegedly|apparently|unclear|unconfirmed|unverified|not sure|as far as|we (?:think|believe|hope|expect|suspect)|(?:he|she|they|client) (?:thinks|believes|says|claims|hopes))\b/gi
