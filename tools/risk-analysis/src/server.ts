import { defineServer } from '@casewright/core/server'
import { evidenceOf } from './evidence.ts'
import { factors, factorsVersion } from './factors/index.ts'
import { manifest } from './manifest.ts'
import { reasonOn } from './reasoned.ts'
import { reportOf } from './report/report.ts'
import { readRates } from './score/rates.ts'
import { withWritten } from './with-written.ts'

export const server = defineServer({
  manifest,
  actions: {
    analyze: async (input, context) => {
      const today = new Date()
      const found = evidenceOf(input, readRates(await context.firm.read('rates.json')), today)
      context.provenance({ factors: factorsVersion, 'trial-rates': '1', topics: '1' })
      const { written, note, citations } = await reasonOn(found, context)
      const looked = factors.filter(({ types }) => types.includes(input.caseType)).length
      const words = found.asked.description.split(/\s+/).length
      const notes = [`Looked for ${looked} factors in ${words} words.`, note]
      const coverage = context.coverage({ usesModel: written !== null, ...(citations && { citations }), notes })
      return { ...withWritten(found, written, today), coverage }
    },
  },
  reports: { analyze: reportOf },
})
