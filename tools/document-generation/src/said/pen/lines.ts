// The sentences of notes that are left for a letter, as the letter says them.
import { faultIn } from '../clean/register.ts'
import { writtenOut } from '../letters/written-out.ts'
import type { Unit } from '../reading.ts'
import { type Speaker, recast } from './recast.ts'

export interface Line {
  unit: Unit
  /** As the reader is told it, in the words of the notes. */
  words: string
  /** Its sentences. */
  said: string[]
  /** Something of it could not be told as a sentence. */
  isOpen: boolean
}

const bullet = /^[\s*•–-]{1,5}(?=\S)/
/** What leads on to a sentence and says nothing. */
const idle = /^(?:(?:and|also|so|oh|well|um|uh|okay|ok|anyway|then|plus|basically|honestly|like|you know|hey|hi)[,.]? ){1,3}(?=\p{L})/iu
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether a sentence may be sent: no shorthand and no signs of notes. */
const isFit = (sentence: string): boolean => {
  const fault = faultIn(sentence.replace(/[?!]+/g, '.'), true)
  return fault !== 'signs' && fault !== 'shorthand' && !/(?:^|\s)(?:w\/|b\/c|&c|lol|haha|idk|btw|tbh|ASAP|asap|gonna|wanna|gotta|kinda)(?=[\s.,]|$)/.test(sentence)
}

/** A sentence or line of notes as sentences of a letter. */
export function lineOf(unit: Unit, toReader: (words: string) => string, speaker: Speaker): Line {
  const plain = unit.text.replace(bullet, '').replace(idle, '').trim()
  const words = writtenOut(capital(toReader(plain)))
  const said = recast(words, speaker)
  const whole = said.filter((one): one is string => one !== null && isFit(one))
  return { unit, words, said: whole, isOpen: whole.length < said.length }
}
