import { type Anchor, doubtsUnder, doubtWords, type LooseMark, type Reasoned, withDoubts } from '@casewright/core'
import type { ModelAdvice, ModelFactor, Written } from './output.ts'
import type { Answer } from './prompt.ts'
import { mostByModel } from './score/figures.ts'
import { severityOf } from './score/points.ts'

/** What a factor of the model's own moves the index by, in percent points: where ours are high, medium and low. */
const modelPoints = { high: 9, medium: 5, low: 2 } as const

/** A statement longer than this is no statement, and may be something that was said to the model. */
const longest = 600

/** Words that a statement about an authority has beside its citation, at least: fewer say nothing of it. */
const fewestWords = 4

/** What one of our own factors counts for the client; null where it is none of the case, or counted already. */
export type Weigh = (id: string) => number | null

interface Resting {
  statement: string
  quotation: { outcome: string; anchor?: Anchor }
}

/**
 * What a model wrote, as far as it holds: each factor and advice rests on words that stand in the
 * description, each authority on a citation that was verified. The rest is left out, and counted.
 * @param counted the places of the description that the index already counts
 * @param weigh has a fact that the model reads, and that is one of our own factors, count as it would if we had read it
 */
export function writtenOf(
  reasoned: Reasoned<Answer>,
  describedAs: string,
  counted: readonly Anchor[],
  weigh: Weigh = () => null,
): Written {
  const { answer, loose, model } = reasoned
  const keep = <T extends Resting>(list: keyof Answer, items: readonly T[]) =>
    items.flatMap((item, at) => {
      const path = `${list}.${at}`
      const { anchor, outcome } = item.quotation
      const holds = outcome === 'found' && anchor?.document === describedAs && item.statement.length <= longest
      if (!holds || claimsFalsely(loose, path)) return []
      return [{ item, statement: item.statement, quotation: anchor, doubts: doubtWords(doubtsUnder(loose, path)) }]
    })
  const asAdvice = ({ statement, quotation, doubts }: ModelAdvice) => ({ statement, quotation, doubts })

  const seen: Anchor[] = [...counted]
  const factors = keep('factors', answer.factors).map(({ item, ...kept }): ModelFactor => {
    const published = item.is === 'none' ? null : weigh(item.is)
    const isSeen = seen.some(({ start, end }) => start < kept.quotation.end && kept.quotation.start < end)
    const known = isSeen || published === 0
    seen.push(kept.quotation)
    const own = item.direction === 'up' ? modelPoints[item.severity] : -modelPoints[item.severity]
    const points = published || own
    return {
      ...kept,
      direction: points < 0 ? 'down' : 'up',
      severity: severityOf(points),
      known,
      points: known ? 0 : points,
      ...(item.bar !== 'none' && { bar: item.bar }),
    }
  })
  const authorities = answer.authorities.flatMap(({ citation, statement }, at) => {
    const path = `authorities.${at}`
    const says = statement.replaceAll(citation.text, ' ').match(/\p{L}{2,}/gu)?.length ?? 0
    const fits = says >= fewestWords && statement.length <= longest
    const holds = citation.status === 'verified' && fits && !claimsFalsely(loose, path)
    return holds ? [{ statement: withDoubts(statement, doubtWords(doubtsUnder(loose, path))), citation }] : []
  })
  const immediate = keep('immediate', answer.immediate).map(asAdvice)
  const longterm = keep('longterm', answer.longterm).map(asAdvice)
  const checked = factors.length + immediate.length + longterm.length + authorities.length
  const asked = answer.factors.length + answer.immediate.length + answer.longterm.length + answer.authorities.length
  const { provider, name } = model
  return { factors, immediate, longterm, authorities, checked, dropped: asked - checked, model: { provider, name } }
}

/** What a model's factors move the index by, together: never more than the bound. */
export const shiftOf = (factors: readonly ModelFactor[]): number =>
  Math.max(
    -mostByModel,
    Math.min(
      mostByModel,
      factors.reduce((sum, { points }) => sum + points, 0),
    ),
  )

/** A statement that quotes or cites what does not hold is not shown at all. */
const claimsFalsely = (loose: readonly LooseMark[], path: string): boolean =>
  doubtsUnder(loose, path).some(({ kind }) => kind === 'quote' || kind === 'citation')
