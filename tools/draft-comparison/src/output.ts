import { coverage } from '@casewright/core'
import { z } from 'zod'

const span = z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() })
export type Span = z.infer<typeof span>

const draft = z.object({
  name: z.string(),
  kind: z.enum(['pdf', 'docx', 'doc', 'txt']),
  text: z.string(),
  blocks: z.array(z.object({ kind: z.string(), start: z.int(), end: z.int(), level: z.int().optional() })),
  warnings: z.array(z.string()).optional().meta({ description: 'What a reader of the text cannot see in the file' }),
})
export type DraftRead = z.infer<typeof draft>

const row = z.object({
  kind: z.enum(['same', 'changed', 'added', 'removed', 'left', 'moved']),
  older: span.optional(),
  newer: span.optional(),
  move: z.int().optional().meta({ description: 'The number of the move: where it was and where it is have the same' }),
  changes: z.array(z.object({ older: span, newer: span })).optional(),
  clause: z.int().meta({ description: 'Its clause, as an index' }),
  changed: z.int().optional().meta({ description: 'Its number among the changes, from 1' }),
})
export type RowShown = z.infer<typeof row>

const favor = z.object({ party: z.string(), why: z.string() })
export type Favor = z.infer<typeof favor>

const clause = z.object({
  number: z.string(),
  title: z.string(),
  what: z.array(z.string()).meta({ description: 'What changed, in sentences' }),
  favors: z.array(favor).meta({ description: 'For whom it is better, by a rule that is stated' }),
  sort: z.enum(['words', 'place', 'number']).meta({
    description: 'Whether words changed, only its place, or only numbers of paragraphs and references to them',
  }),
  row: z.int().nonnegative().meta({ description: 'Its first row that changed' }),
})
export type ClauseChanged = z.infer<typeof clause>

const notable = z.object({
  kind: z.enum(['sense', 'move', 'reference', 'amount', 'percentage', 'date', 'number', 'name']).meta({
    description:
      'Sense: words that turn their sentence around. Reference: its words stayed, and what it points to did not',
  }),
  older: z.string(),
  newer: z.string(),
  clause: z.string(),
  row: z.int().nonnegative(),
})
export type Notable = z.infer<typeof notable>

const definition = z.object({
  term: z.string(),
  kind: z.enum(['changed', 'added', 'removed']),
  older: z.string(),
  newer: z.string(),
  row: z.int().nonnegative().optional(),
  places: z.array(span.extend({ clause: z.string(), row: z.int().nonnegative(), words: z.string() })),
})
export type DefinitionChanged = z.infer<typeof definition>

export const compared = z.object({
  older: draft,
  newer: draft,
  rows: z.array(row),
  clauses: z.array(clause),
  clausesTotal: z.int().nonnegative(),
  first: z.array(notable).meta({
    description: 'Words that turn the sense, moves, references that point elsewhere, numbers and names that changed',
  }),
  definitions: z.array(definition),
  parties: z.array(z.string()),
  wordsOut: z.int().nonnegative(),
  wordsIn: z.int().nonnegative(),
  moves: z.int().nonnegative(),
  changes: z.int().nonnegative(),
  coverage,
})
export type Compared = z.infer<typeof compared>
