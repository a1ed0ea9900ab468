import { jurisdictions } from '@casewright/law'
import { z } from 'zod'
import { fieldsOfLaw } from './fields.ts'

const hosts = [
  'www.courtlistener.com',
  'uscode.house.gov',
  'www.ecfr.gov',
  'constitution.congress.gov',
  'www.law.cornell.edu',
]

/** One line of plain text, without markup and without space at its ends. */
const line = (most: number) =>
  z
    .string()
    .min(2)
    .max(most)
    .regex(/^\S([^\r\n\t<>]*[^\s<>])?$/u, 'must be one line of plain text')

const link = z
  .url({ protocol: /^https$/ })
  .refine((url) => hosts.includes(new URL(url).host), `must be at one of ${hosts.join(', ')}`)
  .refine(
    (url) => !url.includes('courtlistener') || /^https:\/\/[^/]+\/c\/[^/\s]+\/\d+\/[\w-]+\/$/.test(url),
    'must be /c/<reporter>/<volume>/<page>/ at CourtListener',
  )

const shared = {
  title: line(200),
  citation: line(80),
  parallel: z.array(line(80)),
  jurisdiction: z.enum(jurisdictions.map(({ code }) => code)),
  field: z.enum(fieldsOfLaw),
  keyPoints: z.array(line(400)).min(2).max(4).optional(),
  /** What it is looked up for: names of doctrines, and the words in which clients ask. Searched, and not shown. */
  subjects: z.array(line(80)).min(1).max(14).optional(),
  url: link,
}

const day = z.iso.date()
const year = z.int().min(1215).max(2100)

const decision = z
  .strictObject({
    kind: z.literal('case'),
    ...shared,
    /** The id of the court, as courts-db names it. */
    court: z.string().regex(/^[a-z0-9]+$/),
    date: day.optional(),
    year: year.optional(),
    /** What was decided, in our own words; absent where it is not known beyond doubt. */
    holding: line(900).optional(),
  })
  .refine((it) => (it.date === undefined) !== (it.year === undefined), 'must have a date or a year, and not both')

const enactment = z
  .strictObject({
    kind: z.enum(['statute', 'regulation', 'rule', 'constitution']),
    ...shared,
    date: day.optional(),
    year: year.optional(),
    /** What it provides, in our own words. */
    content: line(1200),
  })
  .refine((it) => it.date === undefined || it.year === undefined, 'must not have both a date and a year')

/** One authority of the starter set: what a file of it holds. */
export const starterAuthority = z.union([decision, enactment])

export type StarterAuthority = z.infer<typeof starterAuthority>

/**
 * The name of the file that holds an authority, from its main citation: periods after letters are dropped, and what is
 * neither a letter nor a digit becomes a hyphen ("347 U.S. 483" gives "347-us-483", "8 C.F.R. § 208.13" gives "8-cfr-208-13").
 */
export const slugOf = (citation: string): string =>
  citation
    .toLowerCase()
    .replace(/(?<=[a-z])\./g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
