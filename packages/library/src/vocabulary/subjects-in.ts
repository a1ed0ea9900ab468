import { stemsOf } from '../text/stems-of.ts'
import { subjects } from './subjects.ts'

type Phrase = readonly string[]

/** By the stems of a subject's phrases, those that a question names it with, and all that speak of it. */
interface Subject {
  asked: readonly Phrase[]
  spoken: readonly Phrase[]
}

let all: readonly Subject[] | undefined

const read = (): readonly Subject[] =>
  subjects
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = [], more = []] = line
        .split('|')
        .map((part) => part.split(',').flatMap((phrase) => (phrase.trim() ? [stemsOf(phrase)] : [])))
      return { asked, spoken: [...asked, ...more] }
    })

const places = (text: string): Map<string, number[]> => {
  const found = new Map<string, number[]>()
  for (const [at, stem] of stemsOf(text).entries()) found.set(stem, [...(found.get(stem) ?? []), at])
  return found
}

const has = (found: ReadonlyMap<string, readonly number[]>, phrase: Phrase): boolean =>
  phrase.length > 0 &&
  (found.get(phrase[0] as string) ?? []).some((at) =>
    phrase.every((stem, nth) => (found.get(stem) ?? []).includes(at + nth)),
  )

const namedIn = (asked: ReadonlyMap<string, readonly number[]>): readonly Subject[] => {
  all ??= read()
  return all.filter((one) => one.asked.some((phrase) => has(asked, phrase)))
}

/** Who names federal law by its own words does not ask for that of a state, whatever else is named. */
const ofFederalLaw =
  /\b(?:federal|bankruptcy|chapter (?:7|11|12|13)|constitution|constitutional|unconstitutional|amendment|due process|equal protection|article iii|title (?:vii|ix)|section 1983|erisa|flsa)\b/i

/** Whether a question names a subject, most of whose law is not federal: of what seems to answer it, less does. */
export const namesSubject = (question: string): boolean =>
  !ofFederalLaw.test(question) && namedIn(places(question)).length > 0

/** The subjects that a question names: for a text, which part of them it does not speak of, from 0 to 1. */
export function subjectsIn(question: string): (text: string) => number {
  const named = namedIn(places(question))
  return (text) => {
    if (named.length === 0) return 0
    const said = places(text)
    return named.filter(({ spoken }) => !spoken.some((phrase) => has(said, phrase))).length / named.length
  }
}
