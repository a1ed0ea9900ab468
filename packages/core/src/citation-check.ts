import { z } from 'zod'
import { anchor } from './anchor.ts'
import { quotationDetails, quoteOutcomes } from './quotation.ts'
import { lastAmended, lookedAt, treatmentFlag } from './treatment.ts'

/**
 * What is known of a citation. `verified` means that it exists and matches; whether it is still good law is said by
 * `treatment` beside it. `not-found` needs a source that covers the reporter; else it is `unchecked`.
 */
export const citationStatuses = ['verified', 'mismatch', 'ambiguous', 'not-found', 'unchecked'] as const

export const citationStatus = z.enum(citationStatuses)
export type CitationStatus = z.infer<typeof citationStatus>

/** An authority that a citation may stand for, as a source tells of it. */
const foundAuthority = z.object({
  /** Of the library, where it is kept: it can be read there. */
  id: z.string().optional(),
  name: z.string(),
  citation: z.string(),
  court: z.string().optional(),
  date: z.string().optional(),
  url: z.string().optional(),
  pages: z
    .object({ first: z.int(), last: z.int() })
    .optional()
    .meta({ description: 'The first and last page of a case in the reporter of `citation`, where they are known' }),
  next: z
    .object({ name: z.string(), citation: z.string(), page: z.int() })
    .optional()
    .meta({ description: 'The case known to begin next in the volume, where not all cases of the volume are known' }),
  source: z.string(),
  holding: z
    .string()
    .optional()
    .meta({ description: "What the library's editors write that it held: their words, not its own" }),
})

/** Whose words stand at a place of an opinion, where they are not the court's own. */
export const quotedVoice = z.object({
  kind: z.enum(['dissent', 'concurrence', 'partial', 'ascribed', 'quoted']).meta({
    description:
      "'partial': concurring in part and dissenting in part; 'ascribed': the court repeats them as another's; 'quoted': it quotes them, as its own or the law's",
  }),
  by: z.string().optional(),
})
export type QuotedVoice = z.infer<typeof quotedVoice>

/** `others-words`: they stand there, and are not the court's, and the writer does not say so. Not `found`. */
export const comparedOutcomes = [...quoteOutcomes, 'others-words', 'unchecked'] as const
export type ComparedOutcome = (typeof comparedOutcomes)[number]

/** A quotation that the writer ascribes to the authority, compared with its text. */
const comparedQuotation = z.object({
  text: z.string(),
  outcome: z.enum(comparedOutcomes),
  anchor: anchor.optional().meta({ description: 'Where it stands in the authority, or what stands there instead' }),
  ...quotationDetails,
  voice: quotedVoice.optional(),
})
export type ComparedQuotation = z.infer<typeof comparedQuotation>

/** What stands in brackets after a citation, compared with the text of the authority. */
export const comparedParenthetical = z.object({
  text: z.string(),
  outcome: z
    .enum(['agrees', 'differs', 'doubted', 'unchecked'])
    .meta({ description: "'doubted': what the library's editors write of the case says the opposite" }),
  reason: z.string(),
  found: z.string().optional(),
})

/** What lists of facts say of a citation: which sections, rules and volumes there are. */
export const knownFact = z.object({
  state: z.enum(['exists', 'cannot-exist', 'doubtful']).meta({
    description:
      "'cannot-exist': there is no such section or volume, so the status is `not-found`; 'doubtful': the number is past the highest known one of a series that goes on, or in no list",
  }),
  says: z.string().meta({ description: 'In words for a lawyer' }),
  source: z.string().meta({ description: "Which list: 'list of sections of the United States Code'" }),
  asOf: z.string().meta({ description: 'How current the list is' }),
})
export type KnownFact = z.infer<typeof knownFact>

export const citationCheck = z.object({
  text: z.string().meta({ description: 'The citation as it was written' }),
  status: citationStatus,
  reason: z.string().meta({ description: 'Why it has this status, in words for a lawyer' }),
  anchor: anchor.optional(),
  found: foundAuthority.optional(),
  differences: z.array(z.object({ field: z.string(), written: z.string(), found: z.string() })).optional(),
  candidates: z.array(foundAuthority).optional().meta({ description: 'Of an ambiguous citation' }),
  namesake: foundAuthority
    .extend({ says: z.string().meta({ description: 'In a sentence, which ends `reason`' }) })
    .optional()
    .meta({
      description:
        'Where the citation leads to no case of its name: the one case known by this name. It may be another case',
    }),
  quotations: z.array(comparedQuotation).optional(),
  parentheticals: z.array(comparedParenthetical).optional(),
  known: knownFact.optional(),
  treatment: treatmentFlag.optional().meta({
    description:
      'What is known against it as good law. Absent: nothing is known, which does not mean that it is good law',
  }),
  lastAmended: lastAmended.optional().meta({
    description: 'The last act that amended a section, as its publisher prints it. It is no flag. Absent: not known',
  }),
  looked: lookedAt.optional().meta({
    description: 'Which citing opinions of the library were read for its later history. Absent: none',
  }),
})
export type CitationCheck = z.infer<typeof citationCheck>
