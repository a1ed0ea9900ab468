import { authorityKinds } from '@casewright/core'
import { courtOf, jurisdictionOf } from '@casewright/law'
import { z } from 'zod'
import { codeChoices, courtChoices, jurisdictionChoices } from './vocabulary.ts'

/** Searches at once, at most: each goes to every source. */
export const mostSearches = 5
export const fewestResults = 20
const mostResults = 100

const words = z
  .string()
  .trim()
  .min(1, 'Enter what you need to find.')
  .max(20_000, 'The query is too long. Enter at most 20,000 characters.')

const day = z.iso.date('A date is written as year, month and day: 2024-03-31.')

/** The bare `{query}` works; everything else narrows it. */
export const searchInput = z
  .object({
    query: words.meta({ title: 'What do you need to find?', widget: 'textarea' }),
    searches: z
      .array(words)
      .min(1)
      .max(mostSearches, `At most ${mostSearches} searches run at once.`)
      .optional()
      .meta({ description: 'What is searched for in place of the query' }),
    jurisdiction: z
      .string()
      .max(100, 'Jurisdictions have at most 100 characters.')
      .refine((code) => jurisdictionOf(code) !== null, 'This jurisdiction is not known.')
      .transform((code) => jurisdictionOf(code)?.code ?? code)
      .optional()
      .meta({ title: 'Jurisdiction', choices: jurisdictionChoices }),
    court: z
      .string()
      .max(200, 'Court names have at most 200 characters.')
      .refine((id) => courtOf(id) !== null, 'This court is not known.')
      .optional()
      .meta({ title: 'Court', description: 'The id of a court', choices: courtChoices }),
    kinds: z.array(z.enum(authorityKinds)).max(20, 'At most 20 kinds can be named.').optional().meta({ title: 'Kind' }),
    from: day.optional().meta({ title: 'From' }),
    to: day.optional().meta({ title: 'To' }),
    sort: z.enum(['relevance', 'date']).optional().meta({ title: 'Order' }),
    unscoped: z
      .array(z.string().max(100))
      .max(20)
      .optional()
      .meta({ description: 'Ids of the scope that the query names and that is not to be used' }),
    scoped: z.array(z.string().max(100)).max(20, 'At most 20 places can be added to the scope.').optional().meta({
      description: 'Ids of states, courts and codes that come first, beside those that the query names',
      choices: codeChoices,
    }),
    limit: z
      .int()
      .min(1)
      .max(mostResults)
      .optional()
      .meta({ description: `Results; ${fewestResults} unless given` }),
  })
  .refine(({ from, to }) => !from || !to || from <= to, { error: 'The first date is after the last.', path: ['from'] })
export type SearchInput = z.output<typeof searchInput>

export const suggestInput = z.object({ query: words.meta({ title: 'Question' }) })
