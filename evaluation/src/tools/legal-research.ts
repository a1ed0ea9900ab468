import type { CitationCheck, Coverage } from '@casewright/core'
import type { Quoted } from '../answer.ts'
import type { Tool } from './tool.ts'

interface Statement {
  statement: string
  quotation: { words: string }
}

interface Result {
  title: string
  citation: string
  summary: string
  summaryOf: 'editors' | 'source' | 'model' | null
  keyPoints: string[]
  keyPointsOf: 'editors' | 'source' | 'model' | null
  passage: { text: string } | null
  status: CitationCheck
  written: { summary: Statement[]; keyPoints: Statement[] } | null
}

interface Output {
  results: Result[]
  cited?: CitationCheck[]
  model: { dropped: number } | null
  coverage: Coverage
}

const lenient = /No authority contains all of these words/

export const legalResearch: Tool = {
  id: 'legal-research',
  path: '/api/legal-search',
  input: (query) => ({ query, limit: 10 }),
  read(output) {
    const { results, cited = [], model, coverage } = output as Output
    const notes = (coverage.notes ?? []).join('\n')
    return {
      authorities: results,
      checks: [...new Map([...cited, ...results.map(({ status }) => status)].map((one) => [one.text, one])).values()],
      asked: cited,
      quoted: results.flatMap(quotedIn),
      statements: results.flatMap(({ written, citation }) =>
        [...(written?.summary ?? []), ...(written?.keyPoints ?? [])].map(({ statement, quotation }) => ({
          text: statement,
          held: true,
          citations: [],
          rests: [{ words: quotation.words, citation }],
        })),
      ),
      leftOut: model?.dropped ?? 0,
      text: null,
      said: [...results.flatMap(({ summary, keyPoints }) => [summary, ...keyPoints]), notes].join('\n'),
      refuses: results.length === 0,
      hedges: lenient.test(notes),
    }
  },
}

const quotedIn = ({ citation, summary, summaryOf, keyPoints, keyPointsOf, passage }: Result): Quoted[] => [
  ...(summary && summaryOf !== 'model' ? [{ words: summary, citation }] : []),
  ...(keyPointsOf !== 'model' ? keyPoints.map((words) => ({ words, citation })) : []),
  ...(passage ? [{ words: passage.text, citation }] : []),
]
