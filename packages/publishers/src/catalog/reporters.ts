import { jurisdictions } from '@casewright/law'
import { z } from 'zod'
import type { Pack } from './schema.ts'

/** Where the Caselaw Access Project lists its reporters. */
export const reporterList = 'https://static.case.law/ReportersMetadata.json'

const codeOf = new Map(jurisdictions.map(({ name, code }) => [name, code]))

const reporter = z.object({
  slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  short_name: z.string().min(1).max(100),
  full_name: z.string().min(1).max(400),
  start_year: z.number().int(),
  end_year: z.number().int(),
  jurisdictions: z.array(z.object({ name_long: z.string() })),
})

/**
 * Packs of the reporters that the Caselaw Access Project lists and the catalog does not name: those of the states, and the
 * older federal ones.
 * @param text the publisher's list; what is no list of reporters gives none
 */
export function reporterPacks(text: string, packs: readonly Pack[]): Pack[] {
  const like = packs.find(({ id }) => id === 'cases-us')
  const entries = z.array(z.unknown()).safeParse(jsonOf(text)).data
  if (!like || !entries) return []
  const known = new Set(packs.flatMap(({ layout, list }) => (layout === like.layout && list ? [list.url] : [])))
  const ids = new Set(packs.map(({ id }) => id))
  return entries.flatMap((entry) => {
    const found = reporter.safeParse(entry).data
    const pack = found && packOf(found, like)
    if (!pack || known.has(pack.list?.url ?? '') || ids.has(pack.id)) return []
    ids.add(pack.id)
    return [pack]
  })
}

function packOf(
  { slug, short_name, full_name, start_year, end_year, jurisdictions }: z.infer<typeof reporter>,
  like: Pack,
): Pack {
  const host = 'https://static.case.law'
  const places = [...new Set(jurisdictions.map(({ name_long }) => name_long))].filter((name) => name !== 'Regional')
  const codes = places.flatMap((name) => codeOf.get(name) ?? [])
  const from = places.length > 3 ? `${places.slice(0, 3).join(', ')} and others` : places.join(', ')
  return {
    ...like,
    id: `cases-${slug}`,
    title: `${full_name.replace(/^West['’]s /, '')} (${short_name})`,
    what: `Cases${from && ` of ${from}`}, ${start_year} to ${end_year}, with their opinions, footnotes and the pages of the reporter, volume by volume.`,
    tried: false,
    brings: codes.map((code) => `${code} case`),
    list: {
      url: `${host}/${slug}/VolumesMetadata.json`,
      each: `${host}/${slug}/{volume_folder}.zip`,
      name: `${slug}-{volume_folder}.zip`,
    },
    single: {
      reporter: short_name,
      record: `${host}/${slug}/{volume}/cases/{case}.json`,
      text: `${host}/${slug}/{volume}/html/{case}.html`,
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
