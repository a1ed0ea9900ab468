import { defineServer, type ToolContext } from '@casewright/core/server'
import { checkDocument, type Given } from './check/check-document.ts'
import { pasted } from './check/pasted.ts'
import { checkedRun } from './checked-run.ts'
import { askLater } from './later/ask.ts'
import { manifest } from './manifest.ts'
import { askOpinions } from './opinion/ask.ts'
import { findPassages } from './passages/passages.ts'
import { reportOf } from './report/report.ts'

async function givenOf(text: string | undefined, { files }: Pick<ToolContext, 'files'>): Promise<Given> {
  const [file] = files.documents
  if (!file) return { document: pasted(text ?? ''), name: 'Pasted text' }
  return { document: await files.read(), name: file.name, id: file.id }
}

export const server = defineServer({
  manifest,
  actions: {
    check: async ({ text }, context) => checkDocument(await givenOf(text, context), context),
    'second-opinion': async ({ text }, context) =>
      checkDocument(await givenOf(text, context), context, { opinions: askOpinions, later: askLater }),
    passages: findPassages,
  },
  reports: {
    check: (run) => reportOf(checkedRun(run)),
    'second-opinion': (run) => reportOf(checkedRun(run)),
  },
  exports: {
    'verification-report': async (run, words) =>
      (await import('./documents/report.ts')).reportOf(checkedRun(run), words),
    'table-of-authorities': async (run, words) =>
      (await import('./documents/authorities.ts')).authoritiesOf(checkedRun(run), words),
    'corrected-brief': async (run, words, files) =>
      (await import('./corrected/brief.ts')).correctedBriefOf(checkedRun(run), words, files),
    'corrected-text': async (run) => (await import('./corrected/text.ts')).correctedTextOf(checkedRun(run)),
  },
})
