import { z } from 'zod'

const https = z.url({ protocol: /^https$/ })

const file = z.strictObject({
  url: https,
  name: z.string().regex(/^[\w@][\w.@+-]*$/),
  /** Length and checksum only of a file whose bytes were held. */
  bytes: z.number().int().positive().optional(),
  sha256: z
    .string()
    .regex(/^[\da-f]{64}$/)
    .optional(),
})

/** Files that the publisher lists itself, in a JSON array. */
const listed = z.strictObject({
  url: https,
  /** The address of the file of each entry, with the fields of the entry in braces. */
  each: z.string().startsWith('https://'),
  name: z.string(),
})

/** A file that a page of the publisher links: its name changes with each release, and this is how it begins. */
const linked = z.strictObject({ page: https, name: z.string().regex(/^[\w-]+@?$/) })

/** Files of several tables in a bucket whose listing is public: each name is the table's, and the day of its release. */
const bucket = z.strictObject({
  /** The listing, to which the beginning of a name is added. */
  list: https,
  tables: z.array(z.string().regex(/^[a-z]+(-[a-z]+)*$/)).min(1),
})

/** Opinions of one court, page by page, from CourtListener's API. It answers only with a token. */
const api = z.strictObject({ address: https, court: z.string().regex(/^[a-z\d]+$/) })

/** Single cases of a reporter: addresses with the volume and the name of the case's file in braces. */
const single = z.strictObject({
  /** The reporter as it is cited: 'U.S.' */
  reporter: z.string(),
  record: z.string().startsWith('https://'),
  text: z.string().startsWith('https://'),
})

const pack = z.strictObject({
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  title: z.string().min(1),
  what: z.string().min(1),
  publisher: z.string().min(1),
  license: z.string().min(1),
  /** How it is read: the name of an import. */
  layout: z.string().min(1),
  /** How current it is, in words. */
  current: z.string().min(1),
  /** Whether this layout was read from a real sample of this publisher. */
  tried: z.boolean(),
  /** A page of the publisher about it. */
  page: https.optional(),
  files: z.array(file).optional(),
  list: listed.optional(),
  linked: linked.optional(),
  bucket: bucket.optional(),
  api: api.optional(),
  single: single.optional(),
  /** Its publisher has no releases: it is as of the day on which it is added. */
  daily: z.literal(true).optional(),
  /** What of the law it has: 'ca statute' are statutes of California, 'court ca5' decisions of a court. */
  brings: z.array(z.string().regex(/^(?:court [a-z\d]+|[a-z]{2} (?:statute|case))$/)).optional(),
  /** Only decisions of this day and later are taken. */
  since: z.iso.date().optional(),
  /** Hosts to which the publisher redirects downloads. */
  hosts: z.array(z.string()).optional(),
  /** Where it is known: bytes to download, bytes on disk afterwards, and authorities. */
  download: z.number().int().positive().optional(),
  disk: z.number().int().positive().optional(),
  authorities: z.number().int().positive().optional(),
})

export const catalogSchema = z
  .strictObject({ version: z.literal(1), packs: z.array(pack) })
  .refine(({ packs }) => new Set(packs.map(({ id }) => id)).size === packs.length, 'Two packs have the same id.')

/** Law that can be added to the library as one: what it is, whose, how it is read, and where its files are. */
export type Pack = z.infer<typeof pack>
