import type { CitationCheck } from '@casewright/core'
import type { ToolContext } from '@casewright/core/server'
import type { Asked } from './asked.ts'
import { foundChecksOf, propositionsOf, writtenChecksOf } from './checks-of.ts'
import { answerOf, leadingPassages } from './evidence/answer.ts'
import { keyPointsOf } from './evidence/key-points.ts'
import { notesOn } from './notes-on.ts'
import type { Answered, Written } from './output.ts'
import { jurisdictionNote } from './question/jurisdiction.ts'
import type { Question } from './question/question.ts'
import { warningsOf } from './question/warnings.ts'
import { holdsAnything, writtenText } from './reasoning/answer-text.ts'
import { type Stops, tookWords } from './reasoning/stops.ts'
import type { Gathered } from './retrieve/gather.ts'
import { missingTerms } from './retrieve/missing-terms.ts'
import type { Search } from './retrieve/search.ts'

interface Known {
  question: Question
  /** Of what the question cites and names. */
  questionCitations: CitationCheck[]
  gathered: Gathered
  searches: readonly Search[]
  /** What the library says that it lacks, where nothing answers. */
  missing?: string
  /** Where what it may take was taken. */
  stops: Stops
  /** What is asked back. */
  asks: readonly Asked[]
  /** What of the answer is whose. */
  note: string
  written?: Written
}

/** Everything that is known, as the answer: a model's where it rests on something, else the passages. */
export function resultOf(
  { question, questionCitations, gathered, searches, asks, stops, missing, note, written }: Known,
  context: Pick<ToolContext, 'budget' | 'coverage' | 'reason'>,
): Answered {
  const { reads, references, passages } = gathered
  const shown = leadingPassages(passages)
  const base = {
    references,
    question: question.text,
    questionCitations,
    ...(asks.length > 0 && { asks: [...asks] }),
    jurisdiction: {
      named: question.states.map(({ name }) => name),
      note: jurisdictionNote(question.states, question.hasFactStates),
    },
    searches: searches.map(({ query, by }) => ({ text: query.text, by })),
    passages: shown,
    missing: missingTerms(question.terms, reads),
    written: written ?? null,
    warnings: [
      ...stops.said,
      ...warningsOf(
        question,
        questionCitations,
        references,
        propositionsOf({ written: written ?? null }).map(({ check }) => check),
      ),
    ],
  }
  const isWritten = written !== undefined && (holdsAnything(written) || written.answers === 'no')
  const points =
    isWritten && written.keyPoints.length > 0 ? pointsBy(written) : keyPointsOf(reads, passages, shown, question.terms)
  return {
    answer: isWritten ? writtenText(written) : answerOf(passages, references, missing),
    keyPoints: points.map(({ text }) => text),
    keyPointsFrom: points.map(({ text: _, ...from }) => from),
    ...base,
    coverage: context.coverage({
      usesModel: isWritten,
      citations: writtenChecksOf(base),
      results: foundChecksOf(base),
      notes: [...notesOn(reads, note), tookWords(context) ?? []].flat(),
    }),
  }
}

const pointsBy = ({ keyPoints }: Written) =>
  keyPoints.map(({ statement, passage: { reference, href } }) => ({
    text: statement,
    reference,
    of: 'model' as const,
    ...(href && { href }),
  }))
