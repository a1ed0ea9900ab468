import { isHeld, type LooseMark, marksUnder, type Reasoned } from '@casewright/core'
import type { z } from 'zod'
import type { Place, Written, WrittenStatement } from './output.ts'
import type { answerSchema } from './prompt.ts'
import { evidenceOf, partAt, type ResultText } from './texts.ts'

/** A sentence of a summary is no longer than this, in characters. */
const longest = 500

/**
 * What a model wrote, as far as it holds. A statement stays only if every quotation of it was found in a result, and
 * the number beside it is that result's, not the model's word. One that quotes what nobody says, or cites what neither
 * a source nor a result knows, goes as a whole; a figure that no result has is named beside it.
 */
export function writtenOf(
  { answer, loose, model }: Reasoned<z.output<typeof answerSchema>>,
  texts: readonly ResultText[],
): Written {
  const all = texts.map((text) => evidenceOf(text).text).join('\n')
  const statements = answer.statements.flatMap(({ statement, quotations }, index): WrittenStatement[] => {
    const marks = marksUnder(loose, `statements.${index}`).filter(({ outcome }) => outcome !== 'verified')
    const rests = quotations.map(({ outcome, anchor }) =>
      outcome === 'found' && anchor ? placeOf(anchor, texts) : null,
    )
    const holds = rests.length > 0 && rests.every((one) => one !== null)
    const text = statement.replace(/\s+/g, ' ').trim()
    if (!holds || !text || text.length > longest || marks.some((mark) => isInvented(mark, all))) return []
    return [{ statement: text, rests: rests as Place[], doubts: doubtsOf(marks) }]
  })
  return {
    statements,
    dropped: answer.statements.length - statements.length,
    model: { provider: model.provider, name: model.name },
  }
}

/** Null where it was found in something else than a result, such as the query. */
function placeOf(
  anchor: { document?: string; start: number; words: string },
  texts: readonly ResultText[],
): Place | null {
  const text = texts.find(({ number }) => String(number) === anchor.document)
  if (!text) return null
  return { words: anchor.words.replace(/\s+/g, ' '), result: text.number, from: partAt(text, anchor.start) }
}

/** Words in quotation marks that no result has, and citations that no source and no result knows. */
const isInvented = (mark: LooseMark, all: string): boolean =>
  !isHeld(mark) && (mark.kind === 'quote' || (mark.kind === 'citation' && !all.includes(mark.text)))

/** A citation that a result has is not one that was checked. */
const doubtsOf = (marks: readonly LooseMark[]): string[] => [
  ...new Set(
    marks.flatMap(({ kind, text, outcome }) => {
      if ((kind === 'figure' || kind === 'name') && outcome !== 'found') return [`“${text}” is in none of the results.`]
      if (kind === 'citation') return [`${text}: ${outcome === 'found' ? 'unchecked' : outcome.replace('-', ' ')}.`]
      return []
    }),
  ),
]
