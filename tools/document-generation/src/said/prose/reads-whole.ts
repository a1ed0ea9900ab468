import nlp from 'compromise/two'
import { isSentence } from '../clean/form.ts'
import { shortInProse } from '../clean/lexicon.ts'
import { faultIn, wordsOf } from '../clean/register.ts'

/** A day as figures without its year, and a number that carries its unit cut short. */
const shorthand =
  /(?<![\d/$.])(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/])|(?<=\d)\s?(?:hrs?|yrs?|mos?|wks?|ppl)\b(?!\.\p{L})/iu

/** Participles that no other form of their verb looks like: by themselves they tell nothing. */
const participle =
  /^(?:broken|gone|done|taken|given|seen|written|driven|torn|worn|stolen|frozen|chosen|shown|known|eaten|fallen|forgotten|hidden|spoken|woken|ridden|risen|grown|thrown|drawn|withdrawn|flown|begun|been|born|proven|sworn|swollen|damaged|enclosed|attached|unpaid)$/i
const isShort = (text: string) => wordsOf(text).some((word) => shortInProse.has(word))

const tellsTense = (tags: ReadonlySet<string>): boolean =>
  tags.has('Verb') &&
  !tags.has('Gerund') &&
  !tags.has('Participle') &&
  !tags.has('Infinitive') &&
  !tags.has('Imperative')
const isNamed = (tags: ReadonlySet<string>): boolean =>
  tags.has('Noun') || tags.has('Pronoun') || tags.has('Value') || tags.has('Determiner')

/** 'Please reply by Friday.', 'Thank you.': who is written to is asked or thanked without a subject. */
const asks =
  /^(?:please|thank you|thanks|let me know|let us know|kindly|enclosed|attached|many thanks|best wishes|congratulations)\b/i

/** 'Send the refund to my address.', 'Do not call me at work.': whoever gets a letter is told so, as the words are said to them. */
const toReader = /^(?:Do not |Don['’]t |Never )?\p{L}\p{Ll}+ .*\b(?:me|us|my|our|your|yours)\b/u

/** What opens a sentence before its subject: 'On the night of June 14, 2025 I was there.' */
const opening =
  /^(?:If|When|Whenever|Unless|Until|While|Because|Although|Though|Once|Where|After|Before|On|In|At|For|From|As|Upon|During|To|Except|Since|With|Without|By|Within|Under|Despite|Given|Through|Between|Over|About|Around|Along|However|Therefore|Also|Then|Later|Instead|First|Second|Third|Finally|Last|Still|Further|Meanwhile|Today|Yesterday|Based|Having|According|Starting|Beginning|\p{L}+ly|Following|Including|Regarding|Considering|That (?:day|night|week|morning)|The (?:next|same|following))\b/u

/** 'Whoever put that in the caption.': of whom nothing is told. */
const lone =
  /^(?:Whoever|Whatever|Whichever)\b(?!.{1,200}\b(?:is|are|was|were|will|shall|must|may|can|should|gets?|takes?|pays?|wins?|has|have|owes?|signs?|bears?)\b)/u

/** A word in capitals for its weight, and a label before what it is a label of: notes have both, a letter has neither. */
const ofNotes = /\b(?:NOT|ONLY|NEVER|BOTH|MUST|ALL|WANTS?)\b|^(?:[\p{L}’']+ ){0,2}[\p{L}’']+: \S/u

/** 'Contract number is …', 'Price per jar stays …': a noun that looks like an order, as nothing follows that it could be done to. */
const beginsName = (tags: ReadonlySet<string>, next: ReadonlySet<string> | undefined): boolean =>
  !['PastTense', 'Gerund', 'Modal', 'Auxiliary', 'Copula'].some((tense) => tags.has(tense)) &&
  !['Determiner', 'Pronoun', 'Possessive'].some((kind) => next?.has(kind))
/** The comma of a day ('May 4, 2026') and of a place ('Fargo, North Dakota') parts no clauses. */
const isInName = (word: string, next = ''): boolean =>
  /^(?:19|20)\d\d$/.test(next) ||
  /^(?:19|20)\d\d$/.test(word) ||
  (/^\p{Lu}\p{Ll}/u.test(word) && /^\p{Lu}\p{Ll}/u.test(next))

/**
 * Whether words of a letter or a paper for a court are a sentence: it names who or what before its verb, and is written out.
 * Parts of speech are read by `compromise`, as narrative tells in verbs that no list of a contract's words holds.
 */
export function readsWhole(words: string): boolean {
  const text = words.trim().replace(/(?<![?!])[?!]{1,8}$/, '.')
  const fault = faultIn(text, true)
  if (fault === 'signs' || fault === 'shorthand' || shorthand.test(text) || isShort(text) || ofNotes.test(text))
    return false
  if (lone.test(text)) return false
  if (asks.test(text)) return true
  if (/^\p{Ll}/u.test(text)) return false
  if (
    /\?["”]?$/.test(words.trim()) &&
    /^(?:can|could|would|will|do|does|did|is|are|may|might|should|have|has|what|when|where|how|who|which|why)\b/i.test(
      text,
    )
  )
    return true
  // 'Defendant’s motion fails.': a verb that the library takes for a noun.
  return hasOwnVerb(text) || (!/[,;:]/.test(text) && isSentence(text, true, false))
}

/** Whether a verb stands behind who or what it tells of, and outside of every comma that ends that. */
function hasOwnVerb(text: string): boolean {
  // What stands behind a semicolon or a colon goes on from it.
  const terms = nlp(text.split(/[;:]\s/)[0] ?? '').termList() as { text: string; post?: string; tags?: Set<string> }[]
  let opens = opening.test(text)
  let isNamedYet = /^there\b/i.test(text)
  let commas = 0
  let isBehindComma = false
  // A verb behind the first comma that closes no words in between: 'the college, ran a clinic, tried three cases'.
  let isBroken = false
  for (const [n, { text: word, post = '', tags = new Set<string>() }] of terms.entries()) {
    const next = terms[n + 1]?.tags
    const isVerb = tags.has('Verb') && !(n === 0 && beginsName(tags, next))
    // A subject ends at its comma, unless a second one closes what is put in between.
    if (isVerb && isNamedYet && commas === 1 && isBehindComma && !opens) isBroken = true
    if (isVerb && isNamedYet && (opens || commas === 0 || (commas > 1 && isBehindComma && !isBroken))) {
      // 'Its clerk misread the order': a past that looks like the plain form.
      if (
        (tellsTense(tags) && !participle.test(word)) ||
        (tags.has('Infinitive') && !/^to$/i.test(terms[n - 1]?.text ?? ''))
      )
        return true
      if (tags.has('Modal') || tags.has('Auxiliary')) return true
    }
    if (!isVerb && (isNamed(tags) || /^[\p{Lu}\d]/u.test(word))) isNamedYet = true
    else if (n === 0 && isVerb && !opens)
      return toReader.test(text) && !['PastTense', 'Gerund', 'Participle'].some((tense) => tags.has(tense))
    const isEnded = post.includes(',') && !isInName(word, terms[n + 1]?.text)
    // 'Otherwise, I will sue': what opens a sentence is no subject.
    if (isEnded && n === 0) {
      opens = true
      isNamedYet = false
    }
    if (isEnded) commas++
    isBehindComma = isEnded || (isBehindComma && (tags.has('Adverb') || tags.has('Negative')))
  }
  return false
}

/** 'We called her on September 23, she would not agree': two sentences that only a comma joins, joined by a semicolon. */
export function unspliced(words: string): string {
  // 'It goes into trust, it is billed against, and the rest goes back' is a series.
  if (opening.test(words) || /, (?:and|or) /.test(words)) return words
  for (const { index } of words.matchAll(/, (?=(?:they|he|she|it|we|I|you) \p{L})/gu)) {
    const [before, after] = [words.slice(0, index), words.slice(index + 2)]
    if (readsWhole(`${before}.`) && readsWhole(after.charAt(0).toUpperCase() + after.slice(1)))
      return `${before}; ${after}`
  }
  return words
}
