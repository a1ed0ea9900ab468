import { type Anchor, type Checked, type CheckedQuote, doubtsUnder, doubtWords, type Reasoned } from '@casewright/core'
import type { z } from 'zod'
import type { Analysis, Finding } from '../output.ts'
import type { answerSchema } from './prompt.ts'

type Answer = z.output<typeof answerSchema>

/** What a model found, as far as the words that it rests on stand in the document. */
export interface Written {
  findings: Finding[]
  strengths: Analysis['strongPoints']
  dropped: number
  model: { provider: string; name: string }
}

const category = 'Read by the model'
const most = { findings: 10, strengths: 5 }

const standing = ({ outcome, anchor }: CheckedQuote): Anchor | undefined =>
  outcome === 'found' && anchor && anchor.start < anchor.end ? anchor : undefined

export const writtenOf = ({ answer, loose, model }: Reasoned<Answer>): Written => {
  const { findings: found, strengths: good } = answer as Checked<Answer>
  const findings = found.flatMap(({ quotation, ...one }, index): Finding[] => {
    const anchor = standing(quotation)
    if (!anchor || !one.title.trim()) return []
    return [
      {
        ...one,
        id: `model.${index + 1}`,
        message: one.title,
        category,
        origin: 'model',
        anchors: [anchor],
        places: 1,
        clause: false,
        doubts: doubtWords(doubtsUnder(loose, `findings.${index}`)),
      },
    ]
  })
  const strengths = good.flatMap(({ quotation, ...one }, index) => {
    const anchor = standing(quotation)
    const doubtful = doubtsUnder(loose, `strengths.${index}`).length > 0
    return anchor && !doubtful ? [{ ...one, category, origin: 'model' as const, anchors: [anchor] }] : []
  })
  return {
    findings: findings.slice(0, most.findings),
    strengths: strengths.slice(0, most.strengths),
    dropped: found.length - findings.length + good.length - strengths.length,
    model: { provider: model.provider, name: model.name },
  }
}
