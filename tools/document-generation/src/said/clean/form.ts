import { writtenOut } from '../draw/plain-words.ts'
import {
  adverbs,
  bases,
  conjunctions,
  dangling,
  determiners,
  hanging,
  helping,
  inS,
  isPastForm,
  noSubjects,
  plurals,
  prepositions,
  pronouns,
  relatives,
  subordinators,
  thirdPersons,
} from './lexicon.ts'
import { faultIn } from './register.ts'

interface Token {
  /** As it stands, and small. */
  word: string
  low: string
}

const party =
  /^(?:landlord|tenant|tenants|seller|buyer|provider|client|consultant|contractor|employer|employee|discloser|recipient|borrower|lender|payor|claimant|company|party|parties|principal|agent|firm|attorney)$/

/** The words of a sentence and the marks between its clauses, without what stands in parentheses. */
const tokensOf = (text: string): Token[] =>
  [...text.replace(/\([^()]*\)/g, ' ').matchAll(/[\p{L}\d$§][\p{L}\d$%’'.,/&:-]*[\p{L}\d%]|[\p{L}\d$]|[,;:–—]/gu)].map(
    ({ 0: word }) => ({ word, low: word.toLowerCase().replaceAll('’', "'") }),
  )

const isMark = (low: string | undefined): boolean => low === undefined || /^[,;:–—]$/.test(low)
const isName = (word: string): boolean => /^\p{Lu}/u.test(word)
const isFunction = (low: string): boolean =>
  prepositions.has(low) ||
  determiners.has(low) ||
  subordinators.has(low) ||
  relatives.has(low) ||
  conjunctions.has(low) ||
  adverbs.has(low) ||
  isMark(low)
const moves =
  /^(?:stays|passes|returns|rests|ends|starts|begins|runs|begin|run|results|works|lapses|falls|transfers|counts|lasts|last|stay|pass|return|rest|end|start|work|lapse|fall|transfer|count|result)$/
/** What a verb is done to may begin so. */
const beginsObject = (low: string | undefined): boolean =>
  low !== undefined &&
  (determiners.has(low) || /^(?:[\d$]|that$|not$|only$|it$|them$|him$|her$|automatically$|promptly$)/.test(low))
const lasts = /^(?:stays?|remains?|becomes?)$/
const goesOn = (verb: string, next: string | undefined): boolean =>
  beginsObject(next) ||
  (lasts.test(verb) && next !== undefined && !isMark(next) && !isFunction(next)) ||
  (moves.test(verb) &&
    (isMark(next) ||
      prepositions.has(next ?? '') ||
      /^(?:if|when|as|up|january|february|march|april|may|june|july|august|september|october|november|december)$/.test(
        next ?? '',
      )))

/** What a subject does not reach over. */
const closes = (low: string): boolean => isMark(low) || subordinators.has(low) || relatives.has(low) || helping.has(low)

/** Whether a word is the finite verb of a clause, by its form and what stands beside it. */
function isVerb(tokens: readonly Token[], n: number): boolean {
  const { word = '', low = '' } = tokens[n] ?? {}
  let at = n - 1
  while (
    at >= 0 &&
    (adverbs.has(tokens[at]?.low ?? '') || /.{3}ly$/.test(tokens[at]?.low ?? '')) &&
    tokens[at]?.low !== 'not'
  )
    at--
  const before = tokens[at]
  const prev = before?.low ?? ''
  if (helping.has(low)) {
    if (
      prev === 'to' ||
      (/^(?:the|an?|his|her|its|their|no|this|my|our)$/.test(prev) && /^(?:will|must|can|may)$/.test(low))
    )
      return false
    if (word === 'May' || (low === 'is' && prev === 'as')) return false
    return true
  }
  if (/^(?:both|all|each)$/.test(prev) && bases.has(low) && at === 0) return true
  if (/^(?:each|neither|either)$/.test(prev) && thirdPersons.get(low) === 'sure' && word === low) return true
  // 'If they back out'.
  if (low === 'back' && tokens[n + 1]?.low === 'out' && (party.test(prev) || pronouns.has(prev))) return true
  if (!before || prev === 'to' || prepositions.has(prev) || determiners.has(prev)) return false
  // A possessive is of what follows it.
  if (/'s$|s'$/.test(prev)) return false
  const kind = thirdPersons.get(low)
  const next = tokens[n + 1]?.low
  const isSubject = party.test(prev) || pronouns.has(prev) || (isName(before.word) && at > 0)
  if (kind && word === low) {
    if (kind === 'sure' || isSubject || relatives.has(prev)) return true
    const isNoun = !isFunction(prev) && !helping.has(prev) && !/\d/.test(prev)
    const isOne = !/[^s]s$/.test(prev) || tokens[at - 1]?.low === 'of' || tokens[at - 2]?.low === 'of'
    // 'The law controls.'
    const isLast = isMark(next) && determiners.has(tokens[at - 1]?.low ?? '')
    return isNoun && isOne && (goesOn(low, next) || isLast)
  }
  if (bases.has(low) && word === low) {
    if (isMark(prev) || conjunctions.has(prev) || helping.has(prev)) return false
    if (/^(?:they|we|i|you|parties|both|tenants|all|each)$/.test(prev) || relatives.has(prev)) return true
    // Somewhere before it stand several: 'the obligations in Section 3 continue', 'the dog and the cat stay'.
    let from = n
    while (from > 0 && !closes(tokens[from - 1]?.low ?? '')) from--
    const several = tokens
      .slice(from, n)
      .some(
        ({ low: one }) =>
          plurals.has(one) || one === 'and' || (/[^s']s$/.test(one) && thirdPersons.get(one) !== 'sure'),
      )
    if (!several || (determiners.has(tokens[at - 1]?.low ?? '') && /^an?$/.test(tokens[at - 1]?.low ?? '')))
      return false
    if (thirdPersons.get(inS(low)) === 'sure') return !isMark(next) || at > 1 || /[^s']s$/.test(prev)
    return goesOn(low, next) || helping.has(next ?? '')
  }
  if (isPastForm(low) && word === low)
    return (isSubject || relatives.has(prev)) && beginsObject(tokens[n + 1]?.low) && tokens[n + 1]?.low !== 'by'
  return false
}

/** 'After the Buyer signs': a preposition that opens a clause has its own subject and verb. */
function opensClause(tokens: readonly Token[], n: number): boolean {
  const low = tokens[n]?.low ?? ''
  if (!/^(?:after|before|until|till|since|as|than)$/.test(low)) return false
  if (low === 'than' && /^(?:more|less|other|rather|later|longer)$/.test(tokens[n - 1]?.low ?? '')) return false
  const next = tokens[n + 1]?.low ?? ''
  if (!pronouns.has(next) && !determiners.has(next) && !isName(tokens[n + 1]?.word ?? '')) return false
  for (let at = n + 2; at < n + 7 && at < tokens.length; at++) {
    const word = tokens[at]?.low ?? ''
    if (isMark(word) || relatives.has(word) || word === 'that') return false
    if (isVerb(tokens, at)) return true
  }
  return false
}

/** Whether 'that' opens a clause, and does not point at a thing. */
function thatOpens(tokens: readonly Token[], n: number): boolean {
  const next = tokens[n + 1]?.low ?? ''
  return (
    n > 0 &&
    (isVerb(tokens, n + 1) ||
      pronouns.has(next) ||
      determiners.has(next) ||
      party.test(next) ||
      isName(tokens[n + 1]?.word ?? '') ||
      isVerb(tokens, n + 2))
  )
}

/** Whether a sentence has a subject and a finite verb of its own, outside of every clause that hangs on another. */
function hasMainVerb(text: string): boolean {
  const tokens = tokensOf(text)
  let waiting = 0
  let subject = false
  let since = 0
  if (/^(?:nor|neither)$/.test(tokens[0]?.low ?? '') && helping.has(tokens[1]?.low ?? '')) return true
  for (const [n, { low, word }] of tokens.entries()) {
    if (low === ';' || low === ':') {
      waiting = 0
      subject = false
      continue
    }
    if (isMark(low)) {
      // A condition that opens the sentence ends at its comma.
      if (since > 2) waiting = 0
      since = 0
      continue
    }
    if (since > 0) since++
    if (subordinators.has(low) && !(low === 'once' && (n > 2 || tokens[n + 1]?.low === 'a'))) {
      if (!isVerb(tokens, n + 1) || !isPastForm(tokens[n + 1]?.low ?? '')) waiting++
      if (n === 0 || isMark(tokens[n - 1]?.low)) since = 1
      continue
    }
    if (relatives.has(low) || opensClause(tokens, n) || (low === 'that' && thatOpens(tokens, n))) {
      waiting++
      if (n === 0) since = 1
      continue
    }
    if (isVerb(tokens, n)) {
      const prev = tokens[n - 1]?.low ?? ''
      if (waiting > 0) {
        waiting--
        continue
      }
      // A verb right behind 'and' or 'but' goes on with one before it.
      if (subject && !noSubjects.has(prev) && !conjunctions.has(prev)) return true
      continue
    }
    if (!isFunction(low) && !helping.has(low) && /[\p{L}\d]/u.test(word)) subject = true
    if (pronouns.has(low) || /^(?:this|that|these|those|each|either|neither|any|all|both|none|nothing|one)$/.test(low))
      subject = true
  }
  return false
}

/** 'No renewal, they got burned': a sentence behind a comma that nothing joins to what stands before it. */
const splice =
  /, (?:they|he|she|it|that|this|we|I|you) (?:is|are|was|were|has|have|had|does|do|did|can|may|will|shall|must|gets?|got|goes|pays?|owes?|keeps?|wants?|says?|said|knows?|knew|does|takes?|gives?|just|only|never|also)\b/u
/** 'No smoking inside, porch is fine': what is refused has no verb, and what has one is something else. */
const refused =
  /^(?!(?:No|Not) (?:later|earlier|sooner|more|less|fewer) than )(?:No|Not|Only) (?:(?!\b(?:is|are|was|has|have|shall|may|will|must|can|does|do)\b)[^,;]){2,60}, (?!(?:and|or|nor|except|other than|including|such as|whether)\b)\p{L}/u

/** 'Toby Reece, does not sign.' */
const cutSubject =
  /^(?!If|When|Unless|Until|Where)[^,;]{2,40}, (?:does|is|are|has|have|will|shall|may|can|was) (?:not )?[^,;]*$/u
const opening =
  /^(?:If|When|Whenever|Unless|Until|While|Because|Although|Once|Where|After|Before|On|In|At|For|As|Upon|During|To|Except|Should|Since|With|Without|By|Within|Until|Subject)\b/u

/** 'But for the lamps, …', 'Not more than twice a year, …'. */
const opensWhole = /^(?:but for|not (?:more|later|less|fewer|earlier|sooner))$/

/**
 * Whether words are one clean sentence of a paper that is signed.
 * @param hasPersons whether somebody says 'I' in it
 * @param isFirst whether nothing stands before it that 'it' can mean
 */
export function isSentence(words: string, hasPersons = false, isFirst = true): boolean {
  const text = words.trim()
  const tokens = tokensOf(text)
  if (tokens.length < 3 || faultIn(text, hasPersons)) return false
  const first = tokens[0]?.low ?? ''
  const second = tokens[1]?.low ?? ''
  if (
    !hasPersons &&
    (isFirst || !/^(?:it|they|its|their|his|her)$/.test(first)) &&
    dangling.has(first) &&
    !opensWhole.test(`${first} ${second}`) &&
    !(first === 'it' && second === 'is' && /^(?:agreed|understood|intended|acknowledged)$/.test(tokens[2]?.low ?? ''))
  )
    return false
  if (!hasPersons && isFirst && /^(?:this|that|these|those)$/.test(first) && (isVerb(tokens, 1) || helping.has(second)))
    return false
  // 'Include the list.', 'Do not mention it.': an order to whoever writes.
  if (
    !hasPersons &&
    ((first === 'do' && second === 'not') ||
      (thirdPersons.get(inS(first)) === 'sure' &&
        (determiners.has(second) || pronouns.has(second) || second === 'not')))
  )
    return false
  if (cutSubject.test(text) || refused.test(text)) return false
  if (hanging.has(tokens.at(-1)?.low ?? '')) return false
  if (!/^[\p{Lu}\d“"$§]/u.test(text)) return false
  if (splice.test(text) && !opening.test(text)) return false
  return hasMainVerb(text)
}

const labeled = /^(?<label>\p{Lu}[\p{L}’'/ -]{1,39}): (?<value>\S.*)$/su
const labels = new Set(
  `fee fees deposit term notice rent price pay salary rate bonus insurance warranty warranties delivery return returns pets parking utilities utility smoking guests occupancy sublet subletting renewal
  termination severance vacation leave benefits probation hours schedule expenses mileage interest charge charges payment payments security collateral prepayment default costs cost tax taxes title risk
  inspection law venue disputes mediation arbitration confidentiality noncompete non-compete non-solicit nonsolicit solicitation exclusivity indemnity liability limit cap license ownership inventions
  subcontractors assignment amendment repairs maintenance lawn snow trash keys furniture appliances alterations entry storage laundry heat water electricity gas internet deductible refund refunds
  cancellation overtime travel equipment tools training uniform commission location place work services deliverables milestones acceptance support uptime data protection purpose recipients period duration
  supervisor vehicle vehicles health medical dental vision retirement pto relocation equity options classification status position title duties remote sick holiday training guarantor acceleration
  prepayments principal amortization maturity application severability counterparts publicity residuals exclusions improvements access amenities pool gym heating cooling cable sewer
  penalty discount total balance installments minimum maximum holidays bills invoices frequency materials access contractor bond escrow option goods quantity shipping freight`.split(
    /\s+/,
  ),
)
/** Whether words are a line such as 'Late fee: $50', of which the label is one of the field and the value is clean. */
export function isLine(words: string): boolean {
  const { label = '', value = '' } = labeled.exec(words.trim())?.groups ?? {}
  const last =
    label
      .toLowerCase()
      .replace(
        / (?:by|from|of|for) (?:the )?(?:landlord|tenant|seller|buyer|provider|client|consultant|employer|employee|either party)$/,
        '',
      )
      .split(' ')
      .at(-1) ?? ''
  const isOfField = labels.has(last) || (label.split(' ').length < 4 && !ofOffice.test(label))
  return isOfField && label.split(' ').length < 5 && !undecided.test(value) && isValue(value)
}

/** Labels by which notes tell of themselves, or of whoever takes them, and nothing that is agreed on. */
const ofOffice =
  /^(?:docs?|documents?|forms?|files?|intake|staff|office|internal|remarks?|comments?|reps?|referr\w+|matter|prepared|taken|signing|cop(?:y|ies)|subj(?:ect)?|re|from|to|cc|date|sent|notes?|fyi|to-?do|open|q|a|questions?|who|what|when|where|why|how|gossip|col|status|background|context|history|me|you|him|her|us|them|ps|nb|also|plus|next|last|first|second|third)\b/i

/** 'Title: passes on full payment': the label is what the value tells of. */
export function withVerb(words: string): string {
  const { label = '', value = '' } = labeled.exec(words.trim())?.groups ?? {}
  // What renews is the contract.
  if (/^(?:renewal|auto-?renewal|renews)$/i.test(label) && /^(?:does|do|will|shall|is|renews)\b/i.test(value))
    return `This Agreement ${writtenOut(value)}`
  return label && verbFirst.test(value)
    ? `${/^(?:health|medical|dental|vision)$/i.test(label) ? `${label} coverage` : label} ${value}`
    : words
}
const verbFirst =
  /^(?:passes|transfers|remains?|stays?|ends?|begins?|starts?|expires?|is|are|may|must|shall|will|runs?|vests?|belongs?|renews?|survives?|covers?|continues?|follows?|accrues?|includes?) (?!\p{Lu}\p{L}+ \p{Lu})/u

/** What is behind a label where nothing is settled yet. */
const undecided =
  /^(?:ask|see|check|call|confirm|to be|pending|open|unknown|undecided|unclear|not (?:decided|sure|yet|set|known|discussed|settled)|who|what|when|where|how|whether)\b/i
/** 'Inspection ten business days': a label of the field and a number or an amount, with the colon that notes leave out. */
export function withColon(words: string): string {
  const { label = '', value = '' } = unmarked.exec(words)?.groups ?? {}
  if (!alone.test(label) || value.split(' ').length > 6) return words
  // A bare number is no amount.
  return /\b(?:fees?|rent|price|deposit|salary|bonus|charges?)$/i.test(label) &&
    /^\d{1,12}\b(?!%| (?:%|percent))/.test(value)
    ? words
    : `${label}: ${value}`
}
/** Labels that with so many days or so much say all of a term. */
const alone =
  /^(?:inspection|acceptance|non-?solicit|non-?compete|notice|cure|grace|warranty|severance|renewal|probation|term|vacation|pto|(?:security |pet )?deposit|late (?:fees?|charges?)|interest|retainer|cap|deductible)(?: period)?$/i
const unmarked =
  /^(?<label>\p{Lu}[\p{L}-]{2,20}(?: [\p{Ll}-]{2,16})?) (?<value>(?:\$?\d|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|fifteen\b|thirty\b|sixty\b|ninety\b).{2,80})$/su

/** Whether words are a clean value behind a label or in a list: anything but speech, shorthand and what hangs in the air. */
export function isValue(words: string, hasPersons = false): boolean {
  const text = words.trim().replace(/[.;]$/, '')
  const tokens = tokensOf(text)
  if (tokens.length === 0 || faultIn(text, hasPersons) || splice.test(text)) return false
  const first = tokens[0]?.low ?? ''
  if (/^(?:he|she|they|it|because|so|but|wait|well)$/.test(first) || (first === 'and' && tokens.length < 4))
    return false
  return !hanging.has(tokens.at(-1)?.low ?? '') || tokens.length === 1
}
