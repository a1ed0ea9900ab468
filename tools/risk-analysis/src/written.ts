import { type Anchor, doubtsUnder, doubtWords, type LooseMark, type Reasoned, withDoubts } from '@casewright/core'
import type { ModelAdvice, ModelFactor, Written } from './output.ts'
import type { Answer } from './prompt.ts'
import { mostByModel } from './score/figures.ts'

/** What a model's factor moves the index by, in percent points: the weights at which our own are high, medium and low. */
const modelPoints = { high: 9, medium: 5, low: 2 } as const

/** A statement longer than this is no statement, and may be something that was said to the model. */
const longest = 600

interface Resting {
  statement: string
  quotation: { outcome: string; anchor?: Anchor }
}

/**
 * What a model wrote, as far as it holds: each factor and advice rests on words that stand in the
 * description, each authority on a citation that was verified. The rest is left out, and counted.
 * @param counted the places of the description that the index already counts
 */
export function writtenOf(reasoned: Reasoned<Answer>, describedAs: string, counted: readonly Anchor[]): Written {
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
    const known = seen.some(({ start, end }) => start < kept.quotation.end && kept.quotation.start < end)
    seen.push(kept.quotation)
    const size = known ? 0 : modelPoints[item.severity]
    return {
      ...kept,
      direction: item.direction,
      severity: item.severity,
      known,
      points: item.direction === 'up' ? size : -size || 0,
    }
  })
  const authorities = answer.authorities.flatMap(({ citation, statement }, at) => {
    const path = `authorities.${at}`
    const holds = citation.status === 'verified' && statement.length <= longest && !claimsFalsely(loose, path)
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
