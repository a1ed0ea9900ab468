import type { CitationCheck, Coverage } from '@casewright/core'
import type { Statement } from '../answer.ts'
import type { Tool } from './tool.ts'

interface Passage {
  reference: number
  words: string
}

interface Proposition {
  statement: string
  check: CitationCheck
  passage: Passage | null
  doubt: string | null
}

interface Output {
  answer: string
  references: { title: string; citation: string; caution?: string; check: CitationCheck }[]
  keyPoints: string[]
  keyPointsFrom: { reference: number; of: 'authority' | 'source' | 'editors' | 'model' }[]
  questionCitations: CitationCheck[]
  jurisdiction: { note: string }
  passages: Passage[]
  written: {
    answers: 'yes' | 'in part' | 'no'
    premises: Proposition[]
    paragraphs: Proposition[][]
    keyPoints: { statement: string; passage: Passage }[]
    leftOut: number
    dropped?: number
  } | null
  warnings: string[]
  coverage: Coverage
}

const refusal = /do not hold an answer/

export const lawAgent: Tool = {
  id: 'law-agent',
  path: '/api/law-agent',
  input: (question) => ({ question }),
  read(output) {
    const {
      answer,
      references,
      keyPoints,
      keyPointsFrom,
      questionCitations,
      jurisdiction,
      passages,
      written,
      ...more
    } = output as Output
    const at = ({ words, reference }: Passage) => ({ words, citation: references[reference - 1]?.citation ?? '' })
    const propositions = [...(written?.premises ?? []), ...(written?.paragraphs.flat() ?? [])]
    const proposition = ({ statement, check, passage, doubt }: Proposition): Statement => ({
      text: statement,
      held: doubt === null,
      citations: [check],
      rests: passage ? [at(passage)] : [],
    })
    const points = keyPoints.flatMap((words, nth) => {
      const { reference = 0, of = 'model' } = keyPointsFrom[nth] ?? {}
      return of === 'model' ? [] : [at({ words, reference })]
    })
    const checks = [
      ...questionCitations,
      ...references.map(({ check }) => check),
      ...propositions.map((one) => one.check),
    ]
    return {
      authorities: references,
      checks: [...new Map(checks.map((check) => [check.text, check])).values()],
      asked: questionCitations,
      quoted: [...passages.map(at), ...points],
      statements: [
        ...propositions.map(proposition),
        ...(written?.keyPoints ?? []).map(
          ({ statement, passage }): Statement => ({ text: statement, held: true, citations: [], rests: [at(passage)] }),
        ),
      ],
      leftOut: (written?.leftOut ?? 0) + (written?.dropped ?? 0),
      text: answer,
      said: [
        answer,
        ...references.map(({ caution }) => caution ?? ''),
        ...keyPoints,
        ...more.warnings,
        jurisdiction.note,
        ...(more.coverage.notes ?? []),
      ].join('\n'),
      refuses: refusal.test(answer),
      hedges: false,
    }
  },
}
