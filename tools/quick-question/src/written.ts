import {
  type CheckedQuote,
  type CitationCheck,
  doubtsUnder,
  doubtWords,
  type LooseMark,
  type Reasoned,
} from '@casewright/core'
import { citationKeys, supportOfPassage } from '@casewright/law'
import type { Paragraph, Passage, Written } from './output.ts'
import type { Answer } from './prompt.ts'

/** A paragraph longer than this, in characters, is none, and may be something that was said to the model. */
const longest = 900
const longestMissing = 300

/**
 * What a model wrote, and what of it holds. A paragraph is held where each of its quotations was found in a passage and
 * each of its citations is of an authority that there is,
 * and where those words do not say the opposite; else it stays, marked. One that quotes or cites in its own text what nobody knows goes
 * as a whole. An invented quotation is never kept.
 */
export function writtenOf({ answer, loose, model }: Reasoned<Answer>, passages: readonly Passage[]): Written {
  const paragraphs = answer.paragraphs.flatMap((one, index): Paragraph[] => {
    const marks = doubtsUnder(loose, `paragraphs.${index}`)
    if (!tidy(one.text)) return pickedOf(one.quotations, passages)
    const text = tidy(one.text)
    if (text.length > longest || marks.some((mark) => isInvented(mark, passages))) return []
    const rests = one.quotations.flatMap(({ outcome, anchor }) => {
      const passage =
        outcome === 'found' ? passages.find(({ number }) => String(number) === anchor?.authority) : undefined
      return passage && anchor ? [{ words: tidy(anchor.words), passage: passage.number }] : []
    })
    const citations = one.citations
      .map(({ mark: _, ...check }): CitationCheck => check)
      .filter((check) => !passages.some((passage) => isOf(check.text, passage)))
    const isQuoted = rests.length > 0 && rests.length === one.quotations.length
    const support = rests.length > 0 ? supportOfPassage(text, rests.map(({ words }) => words).join('\n\n')) : undefined
    const held = isQuoted && support?.outcome !== 'contradicted' && citations.every(isKnown)
    const doubts = doubtsOf(marks)
    return [{ text, held, rests, citations: distinct(citations), doubts, ...(support && { support }) }]
  })
  const missing = tidy(answer.missing)
  const isBad =
    missing.length > longestMissing ||
    doubtsUnder(loose, 'missing').some(
      (mark) => mark.kind === 'figure' || mark.kind === 'name' || isInvented(mark, passages),
    )
  return {
    paragraphs,
    missing: isBad ? '' : missing,
    dropped: answer.paragraphs.length - paragraphs.length,
    model: { provider: model.provider, name: model.name },
  }
}

/** Without words of its own, a paragraph is the words that were picked, with whose they are. */
function pickedOf(quotations: readonly CheckedQuote[], passages: readonly Passage[]): Paragraph[] {
  return quotations.flatMap(({ outcome, anchor }): Paragraph[] => {
    const passage = passages.find(({ number }) => String(number) === anchor?.authority)
    if (outcome !== 'found' || !anchor || !passage) return []
    const words = tidy(anchor.words)
    const text = passage.of === 'editors' ? `The library’s editors: “${words}”` : `“${words}”`
    return [
      { text, held: true, rests: [{ words, passage: passage.number }], citations: [], doubts: [], isPicked: true },
    ]
  })
}

const tidy = (words: string) => words.replace(/\s+/g, ' ').trim()

/** Whether somebody has the authority of a citation: where no one could look, it may be invented. */
const isKnown = ({ status, found }: CitationCheck): boolean =>
  status === 'verified' || (status === 'unchecked' && found !== undefined)

/** Words in quotation marks that no passage has, and citations that no source and no passage knows. */
const isInvented = ({ kind, text }: LooseMark, passages: readonly Passage[]): boolean =>
  kind === 'quote' || (kind === 'citation' && !passages.some((passage) => isOf(text, passage)))

/** Whether a citation is that of a passage, whose own status is shown. */
const isOf = (text: string, { citation }: Passage): boolean => {
  const keys = new Set(citationKeys(citation))
  return citationKeys(text).some((key) => keys.has(key))
}

const distinct = (checks: readonly CitationCheck[]) => [...new Map(checks.map((check) => [check.text, check])).values()]

const doubtsOf = (marks: readonly LooseMark[]): string[] =>
  doubtWords(marks.filter(({ kind }) => kind === 'figure' || kind === 'name'))
