import { stemsOf } from '../text/stems-of.ts'
import { subjects } from './subjects.ts'

type Phrase = readonly string[]

/** By the stems of a subject's phrases, those that a question names it with, and all that speak of it. */
interface Subject {
  /** The phrases of `asked` as they are written in the list. */
  names: readonly string[]
  asked: readonly Phrase[]
  spoken: readonly Phrase[]
  /** It is the law of other countries, and no state has it. */
  isForeign: boolean
}

let all: readonly Subject[] | undefined

const read = (): readonly Subject[] =>
  subjects
    .trim()
    .split('\n')
    .map((line) => {
      const [names = [], others = []] = line
        .split('|')
        .map((part) => part.split(',').flatMap((phrase) => (phrase.trim() ? [phrase.trim()] : [])))
      const asked = names.map((name) => stemsOf(name))
      const spoken = [...asked, ...others.map((other) => stemsOf(other))]
      return { names, asked, spoken, isForeign: others.includes('foreign country') }
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

/**
 * Who names federal law by its own words does not ask for that of a state, whatever else is named; nor does who tells of what
 * is federal wherever it happens: discrimination, soldiers, immigration, searches, speech, guns.
 */
const ofFederalLaw =
  /\b(?:federal|bankruptcy|chapter (?:7|11|12|13)|constitution|constitutional|unconstitutional|amendment|due process|equal protection|article iii|title (?:vii|ix)|section 1983|erisa|flsa|fmla|eeoc|osha|irs|sec|ftc|ada|discriminat\w*|harass\w*|disab\w+|handicap\w*|pregnan\w*|rac(?:e|ial|ist)|religio\w*|church|service (?:dog|animal)|emotional support|section 8|public housing|military|army|navy|marines?|deployed|deployment|servicemembers?|veterans?|immigra\w+|deport\w*|asylum|copyright\w*|trademark\w*|patents?|police|cops?|warrant\w*|search(?:ed|es)?|seiz\w+|blood|miranda|confess\w*|free speech|handguns?|guns?|firearms?|overtime|minimum wage|union)\b/i

/** What comes of a subject as evidence is no question on it: 'my DUI conviction, to attack my credibility'. */
const ofEvidence = /\b(?:impeach\w*|credibility|hearsay|admissible|inadmissible|admissibility)\b/i

/** Whether a question names a subject, most of whose law is not federal: of what seems to answer it, less does. */
export const namesSubject = (question: string): boolean => subjectNamed(question) !== undefined

/** What such a subject is called where a question names it, the longest name; undefined where it names none. */
const subjectNamed = (question: string): string | undefined => nameOf(question, namedIn)

/** The same of what is the law of states, as china and turkey, which are also countries, are not. */
export const stateSubjectNamed = (question: string): string | undefined =>
  nameOf(question, (asked) => namedIn(asked).filter(({ isForeign }) => !isForeign))

function nameOf(question: string, subjectsOf: typeof namedIn): string | undefined {
  if (ofFederalLaw.test(question) || ofEvidence.test(question)) return undefined
  const found = places(question)
  const names = subjectsOf(found).flatMap(({ names, asked }) => names.filter((_, at) => has(found, asked[at] ?? [])))
  // 'Tenant' of who asks about one tenant.
  const written = ` ${question.toLowerCase().replace(/[^\p{L}\d’'-]+/gu, ' ')} `
  const asWritten = names.filter((name) => written.includes(` ${name} `))
  return (asWritten.length > 0 ? asWritten : names).toSorted((one, other) => other.length - one.length)[0]
}

/** The subjects that a question names: for a text, which part of them it does not speak of, from 0 to 1. */
export function subjectsIn(question: string): (text: string) => number {
  const named = ofEvidence.test(question) ? [] : namedIn(places(question))
  return (text) => {
    if (named.length === 0) return 0
    const said = places(text)
    return named.filter(({ spoken }) => !spoken.some((phrase) => has(said, phrase))).length / named.length
  }
}
