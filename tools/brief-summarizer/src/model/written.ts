import type { Checked, CheckedQuote, LooseMark, Reasoned } from '@casewright/core'
import type { z } from 'zod'
import type { Written, WrittenStatement } from './manifest.ts'
import type { answerSchema } from './prompt.ts'

type Answer = Checked<z.output<typeof answerSchema>>

/**
 * What a model wrote, as far as it holds: a statement stays only if the words it rests on stand in
 * the document; what it counts, cites or quotes beyond them is marked where it is not found there.
 */
export function writtenOf({ answer, loose, model }: Reasoned<z.output<typeof answerSchema>>): Written {
  const keep = <T extends { statement: string; quotation: CheckedQuote }>(list: keyof Answer, items: readonly T[]) =>
    items.flatMap((item, index) => {
      const { anchor, outcome } = item.quotation
      if (outcome !== 'found' || !anchor) return []
      return [{ ...item, quotation: anchor, doubts: doubtsOf(loose, `${list}.${index}.`) }]
    })
  const kept = {
    summary: keep('summary', answer.summary) as WrittenStatement[],
    keyPoints: keep('keyPoints', answer.keyPoints) as WrittenStatement[],
    implications: keep('implications', answer.implications) as Written['implications'],
  }
  const asked = answer.summary.length + answer.keyPoints.length + answer.implications.length
  const left = kept.summary.length + kept.keyPoints.length + kept.implications.length
  return { ...kept, dropped: asked - left, checked: left, model: { provider: model.provider, name: model.name } }
}

/** What in a statement was looked for in the document and not found, in its own words. */
const doubtsOf = (loose: readonly LooseMark[], path: string): string[] => [
  ...new Set(loose.filter((one) => one.path.startsWith(path) && !holds(one)).map(({ text }) => text)),
]

/** An unchecked citation is no doubt of the words: it is told as unchecked in the coverage. */
const holds = ({ outcome }: LooseMark) => outcome === 'found' || outcome === 'verified'
