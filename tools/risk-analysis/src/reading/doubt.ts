import type { Span } from '@casewright/law'
import type { Owner } from './whose.ts'

/** Somebody's word for it, and not what happened. */
const reported =
  /\b(?:says?|said|claims?|claimed|contends?|argues?|argued|alleges?|alleged|asserts?|asserted|maintains?|insists?|insisted|pleads?|pleaded|swears?|believes?|thinks?|suspects?|speculates?|threatens?|calls?|called|relies on|raises?|raised|will (?:say|argue|claim|raise|plead))\b(?! (?:to|on|in|at|it|off|the police|the court)\b)/gi
/** What was there and counts no longer, or is under attack. Before its words, and after them. */
const undoneBefore =
  /\b(?:suppress\w*|exclud\w*|struck|strikes?|revers\w*|vacat\w*|overturn\w*|threw out|tossed|attack\w*|challeng\w*|contest\w*|disput\w*|den(?:y|ies|ied)|rejected|withdrew|recanted|instead of|rather than|accus\w+ of|charged with|charges? of|allegations? of|su(?:es|ed|ing)(?: [\w’'-]+){0,2} (?:for|over|about)|(?:suit|lawsuit|complaint|action|claims?) (?:for|over|about|alleging)|disputes? (?:over|about)|rumou?rs? of|no proof of|free of)\s+(?:the |a |an |his |her |its |our |their |that |any |all )?(?:[\w’'-]+ ){0,2}$/i
const undoneAfter =
  /^[^.;!?\n]{0,48}\b(?:suppressed|excluded|stricken|thrown out|tossed|inadmissible|reversed|vacated|overturned|fell (?:apart|through)|withdrawn|(?:weeks|months|years|days|too|filed|very) late|no ?(?:one|body) can|(?:can(?:not|['’]t)|could(?: not|n['’]t)) (?:confirm|find|remember|say|locate|recall)|thought up|made up|cooked up|concocted|pretext\w*|a sham|contradict\w*|(?:show|reflect|list|prov|record|stat)\w* (?:no|nothing|not|none|neither)|is disputed|was disputed|contested|(?:was|were|is|are) false|unreliable|fabricated|forged)\b/i
/** An order, a charge or a right that was there and is no longer, and no turn of the sentence to something else. */
const endedAfter =
  /^(?:(?! and\b| but\b| who\b| (?:s?he|they|we)\b)[^.;!?\n]){0,48}\b(?:dismissed|expired|lapsed|ruled out|lifted|dropped|withdrawn|denied|unfounded|unsubstantiated|(?:never|not) (?:issued|granted|sustained|entered))\b/i
/** A signed paper proves what was agreed after its term, too. */
const lasting = /\b(?:agreement|contract|lease|note)\b/i
/** Pictures and papers that are not there anymore, or never were. */
const lostAfter =
  /^[^.;!?\n]{0,48}\b(?:taped over|recorded over|overwritten|erased|deleted|destroyed|shredded|wiped|unplugged|(?:switched|turned) off|malfunction\w*|(?:not|n['’]t) (?:working|recording|running|turned on))\b/i
/** What somebody wants, asks a court for or has applied for, right before what it is. */
const wished =
  /\b(?:wants?|wanted|seek(?:s|ing)?|sought|asks?|asked|asking|requests?|requested|petition(?:s|ed|ing)?|appl(?:y|ies|ied)|mov(?:es|ed|ing)|hop(?:es|ed|ing)|demands?|demanded|fights?|fighting) (?:(?:for|to (?:have|get|be|become|obtain|recover)) )?(?:the |a |an |his |her |their |its |our |my )?(?:[\w-]+ ){0,2}$/i
/** What the writer asks, imagines, plans or hopes. */
const imagined =
  /\b(?:suppos(?:e|ing)|what if|assum(?:e|ing) that|in case|say we|say they|can we|could we|should we|would (?:it|that|they|we)|talked about|talk of|negotiating|consider(?:s|ing)|thinking (?:of|about)|plans? to|plann(?:ed|ing) to|wants? (?:us |him |her |them |me )?to|hopes? to|would like|depend(?:s|ing) on|some day|too early|no idea|asks? (?:if|what|whether|about)|asked (?:if|what|whether)|needs? to (?:ask|look|check|find)|(?:isn['’]t|aren['’]t|not) sure|still (?:asking|looking|checking)|offered? .{0,24}\b(?:for|if))\b/i
/** What a doctor says of the hurt is what there is to know of it. */
const finds = /\b(?:doctor|surgeon|physician|radiologist|neurologist|orthopedist|therapist)s? $/i
const clauseEnd = /[;:!?\n]|\.(?=\s|$)|\b(?:but|however|although|though|whereas)\b/gi

/** The clause that a stretch stands in: cut at full stops, colons and turns of the sentence, and at no comma. */
export function clauseAt(text: string, { start, end }: Span): Span {
  const before = [...text.slice(Math.max(0, start - 240), start).matchAll(clauseEnd)].at(-1)
  const from = before ? Math.max(0, start - 240) + before.index + before[0].length : Math.max(0, start - 240)
  clauseEnd.lastIndex = 0
  const after = clauseEnd.exec(text.slice(end, end + 240))
  clauseEnd.lastIndex = 0
  return { start: from, end: end + (after ? after.index : Math.min(240, text.length - end)) }
}

/** Words at the opening that only name what the case is about: 'Insurance coverage.', 'Legal malpractice, we defend …'. */
const topic =
  /^(?!(?:he|she|they|we|it|there|our|my|the|this)\b)(?:[\w§’'/-]+ ){0,5}?(?:coverage|malpractice|fraud|defamation|assault|battery|theft|burglary|robbery|possession|dui|dwi|suit|lawsuit|case|appeal|dispute|claims?|contest|fight|modification|collection|breach|matter|action|infringement|eviction|foreclosure|divorce|custody|relocation|retaliation|discrimination|harassment|negligence|whistle-?blower|liability)\b(?: (?:against|between|with|over|about|from|in|under|vs?\.?) [^.,;:]{1,50})?(?=[.,;:])/i

/** 'Email from GC', 'Memo to file': what the description is, and no fact of the case. */
const isHeading = (text: string, { start, end }: Span): boolean =>
  text.slice(0, start).trim() === '' && /^\s(?:from|to|of|re|with|for)\b/i.test(text.slice(end, end + 12))

/** 'Infringement complaint': what somebody sues for. */
const found =
  /^ (?:was|were|is) (?:first |only |then )?(?:discovered|found out|noticed|learned of|reported|alleged|claimed|denied|disputed)\b/i
const suit = /^(?:\s+(?:complaint|suit|lawsuit|case|action|counts?|theory|issue|question|allegations?)\b)/i

/**
 * Why a stretch that was found cannot be counted, whatever it seems to say: it names the subject of the case, is
 * somebody's word, is imagined, or was undone. Such a stretch moves nothing and is asked about.
 */
export function doubtAbout(
  text: string,
  span: Span,
  {
    isSpeech,
    isPlan,
    isLoss,
    speaker,
  }: { isSpeech: boolean; isPlan: boolean; isLoss: boolean; speaker: (from: number, to: number) => Owner },
): 'topic' | 'reported' | 'imagined' | 'undone' | null {
  const opening = topic.exec(text)?.[0].length ?? 0
  // 'The copying was discovered in May' tells when, and not that it was copying.
  if (/\b(?:the|this|that|any) $/i.test(text.slice(0, span.start)) && found.test(text.slice(span.end, span.end + 40)))
    return 'topic'
  if (span.end <= opening || isHeading(text, span) || suit.test(text.slice(span.end, span.end + 24))) return 'topic'
  const clause = clauseAt(text, span)
  const before = text.slice(clause.start, span.start)
  const following = text.slice(span.end, span.end + 80)
  if (
    (!isPlan && imagined.test(before)) ||
    /^[^.;!?\n]{0,60}\b(?:no ?body|no ?one|neither of them) (?:knows|remembers|recalls)\b/i.test(following)
  )
    return 'imagined'
  if (undoneBefore.test(before) || undoneAfter.test(following)) return 'undone'
  if (endedAfter.test(following) && !lasting.test(text.slice(span.start, span.end))) return 'undone'
  if (!isLoss && lostAfter.test(following)) return 'undone'
  if (!isPlan && !isSpeech && wished.test(before)) return 'imagined'
  if (isSpeech) return null
  const verb = [...before.matchAll(reported)].findLast(({ index }) => !finds.test(before.slice(0, index)))
  if (!verb) return null
  const who = speaker(clause.start, clause.start + verb.index)
  return who === undefined ? null : 'reported'
}
