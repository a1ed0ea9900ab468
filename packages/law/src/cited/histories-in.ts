import type { CaseCitation } from '../citations/citation.ts'
import type { Treatment, TreatmentKind } from '../treatment/treatment.ts'
import { treatmentsIn } from '../treatment/treatments-in.ts'
import type { CitedPlace } from './cited.ts'

/** What a document says plainly became of a decision, and by which other; null: it names none. */
export interface WrittenHistory {
  kind: TreatmentKind
  of: CaseCitation
  by: CaseCitation | null
  /** From 0 to 1: how surely the words say so. */
  certainty: number
  start: number
  end: number
}

/** From this certainty on the words are no mere talk of it. */
const plainly = 0.7

/** In a sentence with one of these it may be denied, supposed, or what somebody else says. */
const doubts =
  /\b(?:not|n['’]t|never|cannot|nobody|none|neither|nor|no (?:court|one|decision|case|judge|authority)|hardly|scarcely|nearly|almost|close to|short of|whether|if|unless|could|would|should|might|may|must|ask\w*|urg\w+|argu\w+|conten\w+|claim\w*|assert\w*|suggest\w*|suppos\w+|assum\w+|alleg\w+|insist\w*|rumou?r\w*|wrong\w*|false\w*|mistak\w+|incorrect\w*|contested|disput\w+|scholars|commentators|dissent\w*|controls|only)\b|\?/i

/** What a document says plainly became of decisions that it cites. */
export const historiesIn = (text: string, places: readonly CitedPlace[]): WrittenHistory[] => [
  ...treatmentsIn({ text })
    .filter(({ isDenied, voice, certainty }) => !isDenied && voice === 'court' && certainty >= plainly)
    .filter(({ start, end }) => !doubts.test(text.slice(start, end)))
    .map(({ by, ...one }: Treatment) => ({ ...one, by: by === 'this opinion' ? null : by })),
  ...inParentheses(text, places),
]

const doing = /\((?:\p{Ll}{1,12}ly )?(overruling|abrogating|superseding|reversing|vacating)\s{1,3}$/u
const done: Readonly<Record<string, TreatmentKind>> = {
  overruling: 'overruled',
  abrogating: 'abrogated',
  superseding: 'superseded',
  reversing: 'reversed',
  vacating: 'vacated',
}

/** 'Dickerson v. United States, 530 U.S. 428 (2000) (overruling Miranda v. Arizona, 384 U.S. 436 (1966))'. */
const inParentheses = (text: string, places: readonly CitedPlace[]): WrittenHistory[] =>
  places.flatMap(({ citation: of }, at) => {
    const by = places[at - 1]?.citation
    if (of.kind !== 'case' || by?.kind !== 'case' || by.core.end > of.start) return []
    const before = text.slice(by.core.end, of.start)
    const [words = '', act = ''] = doing.exec(before.slice(-40)) ?? []
    const kind = done[act]
    const start = of.start - words.length
    return kind && !/[.;]\s/.test(before) ? [{ kind, of, by, certainty: 1, start, end: of.end }] : []
  })
