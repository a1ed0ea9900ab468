import type { CitationCheck, Coverage } from '@casewright/core'
import type { Tool } from './tool.ts'

interface Passage {
  number: number
  title: string
  citation: string
  words: string
  caution?: string
  status: CitationCheck
}

interface Output {
  answer: string
  note: string
  passages: Passage[]
  asked: CitationCheck[]
  written: {
    paragraphs: {
      text: string
      held: boolean
      rests: { words: string; passage: number }[]
      citations: CitationCheck[]
    }[]
    missing: string
    dropped: number
  } | null
  coverage: Coverage
}

const refusal = /^Nothing was found on this question/m

export const quickQuestion: Tool = {
  id: 'quick-question',
  path: '/api/quick-question',
  input: (question) => ({ question }),
  read(output) {
    const { answer, note, passages, asked, written, coverage } = output as Output
    const citationOf = (wanted: number) => passages.find(({ number }) => number === wanted)?.citation ?? ''
    const paragraphs = written?.paragraphs ?? []
    const checks = [
      ...asked,
      ...passages.map(({ status }) => status),
      ...paragraphs.flatMap(({ citations }) => citations),
    ]
    return {
      authorities: passages,
      checks: [...new Map(checks.map((check) => [check.text, check])).values()],
      asked,
      quoted: passages.map(({ words, citation }) => ({ words, citation })),
      statements: paragraphs.map(({ text, held, rests, citations }) => ({
        text,
        held,
        citations,
        rests: rests.map(({ words, passage }) => ({ words, citation: citationOf(passage) })),
      })),
      leftOut: written?.dropped ?? 0,
      text: answer,
      said: [answer, note, ...passages.map(({ caution }) => caution ?? ''), ...(coverage.notes ?? [])].join('\n'),
      refuses: refusal.test(answer) || (paragraphs.length === 0 && (written?.missing ?? '') !== ''),
      hedges: false,
    }
  },
}
