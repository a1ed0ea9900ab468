import { type HeldText, readHeldText, supportIn } from '@casewright/law'
import type { Opinion } from '../truth/data.ts'
import { type Chance, chanceOf } from '../truth/random.ts'

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

const plainSentences = (held: HeldText, chance: Chance) => chance.shuffled(held.sentences.filter(isPlainSentence))

/** What the rules make of one sentence of each opinion in each way, with the opinion at hand. */
export function judgeOpposites(opinions: readonly Opinion[]): { way: Way; outcome: string }[] {
  const chance = chanceOf('opposites')
  return opinions.flatMap((opinion) => {
    const held = readHeldText(opinion.text)
    const sentences = plainSentences(held, chance)
    return ways.flatMap((way) => {
      for (const { text } of sentences) {
        const statement = turned(text, way)
        if (statement) return { way, outcome: supportIn(held, statement)?.outcome ?? 'none' }
      }
      return []
    })
  })
}

/** Words that say how things hang together, turned. The first that a sentence has is turned, in an order by chance. */
const frames: readonly (readonly [RegExp, string])[] = [
  [/\bbefore\b/, 'after'],
  [/\bafter\b/, 'before'],
  [/\bmore than\b/, 'less than'],
  [/\bless than\b/, 'more than'],
  [/\bat least\b/, 'at most'],
  [/\bonly if\b/, 'even if'],
  [/\beven if\b/, 'only if'],
  [/\bunless\b/, 'if'],
  [/\bif\b/, 'unless'],
  [/\bwithout\b/, 'with'],
  [/\bwith\b/, 'without'],
  [/\balways\b/, 'never'],
  [/\bmay\b/, 'must'],
  [/\bmust\b/, 'need not'],
  [/\bshall\b/, 'may'],
  [/\bany\b/, 'no'],
  [/\ball\b/, 'none of'],
  [/\bevery\b/, 'no'],
  [/\buntil\b/, 'after'],
  [/\bwithin\b/, 'outside'],
  [/\bbecause\b/, 'although'],
  [/\bagainst\b/, 'for'],
]

export interface Turned {
  way: string
  /** By the word that is replaced. Rules were written with the words of `development` in view. */
  half: 'development' | 'held out'
  outcome: string
  words: string
}

const ofEach = 3

/** Sentences with one word replaced by its antonym in WordNet, or one joining word turned: several of each opinion. */
export function judgeReplaced(opinions: readonly Opinion[], antonyms: ReadonlyMap<string, string>): Turned[] {
  const chance = chanceOf('replaced')
  return opinions.flatMap((opinion) => {
    const held = readHeldText(opinion.text)
    const sentences = plainSentences(held, chance).map(({ text }) => text)
    const judge = (way: string, of: string, words: string, statement: string): Turned => ({
      way,
      half: chanceOf(of).next() < 0.5 ? 'development' : 'held out',
      outcome: supportIn(held, statement)?.outcome ?? 'none',
      words: `${words}: ${statement}`,
    })
    const byWord = sentences.slice(0, ofEach).flatMap((text) => {
      const known = [...text.matchAll(/\b[a-z]{4,}\b/g)].filter(([word]) => antonyms.has(word))
      if (known.length === 0) return []
      const { 0: word, index } = chance.pick(known)
      const other = antonyms.get(word) ?? ''
      const statement = text.slice(0, index) + other + text.slice(index + word.length)
      return judge('an antonym of WordNet', [word, other].sort().join(), `${word}/${other}`, statement)
    })
    const byFrame = sentences.slice(ofEach, ofEach * 2).flatMap((text) => {
      const known = frames.filter(([one]) => one.test(text))
      if (known.length === 0) return []
      const [from, to] = chance.pick(known)
      return judge('a joining word turned', opinion.id, `${from.source}/${to}`, text.replace(from, to))
    })
    return [...byWord, ...byFrame]
  })
}
