import { repeatsItself } from '../../process/repeats.ts'

/** What a model writes for a sound that is no speech: "[Music]", "(wind blowing)". */
const asides = /[[(*♪][^[\](){}*♪]*[\])*♪]/g

/** What the model wrote, as words: no asides, nothing where it repeats itself, spaces as in a text. */
export function wordsOf(answer: string): string {
  if (repeatsItself(answer)) return ''
  const words = answer.replace(asides, ' ').split(/\s+/).join(' ').trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}
