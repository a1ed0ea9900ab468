import { defineServer } from '@casewright/core/server'
import { ask } from './ask/ask.ts'
import { manifest } from './manifest.ts'
import { reportOf } from './report/report.ts'
import { summarize } from './summarize.ts'

/** CI looks for these words in what browsers are sent: they may stand in no built file. */
export const serverMark = 'casewright-server-only'

export const server = defineServer({
  manifest,
  actions: {
    summarize: (_, context) => summarize(context),
    ask: ({ question }, context) => ask(question, context),
  },
  reports: { summarize: reportOf },
})
