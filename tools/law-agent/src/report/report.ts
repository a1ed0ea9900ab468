import type { Run } from '@casewright/core'
import { checksTable, part, type Report, type ReportBlock, type ReportFact } from '@casewright/core/server'
import { asksWords } from '../asked.ts'
import { propositionsOf } from '../checks-of.ts'
import { missingSentence } from '../missing-sentence.ts'
import type { Answered, Passage } from '../output.ts'
import { passageBlock } from './passages.ts'
import { referencesTable } from './references.ts'
import { writtenBlocks } from './written.ts'

/** The answer as a memo: whose words are whose, what each statement rests on, and what is known of each authority. */
export function reportOf({ output }: Run<Answered> & { output: Answered }): Report {
  const { question, questionCitations, warnings, written, references } = output
  return {
    subject: question,
    facts: factsOf(output),
    blocks: [
      ...warnings.map((warning) => part.status('doubt', 'Note', warning)),
      ...(questionCitations.length > 0
        ? [part.heading('Cited in the question'), ...checksTable(questionCitations)]
        : []),
      ...(written ? writtenBlocks(output, written) : []),
      ...foundBlocks(output),
      ...keyPointBlocks(output),
      part.heading('References and citations'),
      ...referencesTable(references),
    ],
  }
}

const factsOf = ({ jurisdiction, searches, asks = [] }: Answered): ReportFact[] => [
  { label: 'Jurisdiction', words: jurisdiction.note },
  ...(asks.length > 0 ? [{ label: 'Missing from the question', words: asksWords(asks) }] : []),
  ...(searches.length > 0 ? [{ label: 'Searches', words: searches.map(({ text }) => text).join('; ') }] : []),
]

/** The passages that were found: all there is where no model wrote, else those that its statements do not rest on. */
function foundBlocks(output: Answered): ReportBlock[] {
  const { references, missing, written, passages } = output
  const rests = propositionsOf(output).flatMap(({ passage }) => passage ?? [])
  const isUsed = (one: Passage) =>
    rests.some(({ reference, words }) => reference === one.reference && words === one.words)
  const shown = passages.filter((one) => !isUsed(one))
  if (written && shown.length === 0) return []
  const lead =
    passages.length > 0
      ? 'These are the most relevant passages that were found. No conclusion is drawn from them.'
      : 'The sources that were searched do not contain an answer to this question.'
  const lacking = missingSentence(missing)
  return [
    part.heading(written ? 'Further passages that were found' : 'What the authorities say'),
    ...(written ? [] : [part.text(lead)]),
    ...(lacking ? [part.text(lacking)] : []),
    ...shown.flatMap((one) => passageBlock(one, references)),
  ]
}

const whose = {
  model: 'written by the model, rests on',
  authority: 'in the words of',
  source: 'excerpt of',
  editors: 'by the library’s editors, on',
} as const

function keyPointBlocks({ keyPoints, keyPointsFrom, references }: Answered): ReportBlock[] {
  if (keyPoints.length === 0) return []
  const items = keyPoints.map((point, at) => {
    const from = keyPointsFrom[at]
    const one = from && references[from.reference - 1]
    return one ? `${point} (${whose[from.of]} ${one.title}, ${one.citation})` : point
  })
  return [part.heading('Key legal points'), part.numbered(items)]
}
