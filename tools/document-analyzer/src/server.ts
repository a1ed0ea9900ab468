import { defineServer } from '@casewright/core/server'
import { analyze } from './analysis/analyze.ts'
import { improve } from './improve/improve.ts'
import { manifest } from './manifest.ts'
import { reportOf } from './report/report.ts'
import { reviewedOf } from './word/reviewed.ts'

export const server = defineServer({
  manifest,
  actions: { analyze, improve },
  exports: { reviewed: reviewedOf },
  reports: { analyze: reportOf },
})
