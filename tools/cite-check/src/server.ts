import { defineServer } from '@casewright/core/server'
import { checkDocument } from './check/check-document.ts'
import { pasted } from './check/pasted.ts'
import { manifest } from './manifest.ts'
import { reportOf } from './report/report.ts'

export const server = defineServer({
  manifest,
  actions: {
    check: async ({ text }, context) => {
      const [file] = context.files.documents
      if (!file) return checkDocument({ document: pasted(text ?? ''), name: 'Pasted text' }, context)
      return checkDocument({ document: await context.files.read(), name: file.name, id: file.id }, context)
    },
  },
  reports: { check: reportOf },
  exports: {
    'verification-report': async (run, words) => (await import('./documents/report.ts')).reportOf(run, words),
    'table-of-authorities': async (run, words) =>
      (await import('./documents/authorities.ts')).authoritiesOf(run, words),
  },
})
