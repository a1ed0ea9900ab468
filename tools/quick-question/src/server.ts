import { defineServer } from '@casewright/core/server'
import { answerText } from './answer-text.ts'
import { changesSince } from './changes/changes.ts'
import { citedBefore } from './changes/said-before.ts'
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
const versions = { 'quick-question': '2' }

export const server = defineServer({
  manifest,
  actions: {
    ask: async ({ question, earlier = [] }, context) => {
      context.provenance(versions)
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
      const before = citedBefore(earlier)
      const settle = async () => {
        const known = await statusesOf([...cited, ...searched.results.map(citedAs), ...before], context)
        const passages = found.map((passage, at) => ({
          ...passage,
          status: known[cited.length + at] ?? passage.status,
        }))
        tell({ passages })
        return { passages, asked: known.slice(0, cited.length), before: known.slice(cited.length + found.length) }
      }
      const [settled, { written, note, changes: byModel }] = await Promise.all([
        settle(),
        write(
          found,
          earlier,
          () => evidenceOf(question, earlier, searched.results, found, context.law),
          context,
          (writing) => tell({ writing }),
        ),
      ])
      const { passages, asked, before: checks } = settled
      const changes = await changesSince({ earlier, checks, passages, written, byModel }, context)
      const parts = {
        ...(changes.length > 0 && { changes }),
        written,
        passages,
        asked,
        ...(passages.length === 0 && searched.missing && { lacks: searched.missing }),
        note: [note, whoseLaw(question, searched.results)].filter(Boolean).join(' '),
      }
      const coverage = context.coverage({
        usesModel: Boolean(written?.paragraphs.length),
        citations: checksOf(parts),
        results: passages.map(({ status }) => status),
        notes: searched.withEarlier ? ['Searched together with the question before it.'] : [],
      })
      const after = searched.withEarlier ? earlier.at(-1)?.question : undefined
      return { answer: answerText(parts), question, ...(after && { before: after }), ...parts, coverage }
    },
  },
  reports: { ask: reportOf },
})
