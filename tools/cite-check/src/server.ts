import { defineServer, type ToolContext } from '@casewright/core/server'
import { checkDocument, type Given } from './check/check-document.ts'
import { pasted } from './check/pasted.ts'
import { manifest } from './manifest.ts'
import { askOpinions } from './opinion/ask.ts'
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
    'second-opinion': async ({ text }, context) => checkDocument(await givenOf(text, context), context, askOpinions),
  },
  reports: { check: reportOf, 'second-opinion': reportOf },
  exports: {
    'verification-report': async (run, words) => (await import('./documents/report.ts')).reportOf(run, words),
    'table-of-authorities': async (run, words) =>
      (await import('./documents/authorities.ts')).authoritiesOf(run, words),
  },
})
