import type { Sentence } from '../sentences.ts'
import { gap, lowered, ofEach, type Source, type Way } from './source.ts'

const clause =
  /^((?:(?:The|A|An|No|Every|Any|Such|This|That|These|Those|Our)(?: [\w’'-]+){1,6}?)|Petitioner|Respondent|Appellant|Appellee|Congress|Plaintiff|Defendant)s? (was|is|were|are|had|has|did|may|must|shall|should|could|would|can|cannot|will|does|do) (.+)$/
const clausal = /\b(?:that|which|who|whom|when|where|if|as|because|it|he|she|they|we|I|there|and|or)\b/

interface Clause extends Sentence {
  subject: string
  verb: string
  rest: string
}

const clausesOf = ({ sentences }: Source): Clause[] =>
  sentences.flatMap((sentence) => {
    const [, subject, verb, rest] = clause.exec(sentence.words) ?? []
    return subject && verb && rest && !clausal.test(subject) ? [{ ...sentence, subject, verb, rest }] : []
  })

const head = (subject: string) => subject.toLowerCase().split(' ').at(-1)

/** Two clauses of one opinion with different subjects, `fewest` to `most` characters apart, in their order. */
const pairs = (source: Source, fewest: number, most: number): [Clause, Clause][] => {
  const clauses = clausesOf(source)
  return source.chance.shuffled(
    clauses.flatMap((one) =>
      clauses
        .filter(({ start }) => start > one.end && start - one.end >= fewest && start - one.end <= most)
        .filter((other) => head(other.subject) !== head(one.subject))
        .slice(0, 3)
        .map((other): [Clause, Clause] => [one, other]),
    ),
  )
}

const subjectAndVerb =
  (fewest: number, most: number): Way =>
  (source) =>
    pairs(source, fewest, most).map(([one, other]) => `${one.subject}${gap(source)}${other.verb} ${other.rest}`)

const halves = (words: string): [string, string] | null => {
  const cut = /^(.{20,}? (?:of|to|the|in|by|for|that)) (.{20,})$/.exec(words)
  return cut?.[1] && cut[2] ? [cut[1], cut[2]] : null
}

const joined = (between: (source: Source) => string, apart: number): Way =>
  ofEach((words, source, at) => {
    const one = halves(words)
    const other = halves(source.sentences[at + apart]?.words ?? '')
    return one && other && `${one[0]}${between(source)}${other[1]}`
  })

/** Words of two sentences made one. */
export const twoSentences: Record<string, Way> = {
  'subject and verb, next sentence': subjectAndVerb(0, 4),
  'subject and verb, same page': subjectAndVerb(5, 2_000),
  'subject and verb, far apart': subjectAndVerb(8_000, 100_000),
  'subject and half the verb, the rest of another': (source) =>
    pairs(source, 0, 3_000).flatMap(([one, other]) =>
      one.verb === other.verb ? [`${one.subject} ${one.verb}${gap(source)}${other.rest}`] : [],
    ),
  'verb put in brackets before the splice': (source) =>
    pairs(source, 0, 2_000).map(([one, other]) => `${one.subject} [${other.verb}] . . . ${other.rest}`),
  'verb of another sentence, no ellipsis': (source) =>
    pairs(source, 0, 2_000).map(([one, other]) => `${one.subject} ${other.verb} ${other.rest}`),
  'first half and second half': joined(gap, 1),
  'first half and second half, far apart': joined(gap, 9),
  'first half and second half, no ellipsis': joined(() => ' ', 1),
  'halves as if a sentence ended between': ofEach((words, { sentences }, at) => {
    const one = halves(words)
    const other = halves(sentences[at + 2]?.words ?? '')
    return one && other && `${one[0]}. . . . [${other[1].charAt(0).toUpperCase()}]${other[1].slice(1)}`
  }),
  'three sentences': ofEach((words, source, at) => {
    const [one, two, three] = [words, ...[1, 2].map((more) => source.sentences[at + more]?.words ?? '')].map(halves)
    const middle = two?.[1].split(' ').slice(0, 6).join(' ')
    return one && three && middle && `${one[0]}${gap(source)}${middle}${gap(source)}${three[1]}`
  }),
  'a single word of another sentence at the end': ofEach((words, source, at) => {
    const one = halves(words)
    const last = source.sentences[at + 2]?.words.split(' ').at(-1)
    return one && last && `${one[0]} ${one[1].split(' ').slice(0, 4).join(' ')}${gap(source)}${last}`
  }),
  'whole sentences, made one by a comma': ofEach((words, { sentences }, at) => {
    const other = sentences[at + 1]?.words
    return other && `${words.slice(0, -1)}, and ${lowered(other)}`
  }),
}
