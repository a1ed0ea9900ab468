import type { CaseCitation } from '../citations/citation.ts'
import type { TreatmentKind } from '../treatment/treatment.ts'
import type { CitedPlace } from './cited.ts'
import type { WrittenHistory } from './histories-in.ts'

const kinds: readonly [RegExp, TreatmentKind][] = [
  [/^overrul/i, 'overruled'],
  [/^(?:abrogat|repudiat|abandon|discard|disavow)/i, 'abrogated'],
  [/^supersed/i, 'superseded'],
  [/^revers/i, 'reversed'],
  [/^vacat/i, 'vacated'],
]
const kindOf = (verb: string): TreatmentKind => kinds.find(([form]) => form.test(verb))?.[1] ?? 'overruled'

const adverbs =
  '(?:(?:later|since|then|itself|subsequently|expressly|explicitly|squarely|formally|finally|has|had|have) ){0,3}'
const undone =
  '(overruled|abrogated|superseded|reversed|vacated|repudiated|abandoned|discarded|disavowed|rejected(?= (?:by|in)))'
const court = '(?:the|this|that) (?:supreme |same )?court'

/** '(overruling X', where the one that did it stands before. */
const doing = /\((?:\p{Ll}{1,12}ly )?(overruling|abrogating|superseding|reversing|vacating)\s{1,3}$/u
/** 'X (1940) (overruled by Y', 'X (repudiated in Y'. */
const doneBy = new RegExp(`\\(${adverbs}${undone} (?:by|in) $`, 'iu')
/** 'X, which the Court overruled in Y', 'X, a decision that the Court has since abandoned in Y'. */
const doneByCourt = new RegExp(
  `^,? (?:which|(?:an?|the) (?:\\p{L}{1,15} ){0,2}(?:decision|case|rule|holding|precedent|opinion)(?: that| which)?) ${court} ${adverbs}${undone} (?:by|in) $`,
  'iu',
)
/** 'X, which Y overruled': what stands between the two, and behind the second. */
const which = /^,? \(?which $/i
const didIt = new RegExp(`^\\)?,? ${adverbs}${undone}\\b`, 'iu')
/** 'W and X, both overruled by Y', 'W; X; each was overruled in Y'. */
const bothBy = new RegExp(
  `^[,;]? (?:and )?(?:both|each|all|all three|all four)(?: of (?:which|them))? (?:(?:were|was|are|being|have been|has been|had been) )?${adverbs}${undone} (?:by|in) $`,
  'iu',
)
const joins = /^[,;]? ?(?:and |or |as well as )?(?:(?:see )?also )?$/i

/** What the words between two citations of a sentence say that one of them did to the other. */
export const doneBetween = (text: string, places: readonly CitedPlace[]): WrittenHistory[] =>
  places.flatMap(({ citation: next }, at) => {
    const before = places[at - 1]?.citation
    if (next.kind !== 'case' || before?.kind !== 'case' || before.core.end > next.start) return []
    // Its own year and court, and what else stands in its parentheses, are no words between them.
    const plain = (from: number) => text.slice(from, next.start).replace(/\s+/g, ' ')
    const whole = plain(before.core.end)
    const history = (of: CaseCitation, by: CaseCitation, verb: string): WrittenHistory => ({
      kind: kindOf(verb),
      of,
      by,
      certainty: 1,
      isNote: true,
      start: Math.min(of.start, by.start),
      end: Math.max(of.end, by.end),
    })
    const isOneSentence = !/[.;]\s/.test(whole.replace(/\([^()]{0,60}\)/g, ''))
    const [, act] = isOneSentence ? (doing.exec(whole.slice(-40)) ?? []) : []
    if (act) return [history(next, before, act.replace(/ing$/, 'ed'))]
    const [, noted] = doneBy.exec(whole.slice(-80)) ?? []
    if (noted) return [history(before, next, noted)]
    const between = plain(Math.min(before.end, next.start))
    const [, told] = doneByCourt.exec(between) ?? []
    if (told) return [history(before, next, told)]
    const [, did] = which.test(between)
      ? (didIt.exec(text.slice(next.end, next.end + 80).replace(/\s+/g, ' ')) ?? [])
      : []
    if (did) return [history(before, next, did)]
    const [, all] = bothBy.exec(between) ?? []
    return all ? rowEndingAt(text, places, at - 1).map((of) => ({ ...history(of, next, all), isNote: false })) : []
  })

/** The decisions that only commas and 'and' join to the one at a place, with it. */
function rowEndingAt(text: string, places: readonly CitedPlace[], at: number): CaseCitation[] {
  const row: CaseCitation[] = []
  for (let place = at; place >= 0; place--) {
    const [one, last] = [places[place]?.citation, row.at(-1)]
    if (one?.kind !== 'case') break
    if (last && !joins.test(text.slice(Math.min(one.end, last.start), last.start).replace(/\s+/g, ' '))) break
    row.push(one)
  }
  return row
}
