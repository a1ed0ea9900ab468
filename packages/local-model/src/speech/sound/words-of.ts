import { repeatsItself } from '../../process/repeats.ts'

/** What a model writes for a sound that is no speech: "[Music]", "(wind blowing)". */
const asides = /[[(][^\][()]*[\])]|[*♪][^*♪]*[*♪]/g

/** What a model writes for a hum or a noise, and nobody says alone. */
const phantoms = ['you', 'thanks for watching', 'thank you for watching']

/** What the model wrote, as words: no asides, nothing where it repeats itself, spaces as in a text. */
export function wordsOf(answer: string): string {
  if (repeatsItself(answer)) return ''
  const words = answer.replace(asides, ' ').split(/\s+/).join(' ').trim()
  if (phantoms.includes(words.toLowerCase().replace(/[.!]$/, ''))) return ''
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}
