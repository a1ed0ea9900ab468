import { CasewrightError, coverage, defineAction, defineManifest } from '@casewright/core'
import { defineServer } from '@casewright/core/server'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { likeness } from './names.js'

const list = 'clients.csv'

const manifest = defineManifest({
  apiVersion: 1,
  id: 'conflict-check',
  title: 'Conflict Check',
  icon: 'shield-check',
  order: 510,
  place: { kind: 'page', path: '/conflict-check', nav: 'Conflicts' },
  model: 'never',
  info: {
    description: 'Compares names with the firm’s own list of clients and parties, before a matter is taken on.',
    features: ['Names that are the same, and names that are nearly so', 'Nothing leaves the firm'],
    useCases: ['Intake of a new client', 'A new party in a running matter'],
  },
  actions: {
    check: defineAction({
      title: 'Check for conflicts',
      input: z.object({
        names: z
          .array(z.string().trim().min(1).max(200), 'Write at least one name.')
          .min(1, 'Write at least one name.')
          .max(100, 'Check at most 100 names at once.')
          .meta({ title: 'Names', sensitive: true }),
      }),
      output: z.object({
        checked: z.array(
          z.object({
            name: z.string(),
            matches: z.array(
              z.object({
                name: z.string(),
                role: z.string(),
                matter: z.string(),
                likeness: z.enum(['same', 'similar']),
              }),
            ),
          }),
        ),
        coverage,
      }),
      mode: 'inline',
      retain: 'history',
      // Labels are not sealed, so no name stands in one.
      label: ({ names }) => (names.length === 1 ? '1 name' : `${names.length} names`),
    }),
  },
})

/** The firm's list: a head with the columns name, role and matter, then a line for each entry. */
async function entriesOf(firm) {
  const text = await firm.read(list)
  if (text === null)
    throw new CasewrightError(
      'not-ready',
      `The firm's list is not there yet. Your administrator lays it out as ${list} in the folder of this tool.`,
    )
  return parse(text, {
    columns: (head) => head.map((title) => title.trim().toLowerCase()),
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  })
    .filter(({ name }) => name)
    .map(({ name, role = '', matter = '' }) => ({ name, role, matter }))
}

export const server = defineServer({
  manifest,
  actions: {
    check: async ({ names }, context) => {
      const entries = await entriesOf(context.firm)
      context.provenance({ 'conflict-check': '1' })
      const matchesOf = (name) =>
        entries
          .map((entry) => ({ ...entry, likeness: likeness(name, entry.name) }))
          .filter((entry) => entry.likeness)
          .sort((a, b) => a.likeness.localeCompare(b.likeness))
      return {
        checked: names.map((name) => ({ name, matches: matchesOf(name) })),
        coverage: {
          basis: 'evidence',
          notes: [
            `Compared with ${entries.length.toLocaleString('en-US')} entries of ${list}.`,
            'That a name is not on the list does not clear it: names change, and lists are not complete.',
          ],
        },
      }
    },
  },
  firmProblems: async (firm) => {
    try {
      const entries = await entriesOf(firm)
      return entries.length > 0
        ? []
        : [`${list} holds no entry: its first line must name the columns name, role and matter.`]
    } catch (error) {
      return [CasewrightError.isInstance(error) ? error.message : `${list} cannot be read: ${error.message}`]
    }
  },
})
