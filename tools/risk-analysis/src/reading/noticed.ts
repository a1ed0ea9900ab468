import { type Span, sentencesOf } from '@casewright/law'
import { isClientsWord } from './clients-word.ts'
import type { Side } from './side.ts'

/** What a description tells by its grammar alone, of which nobody can say from the words how it weighs. */
export interface Noticed {
  kind: 'absence' | 'weakness' | 'word'
  title: string
  /** What is asked of it. */
  asks: string
  /** Its clauses, in order; never empty. */
  spans: Span[]
}

/** What they are called, and what is asked of one and of several. */
const titles: Record<Noticed['kind'], { title: string; asks: readonly [string, string] }> = {
  absence: {
    title: 'Said to be missing or not done',
    asks: [
      'Which side has the burden of proof on this, and what shows that it is missing?',
      'Which side has the burden of proof on each, and what shows that it is missing?',
    ],
  },
  weakness: {
    title: 'Named as a weak point',
    asks: ['What is your answer to it?', 'What is your answer to each?'],
  },
  word: {
    title: 'The word of somebody else',
    asks: ['Who can confirm or rebut it?', 'Who can confirm or rebut each?'],
  },
}
const most: Record<Noticed['kind'], number> = { absence: 14, weakness: 10, word: 8 }

/** Nothing that is not there in the case: a turn of phrase, or what the writer does not know or want. */
const noAbsence =
  /\b(?:no (?:doubt|question|longer|idea|matter|way|one knows|need|reason to|problem|sooner|less|more|such|wonder|use)|not (?:only|just|merely|sure|certain|clear|yet known|so much)|nothing (?:but|to do)|never ?mind|why not|whether or not|or not\b|if not\b)\b|\b(?:i|we|you)(?: really| just| still)? (?:do|did|would|could|ca|wo|can|will)(?:n['’]t| not|not) (?:think|know|believe|care|want|see (?:how|why|what|that)|like|expect|understand|recall|remember|waste|mean|worry)\b/i
/** What is no fact that a side has to prove: clauses that are not in a paper, answers to an offer, steps of the suit. */
const noProof =
  /\bno (?:moon|rain|snow|wind|traffic|clouds?|arb(?:itration)? clause|non-?compete|wantonness|punitives?|suit|repose|big deal|guardian)\b|\b(?:don['’]t|do not) (?:bother|see (?:it|that|how|why))\b|\b(?:tolling|standstill) agreement\b|\bno (?:arbitration|jury (?:demand|waiver)|fee shifting|problem|rush|hearing|trial date|other cases?|criminal record|children|kids|prior (?:marriage|divorce))\b|\b(?:nobody|no one) (?:answered|replied|responded)\b|\b(?:not|never) (?:yet )?(?:been )?(?:filed|sued|served|appealed|recorded|late)\b|\b(?:is|are|was|were)(?: not|n['’]t) (?:guardian|married|a party|alone|ours)\b/i
const supposes = /\b(?:if|unless|would|might|could|may(?! \d)|should|perhaps|maybe|whether|suppose|hopefully)\b|\?\s*$/i
/** What is no act and no thing after 'not': how something is, or what somebody means. */
const noDeed =
  '(?!(?:only|just|merely|simply|true|so|pretty|good|bad|great|sure|clear|certain|easy|hard|fair|really|that|much|too|quite|necessarily|mean|matter|seem|look|sound|help|hurt|want)\\b)'
const absent = new RegExp(
  `\\b(?:no|without (?:any|an?)|not (?:a|one|any|a single)|zero|lack(?:s|ed|ing)?(?: of)?|missing|absent) [\\p{L}\\d’'/-]{1,24}|\\b(?:nobody|no one|none|neither|nothing)\\b|\\b(?:never|(?:did|do|does|was|were|is|are|has|have|had|ca|could)(?:n['’]t| not)|cannot) (?:(?:been|ever|yet|once|even|actually|also|then) ){0,2}${noDeed}\\p{L}{2,20}`,
  'giu',
)
/** What somebody else says is not so. */
const saidBy =
  /\b(?:says?|claims?|alleges?|asserts?|insists?|argues?|contends?|thinks?|believes?|maintains?|swears?)\b/i

/** The writer says that it speaks against the client. */
const weak =
  /\b(?:(?:that|this|it|here|what|which)['’]?s? (?:is |was )?(?:the |our |my |a |really )?(?:worst|bad|ugly|problem|trouble|hard part|sticking point|weak(?:ness| spot| point)?|hurts?)|(?:weak|soft|sore|bad|hard) (?:spots?|points?|side|part|facts?|stuff|news)|(?:i|we|client|he|she|they) regrets?|frankly|admittedly|candidly|to be (?:fair|honest)|truth be told|i have to (?:admit|say)|we have to (?:admit|live with)|(?:he|she|client|they|we) (?:has|have|had)? ?(?:admits?|admitted|concedes?|owns up)|(?:not|n['’]t) pretty|unfortunately|hurts? us|what (?:bothers|worries) (?:me|us)|on the minus side|the minus side|the downside|the rub|what['’]s ugly|we['’]re cooked|doesn['’]t look good|looks? bad for (?:us|him|her)|(?:our|my) own (?:[\p{L}]{1,20} )?(?:expert|reviewer|engineer|adjuster|employee|people|man|records?|logs?|witness|pressman|foreman|manager|file|auditor|inspector|nurse|doctor|policy|manual))\b|\b(?:bad|worse|worst|ugly|minus|trouble|against|problems?|worry|on the other hand)(?: (?:for )?(?:us|him|her|them))? ?:/iu
/** A heading over bad points covers what follows until another turns. */
const heads =
  /(?:^|[.!?]\s+|\n)(?:(?:and |ok |okay |now |so )?(?:the )?(?:bad|ugly|minus(?: side)?|weak (?:spots?|points?|side)|against(?: us)?|trouble|problems?|bad stuff|not so good|downsides?|negatives?|what(?:['’]s| is) ugly|what (?:bothers|worries) me|what (?:i|we|he|she) regrets?))(?:[^\p{L}\n]{0,3}(?:stuff|points?|side|facts?|news))?\s?[:.]\s?/giu
const turns =
  /(?:^|[.!?]\s+|\n)(?:(?:and |ok |now )?(?:the )?(?:good|plus(?: side)?|strong (?:spots?|points?)|for us|for the will|in our favor|on the plus side|otherwise|law|damages)|still|however|that said)\b/giu

/** Somebody outside the writer’s side says, wants or has a reason. */
const speech =
  /\b(?<!\b(?:not|never|n['’]t) )(?:says?|said|claims? (?=that\b|(?:he|she|it|they|we|you|i|his|her|their|our|the|a|an)\b)|claimed|alleges?|alleged|asserts?|asserted|insists?|insisted|denies|denied|swears?|tells|told|texted|wrote|e-?mailed|testif(?:y|ies|ied)|will (?:testify|say|confirm)|argues?|argued|contends?|maintains?|thinks?|believes?|threatens?|threatened|points? out|has (?:a )?(?:reason|motive|grudge|plea|deal|stake)|admits?|admitted)\b/i
const speaker =
  /\b(?:the |an? |his |her |their |our |my |its |one |two )?(?:other side|complaint|carrier|insurer|hospital|company|plaintiff|defendant|landlord|tenant|buyer|seller|trooper|officer|government|gov['’]?t|govt|police|expert|witness(?:es)?|neighbou?r|supervisor|manager|boss|co-?worker|colleague|brother|sister|mother|father|husband|wife|friend|buddy|barber|priest|teacher|doctor|broker|agent|handyman|inspector|engineer|adjuster|contestants?|sons?|daughters?|ex|driver|foreman|headmaster|principal|trustee|trust|bank|lender|contractor|vendor|supplier|customer|employer|employee|nurse|clerk|judge|prosecutor|detectives?|cto|ceo|hr|committee|he|she|they|[A-Z][\p{L}’'-]{2,20})\b/iu

/** A paper says what it says; that is no word of somebody. */
const byPaper =
  /\b(?:paper|label|policy|form|report|note|regs?|regulation|statute|rule|log|contract|lease|agreement|letter|clause|sign|manual|map|deed|plan|record|receipt|invoice|confirmation|file|it) (?:also |only |just |\w+ly )?$/i

const clauseStops =
  /[;:!?\n]|,(?=\s|$)|(?<!\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mr|Ms|Mrs|Dr|St|No|vs?|Inc|Co|Pl|Dept|Govt))\.(?=\s|$)|\s[–—-]\s/g
/** Where one statement ends, at no comma. */
const strongStops =
  /[;!?\n]|(?<!\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mr|Ms|Mrs|Dr|St|No|vs?|Inc|Co|Pl|Dept|Govt))\.(?=\s|$)/g
const fewestWords = 3
const countOf = (words: string): number => words.split(/\s+/).filter(Boolean).length

/** The clause around a stretch within its sentence, with what follows where it is too short to say anything. */
function clauseOf(text: string, sentence: Span, start: number, end: number, stops = clauseStops): Span {
  const before = [...text.slice(sentence.start, start).matchAll(stops)].at(-1)
  const from = before ? sentence.start + before.index + before[0].length : sentence.start
  let to = sentence.end
  for (const stop of text.slice(end, sentence.end).matchAll(stops)) {
    to = end + stop.index
    if (countOf(text.slice(from, to)) >= fewestWords) break
    to = sentence.end
  }
  return trimmed(text, { start: from, end: to })
}

const trimmed = (text: string, { start, end }: Span): Span => {
  const words = text.slice(start, end)
  return {
    start: start + (words.length - words.trimStart().length),
    end: end - (words.length - words.trimEnd().length),
  }
}

/** Under a heading over bad points: an answer to them, or something that is not there. */
const isOther = (words: string): boolean =>
  /^\W{0,3}(?:he|she|they|we|i) (?:says?|thinks?|claims?|denies|explains?)\b/i.test(words) ||
  /^\W{0,3}(?:no|nobody|none|never|nothing|they|we haven['’]t|she has no|he has no|it has no)\b/i.test(words)

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

/** How many sentences after its own a heading over bad points covers. */
const covered = 2

/** The sentences in which the writer lists what speaks against the client: under such a heading, to the next turn. */
function listedAgainst(text: string, sentences: readonly Span[]): Span[] {
  const stops = [...text.matchAll(turns)].map(({ index }) => index)
  return [...text.matchAll(heads)].flatMap(({ index, 0: head }) => {
    const start = index + head.length
    const stop = Math.min(...stops.filter((at) => at > start), text.length)
    const from = sentences.findIndex(({ end }) => end > start)
    return from < 0 ? [] : sentences.slice(from, from + covered + 1).filter((one) => one.start < stop)
  })
}

/**
 * Absences, weak points and words of others that a description tells, each with its clause. They move nothing: how an
 * absence weighs depends on who has the burden, and a word on who can confirm it.
 * @param read what was told already by a rule, and is not noticed twice
 */
export function noticedIn(text: string, side: Side, read: readonly Span[]): Noticed[] {
  const sentences = sentencesOf({ text })
  const against = listedAgainst(text, sentences)
  const isRead = (span: Span): boolean => read.some((one) => overlaps(one, span))
  const found: Record<Noticed['kind'], Span[]> = { absence: [], weakness: [], word: [] }
  const add = (kind: Noticed['kind'], span: Span): void => {
    if (countOf(text.slice(span.start, span.end)) < 2 || isRead(span)) return
    if (!found[kind].some((one) => overlaps(one, span))) found[kind].push(span)
  }
  for (const sentence of sentences) {
    const words = text.slice(sentence.start, sentence.end)
    const isAgainst = against.includes(sentence)
    if ((isAgainst && !isOther(words)) || (weak.test(words) && !/^\W{0,3}if\b/i.test(words)))
      add('weakness', trimmed(text, sentence))
    for (const { index, 0: one } of words.matchAll(absent)) {
      const start = sentence.start + index
      const clause = clauseOf(text, sentence, start, start + one.length)
      const said = text.slice(clause.start, clause.end)
      if (noAbsence.test(said) || noProof.test(said) || supposes.test(said) || words.trimEnd().endsWith('?')) continue
      if (saidBy.test(text.slice(clause.start, start))) continue
      add('absence', clause)
    }
    const told = speech.exec(words)
    if (!told || !speaker.test(words.slice(0, told.index)) || byPaper.test(words.slice(0, told.index))) continue
    const at = sentence.start + told.index
    const clause = clauseOf(text, sentence, at, at + told[0].length, strongStops)
    const isClient = side.anchor !== undefined && overlaps(side.anchor, clause)
    const isWriter = /^\W{0,3}(?:i|we|(?:my|our) (?:associate|partner|paralegal))\b/i.test(text.slice(clause.start, at))
    // 'No one told the seller' is nobody’s word, nor is what is left of a quotation.
    const isNobodys =
      /\b(?:no one|nobody|none|neither)\b[^.;,]{0,20}$/i.test(text.slice(clause.start, at)) ||
      /^["”]\s/.test(text.slice(clause.start, clause.end))
    if (!isClient && !isWriter && !isNobodys && !isClientsWord(text, side, sentences, at)) add('word', clause)
  }
  return (['absence', 'weakness', 'word'] as const).flatMap((kind) =>
    found[kind].length > 0
      ? [
          {
            kind,
            title: titles[kind].title,
            asks: titles[kind].asks[found[kind].length > 1 ? 1 : 0],
            spans: found[kind].slice(0, most[kind]),
          },
        ]
      : [],
  )
}
