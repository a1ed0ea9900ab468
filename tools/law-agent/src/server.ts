import { defineServer } from '@casewright/core/server'
import { ask } from './ask.ts'
import { manifest } from './manifest.ts'
import { reportOf } from './report/report.ts'

export const server = defineServer({
  manifest,
  actions: { ask: ({ question, answered }, context) => ask(question, context, answered) },
  reports: { ask: reportOf },
})
