import { defineServer } from '@casewright/core/server'
import { makeFile } from './files/make-file.ts'
import { savedFile } from './files/saved-file.ts'
import { answered, valuesOf } from './generate/answers.ts'
import { generate } from './generate/generate.ts'
import { made } from './generate/make.ts'
import { manifest } from './manifest.ts'
import { knownIn } from './office/known-in.ts'
import { withOffice } from './office/with-office.ts'
import { accountOf } from './said/account.ts'
import { readSaid } from './said/read-said.ts'
import { allTypes, asOffered, typeOf } from './types/all-types.ts'
import { firmTypes } from './types/firm-types.ts'

export const server = defineServer({
  manifest,
  actions: {
    generate,
    types: async (_, { firm, reason }) => {
      const { types, problems } = await allTypes(firm)
      return { types: types.map(asOffered), problems, model: reason !== null }
    },
    known: async ({ documentType }, { firm, office }) => {
      const { template } = await typeOf(firm, documentType)
      return { known: knownIn(template, await office()) }
    },
    read: async ({ documentType, textContent }, { firm, office }) => {
      const { template } = await typeOf(firm, documentType)
      const said = readSaid(template, textContent)
      const filled = withOffice(template, said.filled, knownIn(template, await office()), {})
      return {
        filled,
        account: accountOf(said, textContent, said.filled),
        blanks: made(template, valuesOf(filled)).missing.map(({ field }) => field),
      }
    },
    remake: async ({ documentType, answers, doubts, beside, today, undated }, { firm }) => {
      const { template } = await typeOf(firm, documentType)
      return made(template, valuesOf(answered(template, answers, 'person')), {
        date: undated ? '' : today,
        doubts,
        beside,
      })
    },
    file: makeFile,
  },
  savedFile,
  firmProblems: async (firm) => (await firmTypes(firm)).problems,
})
