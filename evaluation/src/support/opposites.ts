import { type HeldText, readHeldText, supportIn } from '@casewright/law'
import type { Opinion } from '../truth/data.ts'
import { chanceOf } from '../truth/random.ts'

/** Sentences of an opinion that are turned into their opposite, and those that are not. */
export const ways = ['left as it is', 'a denial put in', 'a denial taken out', 'another number', 'an opposite'] as const
export type Way = (typeof ways)[number]

const auxiliary = /\b(is|are|was|were|may|must|can|could|shall|will|would|should|does|did|has|have)\b(?! not)/
const denied = /\b(is|are|was|were|may|must|can|could|shall|will|would|should|does|did|has|have) not\b/
const denying = /\b(?:not|no|nor|never|without|cannot|neither|none)\b/i
const number =
  /\b(?:\d{1,3}|two|three|four|five|six|ten|twelve|twenty|thirty|sixty) (?=days|years|months|hours|miles|persons|dollars|members|weeks|jurors)/i
const opposites = [
  ['affirmed', 'reversed'],
  ['granted', 'denied'],
  ['permits', 'prohibits'],
  ['lawful', 'unlawful'],
  ['constitutional', 'unconstitutional'],
  ['valid', 'invalid'],
  ['reasonable', 'unreasonable'],
  ['required', 'forbidden'],
  ['admissible', 'inadmissible'],
  ['necessary', 'unnecessary'],
] as const

function turned(text: string, way: Way): string | null {
  if (way === 'left as it is') return text
  if (way === 'a denial put in')
    return auxiliary.test(text) && !denying.test(text) ? text.replace(auxiliary, '$1 not') : null
  if (way === 'a denial taken out')
    return denied.test(text) && !/\bnot (?:only|merely)\b/.test(text) ? text.replace(/ not\b/, '') : null
  if (way === 'another number') return number.test(text) ? text.replace(number, 'seventeen ') : null
  const pair = opposites.find(([one]) => new RegExp(`\\b${one}\\b`).test(text))
  return pair ? text.replace(new RegExp(`\\b${pair[0]}\\b`), pair[1]) : null
}

const isPlainSentence = ({ text, words }: HeldText['sentences'][number]) =>
  words.length >= 12 && words.length <= 40 && /^[A-Z][^“”"]*\.$/.test(text) && !/\d U\. ?S/.test(text)

/** What the rules make of one sentence of each opinion in each way, with the opinion at hand. */
export function judgeOpposites(opinions: readonly Opinion[]): { way: Way; outcome: string }[] {
  const chance = chanceOf('opposites')
  return opinions.flatMap((opinion) => {
    const held = readHeldText(opinion.text)
    const sentences = chance.shuffled(held.sentences.filter(isPlainSentence))
    return ways.flatMap((way) => {
      for (const { text } of sentences) {
        const statement = turned(text, way)
        if (statement) return { way, outcome: supportIn(held, statement)?.outcome ?? 'none' }
      }
      return []
    })
  })
}
