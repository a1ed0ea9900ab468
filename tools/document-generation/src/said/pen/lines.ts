// The sentences of notes that are left for a letter, as the letter says them.
import { capital } from '../../capital.ts'
import { sentencesOf } from '../clean/gate.ts'
import { faultIn } from '../clean/register.ts'
import { writtenOut } from '../letters/written-out.ts'
import type { Unit } from '../reading.ts'
import { chunksOf } from './chunks.ts'
import { kindOf, tokensOf } from './clauses.ts'
import { unsure } from './reader.ts'
import { recast, type Speaker, subjectIn } from './recast.ts'

export interface Line {
  unit: Unit
  /** As the reader is told it, in the words of the notes. */
  words: string
  /** Its sentences. */
  said: string[]
  /** Something of it could not be told as a sentence. */
  isOpen: boolean
  /** Only since somebody in it may be another: it is kept beside the letter, and tells nothing against the rest. */
  isDoubtful?: true
}

const bullet = /^[\s*•–-]{1,5}(?=\S)/
/** What leads on to a sentence and says nothing. */
const idle =
  /^(?:(?:and|also|so|oh|well|um|uh|okay|ok|anyway|then|plus|basically|honestly|like|you know|hey|hi)[,.]? ){1,3}(?=\p{L})/iu

/** What a sentence of praise is put under: a whole sentence stands without it. */
const heading =
  /^(?:[Gg]ood points?|[Ss]trong points?|[Ss]trengths?|[Ww]eak(?:ness(?:es)?| points?)|[Pp]luses|[Mm]inuses|[Ee]xamples?|[Pp]ros|[Cc]ons): (?=(?:[Hh]e|[Ss]he|[Tt]hey)\b)/u
/** A sentence all in parentheses is said beside what is told. */
const beside = /^\([^()]*\)[.]?$/

/** 'Tell him we got his invoice': what the reader is told is what the letter says. */
const tells =
  /^(?:please )?(?:tell|let|inform|remind) (?:him|her|them)(?: know)?,? (?:that )?(?=(?:we|I|our|my|the|it|there)\b(?! (?:and|or)\b))/iu

/** 'That is.', 'We.': the beginning of a sentence whose rest is elsewhere. */
const bareWords =
  /^(?:That|It|This|We|I|There|He|She|They|You)(?: (?:is|are|was|were|am|have|has|had|do|did|will|would|also|want|need))?\.$/
/** What only somebody says who speaks to the one who writes. */
const toWriter =
  /\b(?:(?:the|this|a) letter (?:to|goes|should|is)|tell (?:him|her|them|you) (?:that|I|we|it)|let me tell you|say (?:that|it) (?:nicer|better|nicely)|put (?:that|it) in|you know|I mean|scratch that|strike that|gosh|ugh|uh|um|what was it|no wait|hang on|keep it to|sign it|address it|I guess|or something|whatever|don['’]?t (?:say|mention|put)|well no|anyway)\b/i

/** Whether a sentence may be sent: no shorthand and no signs of notes. */
const isFit = (sentence: string): boolean => {
  const fault = faultIn(sentence.replace(/[?!]+/g, '.'), true)
  const all = chunksOf(sentence.replace(/[.!?]["”’)]{0,2}$/, ''))
  const isWhole =
    /^(?:Please|Thank you|Thanks)\b/.test(sentence) ||
    /\?$/.test(sentence) ||
    all.some((one) => kindOf(one) === 'clause') ||
    kindOf(all.join(' ')) === 'clause'
  if (!isWhole || toWriter.test(sentence) || tokensOf(sentence).length < 2 || bareWords.test(sentence)) return false
  return (
    fault !== 'signs' &&
    fault !== 'shorthand' &&
    !/(?:^|\s)(?:w\/|b\/c|&c|lol|haha|idk|btw|tbh|ASAP|asap|gonna|wanna|gotta|kinda)(?=[\s.,]|$)/.test(sentence)
  )
}

/** What people say for what is written: 'I been there', 'thanks for'. */
const mended = (words: string): string =>
  words
    .replace(/\b(?<who>I|we|they|you) been\b/giu, '$<who> have been')
    .replace(/\b(?<who>he|she) been\b/giu, '$<who> has been')
    .replace(
      /^effective (?=(?:January|February|March|April|May|June|July|August|September|October|November|December|immediately|today|the)\b)/i,
      'This is effective ',
    )
    .replace(/^thanks (?=(?:for|so much|again)\b)/iu, 'Thank you ')
    .replace(
      /^(?<count>two|three|four|one|\d) weeks?(?:['’]? notice)?,? so (?:my )?last day/iu,
      (_, count: string) => `I am giving ${count.toLowerCase()} weeks’ notice. My last day`,
    )

/** Sentences or lines of notes, in order, as sentences of a letter. */
export function linesOf(units: readonly Unit[], toReader: (words: string) => string, speaker: Speaker): Line[] {
  let isAfterOther = false
  const told = (one: string) => {
    const own = recast(one, { ...speaker, isAfterOther })
    isAfterOther = subjectIn(one, isAfterOther)
    return own
  }
  return units.map((unit) => lineOf(unit, toReader, told))
}
function lineOf(unit: Unit, toReader: (words: string) => string, told: (sentence: string) => (string | null)[]): Line {
  const plain = unit.text.replace(bullet, '').replace(idle, '').replace(tells, '').replace(heading, '').trim()
  if (beside.test(plain)) return { unit, words: plain, said: [], isOpen: true, isDoubtful: true }
  const heard = toReader(mended(plain))
  if (heard.startsWith(unsure)) {
    const words = writtenOut(capital(heard.slice(unsure.length)))
    sentencesOf(words).forEach(told)
    return { unit, words, said: [], isOpen: true, isDoubtful: true }
  }
  const words = writtenOut(capital(heard))
  const said = /^(?:Thank you|Please)\b/.test(words)
    ? [/[.!?]$/.test(words) ? words : `${words}.`]
    : sentencesOf(words).flatMap(told)
  const whole = said.filter((one): one is string => one !== null && isFit(one))
  const isOpen = whole.length < said.length
  // Of a few sentences that hang together none stands without the others.
  return { unit, words, said: isOpen && said.length < 4 ? [] : whole, isOpen }
}
