import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { citationKeys, jurisdictionOf } from '@casewright/law'
import { z } from 'zod'
import type { NewAuthority } from '../types.ts'
import type { Item } from './item.ts'
import { officialFirst } from './official-first.ts'

const text = z.string()

/** An opinion as a line: the shape of public retrieval sets. */
const opinion = z.object({
  _id: z.union([text, z.number()]),
  title: text,
  text,
  metadata: z.object({
    citations: z.array(text).min(1),
    year: z.number().int().optional(),
    date: z.iso.date().optional(),
    court: text.optional(),
    jurisdiction: text.optional(),
    url: text.optional(),
  }),
})

/** A section of a code as a line. */
const section = z.object({
  id: text,
  citation: text,
  text,
  heading: text.optional(),
  jurisdiction: text.optional(),
  date: z.iso.date().optional(),
  url: text.optional(),
})

/** JSON Lines: an opinion or a section of a code on each. */
export async function* readJsonLines(input: Readable): AsyncGenerator<Item> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY }))
    if (line.trim()) yield itemOf(line)
}

function itemOf(line: string): Item {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    return { rejected: 'The line is not JSON.', row: line.slice(0, 1000) }
  }
  const read = opinion.safeParse(row)
  if (read.success) return { authority: opinionOf(read.data) }
  const asSection = section.safeParse(row)
  if (asSection.success) return { authority: sectionOf(asSection.data) }
  const [issue] = (typeof row === 'object' && row && '_id' in row ? read : asSection).error?.issues ?? []
  return { rejected: `The line is neither an opinion nor a section: ${issue?.path.join('.')} ${issue?.message}`, row }
}

function opinionOf({ _id, title, text, metadata }: z.infer<typeof opinion>): NewAuthority {
  const citations = officialFirst(metadata.citations)
  const isSupreme = citations.some((citation) => citationKeys(citation).some((key) => key.startsWith('us/')))
  return {
    externalId: String(_id),
    kind: 'case',
    title,
    citations,
    court: metadata.court ?? (isSupreme ? 'scotus' : undefined),
    jurisdiction: codeOf(metadata.jurisdiction) ?? (isSupreme ? 'us' : undefined),
    date: metadata.date ?? metadata.year?.toString(),
    url: metadata.url,
    source: 'library',
    text,
  }
}

const sectionOf = (row: z.infer<typeof section>): NewAuthority => ({
  externalId: row.id,
  kind: /\bC\.?F\.?R\b/.test(row.citation) ? 'regulation' : 'statute',
  title: row.heading || row.citation,
  citations: [row.citation],
  jurisdiction: codeOf(row.jurisdiction),
  date: row.date,
  url: row.url,
  source: 'library',
  text: row.text,
})

const codeOf = (words: string | undefined) => (words ? jurisdictionOf(words)?.code : undefined)
