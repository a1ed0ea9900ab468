import {
  anchor,
  citationCheck,
  citationStatus,
  comparedOutcomes,
  coverage,
  documentKind,
  lookCounts,
  quotationDetails,
  quotedVoice,
  treatmentFlag,
} from '@casewright/core'
import { z } from 'zod'
import { laterOpinion } from './later/later.ts'
import { judgedSupport, opinions } from './opinion/judged.ts'

const citationKinds = [
  'case',
  'statute',
  'regulation',
  'rule',
  'constitution',
  'journal',
  'other',
  'short',
  'supra',
  'id',
  'reference',
] as const

/** Words that change between what was written and what stands at the source. */
const redlinePart = z.object({ kind: z.enum(['same', 'deleted', 'inserted']), text: z.string() })
export type RedlinePart = z.infer<typeof redlinePart>

const quotation = z.object({
  text: z.string().meta({ description: 'The words quoted, as one line' }),
  outcome: z.enum(comparedOutcomes),
  place: anchor.meta({ description: 'Where the document quotes them' }),
  anchor: anchor.optional().meta({ description: 'Where they stand in the authority, or what stands there instead' }),
  ...quotationDetails,
  voice: quotedVoice.optional(),
  page: z.int().optional().meta({ description: 'The page of the reporter on which they stand, where it is known' }),
  redline: z.array(redlinePart).optional().meta({ description: 'What is written, against what stands there' }),
})
export type CheckedQuotation = z.infer<typeof quotation>

const pin = z.object({
  written: z.string(),
  outcome: z
    .enum(['within', 'outside', 'beyond', 'elsewhere', 'unchecked'])
    .meta({ description: "'beyond': past the text that is at hand, which may lack a separate opinion" }),
  reason: z.string(),
  found: z.string().optional().meta({ description: 'What stands there instead, where it does not fit' }),
})
export type CheckedPin = z.infer<typeof pin>

/** How a citation would read if it were right: a proposal, made in a copy where a person takes it. */
const correction = z.object({
  kind: z.enum(['fields', 'form', 'namesake', 'history']).meta({
    description:
      "'fields': name, year, court or page as the source has them; 'form': that of the Bluebook; 'namesake': the one known case of its name; 'history': what became of it is added",
  }),
  label: z.string().meta({ description: "What taking it does: 'Correct the name'" }),
  words: z.string().meta({ description: 'The citation as it would read' }),
  parts: z.array(redlinePart),
  changes: z.array(z.object({ start: z.int(), end: z.int(), words: z.string() })).meta({
    description: "In the document's text, in order: what is put in the place of what",
  }),
  group: z.int().optional().meta({ description: 'Corrections with one number change the same in several places' }),
  caution: z.string().optional().meta({ description: 'What to know before it is taken' }),
})
export type Correction = z.infer<typeof correction>

/** A citation where it stands in the document, with what is known of it. Its status is also that of its quotations. */
const checkedCitation = citationCheck.omit({ quotations: true }).extend({
  id: z.string().meta({ description: "Of the item that a person reviews: 'citation-12'" }),
  number: z.int().positive(),
  kind: z.enum(citationKinds),
  anchor,
  where: z
    .object({ page: z.int().optional(), line: z.int().optional(), paragraph: z.int().optional() })
    .optional()
    .meta({
      description:
        'Page and printed line of a PDF; line of a plain text; paragraph of a Word file, counted from its first. What is not known is left out',
    }),
  standsFor: z
    .object({ id: z.string(), number: z.int(), text: z.string() })
    .optional()
    .meta({ description: 'The full citation that a short form refers to' }),
  pin: pin.optional(),
  signal: z
    .object({ written: z.string(), meaning: z.enum(['supports', 'compares', 'contrary']) })
    .optional()
    .meta({ description: "The signal before it: 'See', 'But see', 'Cf.'" }),
  quotations: z.array(quotation),
  notCompared: z.string().optional().meta({
    description:
      'In a sentence, why words that are quoted beside it were not compared. Absent: all were, or none are quoted',
  }),
  support: judgedSupport.optional().meta({
    description: 'Whether it says what it is cited for. Absent: its text is not at hand, and nothing was compared',
  }),
  editorsNotes: z.array(z.string()).optional().meta({
    description: "What the writers noted beside it: 'check pin', 'can't find this one'. It changes no status",
  }),
  alike: z
    .array(z.object({ id: z.string(), number: z.int(), says: z.string() }))
    .optional()
    .meta({ description: 'Other citations of the document that are so like it that one may be a slip' }),
  later: laterOpinion.optional().meta({
    description: 'What a model reads in the words of a later opinion. It raises no flag',
  }),
  amended: z.string().optional().meta({
    description: 'In a sentence, when a section was last amended, and what of the document is older. It is no flag',
  }),
  overruler: z
    .object({
      id: z.string(),
      name: z.string(),
      start: z.int().optional(),
      end: z.int().optional(),
      page: z.int().optional(),
    })
    .optional()
    .meta({
      description:
        'The decision that undid it, as the library holds it, and the place where it says so, if it was found',
    }),
  corrections: z.array(correction).optional().meta({ description: 'Absent: nothing is proposed' }),
  suggested: z
    .string()
    .optional()
    .meta({ description: 'The citation in the form of the Bluebook, where it is certain' }),
})
export type CheckedCitation = z.infer<typeof checkedCitation>

const authority = z.object({
  heading: z.string(),
  name: z.string().meta({ description: 'Of a case, set in italics' }),
  rest: z.string(),
  pages: z.array(z.int()),
  citations: z.array(z.string()).meta({ description: 'Ids of the citations of it' }),
})
export type CitedEntry = z.infer<typeof authority>

/** An authority of the library that bears on what the document argues, and that it does not cite. */
const uncited = z.object({
  id: z.string(),
  title: z.string(),
  citation: z.string(),
  court: z.string().optional(),
  date: z.string().optional(),
  direction: z.enum(['for', 'against']).meta({ description: "'against': its words say the opposite" }),
  statements: z.int().positive().meta({ description: 'On how many points that the document argues it bears' }),
  proposition: judgedSupport.shape.proposition,
  reason: z.string(),
  why: z.array(z.string()).optional().meta({ description: 'Why it is shown, each a sentence of what is known of it' }),
  passage: judgedSupport.shape.passage,
  summary: z
    .string()
    .optional()
    .meta({ description: 'In words of the editors of the library, where no passage is shown' }),
  treatment: treatmentFlag.optional(),
})
export type UncitedAuthority = z.infer<typeof uncited>

const foundPassage = z.object({
  ...judgedSupport.shape.passage.unwrap().shape,
  outcome: judgedSupport.shape.outcome,
  reason: z.string(),
})

/** What a search within one authority for support of a sentence gave. */
export const foundPassages = z.object({
  title: z.string(),
  citation: z.string(),
  passages: z.array(foundPassage).meta({ description: 'The best first. Empty: none comes near' }),
  opposed: z.int().nonnegative().meta({ description: 'Passages that come near and seem to say the opposite' }),
  sentences: z.int().nonnegative().meta({ description: 'How many sentences were looked through' }),
})
export type FoundPassages = z.infer<typeof foundPassages>

/** A paragraph as it is shown: `text` begins at the offset `start` of the document's text. */
const paragraph = z.object({ start: z.int(), text: z.string(), level: z.int().optional(), page: z.int().optional() })
export type ShownText = z.infer<typeof paragraph>

export const checkedDocument = z.object({
  citations: z.array(checkedCitation).meta({ title: 'Citations' }),
  citationsFound: z.int().optional().meta({ description: 'Where more were found than are checked and shown' }),
  counts: z.partialRecord(citationStatus, z.int()).meta({
    title: 'Citations by status',
    description:
      'By status alone: a verified one may be of an authority that is no longer good law. `looks` tells of it',
  }),
  looks: lookCounts.optional(),
  coverage,
  title: z.string().optional(),
  document: z.object({
    name: z.string(),
    kind: documentKind,
    sha256: z.string().meta({ description: 'Of the file, or of the text that was pasted' }),
    isPasted: z.boolean(),
    hasPages: z.boolean(),
    characters: z.int(),
  }),
  text: z.string().optional().meta({
    description: 'Of a plain text in which something can be corrected: the whole of it, as it was read',
  }),
  authorities: z.array(authority).meta({ title: 'Authorities' }),
  uncited: z.array(uncited).optional().meta({ title: 'Authorities that the document does not cite' }),
  opinions: opinions.optional().meta({ description: 'Absent: no model was asked for its opinion' }),
  laterOpinions: opinions.optional().meta({ description: 'The same for what later opinions say of the authorities' }),
  content: z.object({
    paragraphs: z.array(paragraph),
    isCut: z.boolean().meta({ description: 'Only paragraphs with citations are given: the document is long' }),
  }),
  warnings: z.array(z.string()),
})
export type CheckedDocument = z.infer<typeof checkedDocument>
