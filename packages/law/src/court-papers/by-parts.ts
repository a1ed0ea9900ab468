import type { DocumentKind } from '../kinds/sign.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { sentencesOf } from '../sentences/sentences.ts'
import type { Part } from '../summary/parts.ts'
import type { Whole } from '../summary/scored.ts'
import { standsApart } from './apart.ts'
import { dispositionIn, dispositionValue } from './disposition.ts'
import { best, type Candidate, type CourtField, type CourtFieldName, courtFieldNames, mostShown } from './field.ts'
import { featuresOf, type Seen } from './learned/features.ts'
import { scorer, type Weights } from './learned/scorer.ts'
import learned from './learned/weights.json' with { type: 'json' }
import { ofLetter } from './letter.ts'
import { endOfRequest, isTitleAlone } from './relief.ts'
import { endOf, sentencesIn, stretchOf } from './sentences.ts'

/** Candidates for one field that are kept: the best are chosen at the end. */
const mostKept = 400
/** A sentence that rules take for a disposition, and that is as unlikely as this, is none. */
const doubtful = -2

const oddsFor = scorer(learned as Weights)

/** What the court papers of a case are asked, read part by part. */
export interface CourtPaperByParts {
  add(part: Part): void
  /** In the order of `courtFieldNames`, then of the text. A document that is no paper of a court has deadlines alone. */
  all(): CourtField[]
}

/** Papers that have some of the fields only. */
const only: Partial<Record<DocumentKind, readonly CourtFieldName[]>> = {
  notice: ['posture'],
  subpoena: ['relief', 'deadlines'],
}
const ofCourtAlone: readonly CourtFieldName[] = ['disposition', 'holding']

/** The fields of an opinion, an order or a filing, from the sentences that say them. */
export function courtPaperByParts(whole: Whole): CourtPaperByParts {
  const stretch = stretchOf(whole)
  if (!stretch) return ofLetter(whole)
  const isCourts = stretch.voice === 'opinion' || stretch.voice === 'order'
  const found = new Map<CourtFieldName, Candidate[]>(courtFieldNames.map((name) => [name, []]))
  let isSeparate = false
  /** Shown where no rule knows a disposition. */
  let likeliest: Candidate | undefined
  const keep = (name: CourtFieldName, candidate: Candidate) => {
    const list = found.get(name) ?? []
    if (list.length < mostKept || name === 'disposition') list.push(candidate)
  }
  return {
    add(part) {
      if (isCourts && part.offset === 0) isSeparate = standsApart(part.source.text)
      const { seen, sides } = sentencesIn(part, stretch)
      for (const one of seen) {
        const odds = oddsFor(featuresOf(one))
        const { text, start, end, at } = one
        const place = { text, start, end, at }
        const ruled = one.points.disposition ?? 0
        if (ruled > 0 && odds.disposition > doubtful) keep('disposition', { ...place, points: ruled })
        if (odds.disposition >= 0 && odds.disposition > (likeliest?.points ?? 0))
          likeliest = { ...place, points: odds.disposition }
        for (const name of byOdds)
          if (odds[name] >= 0) {
            const side = name === 'arguments' ? sides.get(start) : undefined
            const asked = name === 'relief' && !isCourts ? withItems(part, one) : place
            keep(name, { ...asked, points: odds[name], ...(side && { side }) })
          }
      }
    },
    all() {
      const asked = only[whole.kind] ?? (isCourts && !isSeparate ? courtFieldNames : ofSide)
      const all = (name: CourtFieldName) => (asked.includes(name) ? (found.get(name) ?? []) : [])
      const ruled = dispositionIn(all('disposition'), stretch.voice === 'order')
      const mayDispose = asked.includes('disposition') && isCourts
      const disposition = ruled.length > 0 || !likeliest || !mayDispose ? ruled : [likeliest]
      const ends = isCourts ? endOf(disposition) : whole.length
      const of = (name: CourtFieldName) =>
        best(
          all(name).filter(({ start }) => name === 'deadlines' || start < ends),
          mostShown[name],
          0,
        )
      const value = dispositionValue(disposition.map(({ text }) => text))
      return [
        ...fields('disposition', disposition).map((field) => ({ ...field, ...(value && { value }) })),
        ...byOdds.flatMap((name) => fields(name, name === 'relief' ? withoutTitle(of(name)) : of(name))),
      ]
    },
  }
}

const byOdds = courtFieldNames.filter((name) => name !== 'disposition')
const ofSide: readonly CourtFieldName[] = courtFieldNames.filter((name) => !ofCourtAlone.includes(name))

const fields = (name: CourtFieldName, list: readonly Candidate[]): CourtField[] =>
  list.map(({ start, end, text, side }) => ({ name, start, end, text, ...(side && { side }) }))

const withoutTitle = (list: readonly Candidate[]): readonly Candidate[] => {
  const asked = list.filter(({ text }) => !isTitleAlone(text))
  return (asked.length > 0 ? asked : list).filter(
    ({ text }, at, all) => all.findIndex((other) => other.text === text) === at,
  )
}

/** A request with the list in which it goes on. */
const withItems = ({ source, offset }: Part, { text, start, end, at }: Seen): Omit<Candidate, 'points'> => {
  const sentences: Sentence[] = sentencesOf(source)
  const index = sentences.findIndex((one) => one.start + offset === start)
  const last = index < 0 ? end : endOfRequest(sentences, index) + offset
  return last <= end
    ? { text, start, end, at }
    : { text: source.text.slice(start - offset, last - offset).replace(/\s+/g, ' '), start, end: last, at }
}
