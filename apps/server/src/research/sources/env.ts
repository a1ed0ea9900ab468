import { z } from 'zod'
import { headerWord, type SettingsOf, url } from '../../platform/env/kinds.ts'
import { readAllowances } from '../external/budget.ts'
import { type AddressVariable, catalogue } from './catalogue.ts'

/** Where each legal source is, if not at its public host. */
const addresses = Object.fromEntries(
  Object.values(catalogue).map(({ address }) => [address, url(/^https?$/, 'https://sources.example.com').optional()]),
) as Record<AddressVariable, z.ZodOptional<z.ZodURL>>

const allowances = z.string().superRefine((text, context) => {
  try {
    readAllowances(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
  }
})

export const sourceFields = {
  ...addresses,
  SOURCES: z.string().trim().default('library,courtlistener,ecfr,federal-register,govinfo'),
  COURTLISTENER_TOKEN: headerWord,
  COURTLISTENER_BUDGET: allowances.optional(),
  GOVINFO_API_KEY: headerWord,
}

export type SourceSettings = SettingsOf<typeof sourceFields>
