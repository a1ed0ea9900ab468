import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { citationKeys, parseCitation } from '@casewright/law'
import { chanceOf } from '../truth/random.ts'
import type { OrderedCite } from './real-cites.ts'

/** Where a page that was made up stands in the volume: inside another case, or where another one begins. */
export const standing = ['inside another case', 'where another case begins'] as const
export type Standing = (typeof standing)[number]

interface Place {
  volume: string
  reporter: string
  page: number
  name: string
  year: string
}

/** Names of people who are in no case: two of them make a case of the volume. */
const surnames = 'Aldwyn Brint Corvane Dunmarrow Elstrop Farlowe Gundry Hask Ivelock Jessamy Korrin Lunt'.split(' ')

/** As pages go in most volumes: a case begins on every seventh. */
const [every, pages] = [7, 1600]

function placeOf({ text }: OrderedCite): Place | undefined {
  const citation = parseCitation(text)
  if (citation?.kind !== 'case') return undefined
  const [cite] = citation.cites
  const { volume, abbreviation, page } = cite ?? {}
  if (!volume || !abbreviation || !page || citationKeys(text).length === 0) return undefined
  return {
    volume,
    reporter: abbreviation,
    page: Number(page),
    name: citation.name ?? '',
    year: `${citation.year ?? 2000}`,
  }
}

/**
 * Lists of the cases of each volume that an order names, in the layout of the case index. Nobody here has those volumes, so
 * their other cases are made up; the real ones that are named in them stand at their own pages. It tests whether a made-up
 * citation, as lawyers wrote it, is found out by an index of its volume, and whether a real one beside it passes.
 */
export async function standInVolumes(all: readonly OrderedCite[], where: Standing): Promise<string> {
  const chance = chanceOf('stand-in volumes')
  const placed = all.flatMap((cite) => {
    const place = placeOf(cite)
    return place && cite.where === 'U.S. reporter' ? [{ ...place, isReal: cite.label !== 'fabricated' }] : []
  })
  const root = await mkdtemp(join(tmpdir(), 'casewright-volumes-'))
  const volumes = [...Map.groupBy(placed, ({ volume, reporter }) => `${volume} ${reporter}`)]
  for (const [at, [cite, some]] of volumes.entries()) {
    const real = new Map(some.filter(({ isReal }) => isReal).map((one) => [one.page, one]))
    const invented = new Set(some.filter(({ isReal }) => !isReal).map(({ page }) => page))
    const starts = new Set(Array.from({ length: Math.ceil(pages / every) }, (_, nth) => 1 + nth * every))
    for (const page of invented) {
      if (where === 'inside another case') starts.delete(page)
      else starts.add(page)
    }
    const ordered = [...new Set([...starts, ...real.keys()])].sort((one, other) => one - other)
    const listed = ordered.map((page, nth) => {
      const known = real.get(page)
      const name = known?.name || `${chance.pick(surnames)} v. ${chance.pick(surnames)}`
      return {
        id: (at + 1) * 10_000 + nth,
        name,
        name_abbreviation: name,
        decision_date: known?.year ?? some[0]?.year ?? '2000',
        first_page: String(page),
        last_page: String((ordered[nth + 1] ?? page + 6) - 1),
        citations: [{ type: 'official', cite: `${cite} ${page}` }],
        court: { name: 'a court that is not told' },
        jurisdiction: { name: 'U.S.', name_long: 'United States' },
      }
    })
    await writeFile(join(root, `volume-${at + 1}-CasesMetadata.json`), JSON.stringify(listed))
  }
  return root
}
