import { defineServer } from '@casewright/core/server'
import { manifest } from './manifest.ts'
import { reportOf } from './report/report.ts'
import { searchTheLaw } from './search/search.ts'
import { suggestSearches } from './suggest/suggest.ts'

export const server = defineServer({
  manifest,
  actions: {
    search: searchTheLaw,
    suggest: ({ query }, context) => suggestSearches(query, context),
  },
  reports: { search: reportOf },
})
