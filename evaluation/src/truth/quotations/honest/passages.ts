import type { Chance } from '../../random.ts'
import type { Draft } from '../case.ts'
import { numberedSentences, plainSentences, type Sentence } from '../sentences.ts'

export interface Passages {
  text: string
  sentences: Sentence[]
  numbered: Sentence[]
  chance: Chance
}

export type HonestWay = (passages: Passages) => (Draft | string)[]

export const passagesOf = (text: string, chance: Chance): Passages => ({
  text,
  sentences: plainSentences(text),
  numbered: numberedSentences(text),
  chance,
})

export const honestEach =
  (make: (words: string, passages: Passages, at: number) => Draft | string | null | undefined): HonestWay =>
  (passages) =>
    passages.chance
      .shuffled([...passages.sentences.keys()])
      .flatMap((at) => make(passages.sentences[at]?.words ?? '', passages, at) ?? [])

/** Words that turn the sense of a sentence: what holds one of them may not be left out. */
export const turning =
  /\b(?:not|no|nor|never|neither|none|nothing|cannot|without|unless|if|except|provided|only|but|hardly|scarcely|however|although|though|until|less|save|rather|otherwise|seldom|rarely|fail\w*|den\w+|refus\w+|contrary|yet|nevertheless|subject to|where|when|may|might|perhaps|contend\w*|argue\w*|urge\w*|claim\w*|insist\w*)\b/i
