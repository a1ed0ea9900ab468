import { defineServer } from '@casewright/core/server'
import { answerText } from './answer-text.ts'
import { checksOf } from './checks-of.ts'
import { evidenceOf } from './evidence.ts'
import { manifest } from './manifest.ts'
import type { SoFar } from './output.ts'
import { citedAs, passageOf } from './passages.ts'
import { reportOf } from './report.ts'
import { searchTheLaw } from './search.ts'
import { citationsIn, statusesOf } from './statuses.ts'
import { whoseLaw } from './whose-law.ts'
import { write } from './write.ts'

/** Versions of what an answer is made by; kept as its provenance. */
const checks = { 'quick-question': '1' }

export const server = defineServer({
  manifest,
  actions: {
    ask: async ({ question, earlier = [] }, context) => {
      context.provenance(checks)
      context.progress({ message: 'Searching the law' })
      const searched = await searchTheLaw(question, earlier, context)
      let soFar: SoFar = { passages: searched.results.map(passageOf) }
      const tell = (more: Partial<SoFar>) => {
        soFar = { ...soFar, ...more }
        context.partial({ replace: soFar })
      }
      tell({})
      const found = soFar.passages
      const cited = citationsIn(question)
      const settle = async () => {
        const known = await statusesOf([...cited, ...searched.results.map(citedAs)], context)
        const passages = found.map((passage, at) => ({
          ...passage,
          status: known[cited.length + at] ?? passage.status,
        }))
        tell({ passages })
        return { passages, asked: known.slice(0, cited.length) }
      }
      const [settled, { written, note }] = await Promise.all([
        settle(),
        write(
          found,
          () => evidenceOf(question, earlier, searched.results, found, context.law),
          context,
          (writing) => tell({ writing }),
        ),
      ])
      const { passages, asked } = settled
      const parts = {
        written,
        passages,
        asked,
        note: [note, passages.length === 0 && searched.missing, whoseLaw(question, searched.results)]
          .filter(Boolean)
          .join(' '),
      }
      const coverage = context.coverage({
        usesModel: Boolean(written?.paragraphs.length),
        citations: checksOf(parts),
        results: passages.map(({ status }) => status),
        notes: searched.withEarlier ? ['Searched together with the question before it.'] : [],
      })
      const before = searched.withEarlier ? earlier.at(-1)?.question : undefined
      return { answer: answerText(parts), question, ...(before && { before }), ...parts, coverage }
    },
  },
  reports: { ask: reportOf },
})
