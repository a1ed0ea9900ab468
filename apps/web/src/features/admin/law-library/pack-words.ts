import type { HeldLaw, LawChange, LawLibrary, LawPack } from '@casewright/api/client'
import { counted, inBytes } from '@casewright/core/client'

/** How much room a pack takes, as far as its publisher says. */
export function sizeWords({ download, disk }: Pick<LawPack, 'download' | 'disk'>): string[] {
  const known = [
    download !== null && `${inBytes(download)} to download`,
    disk !== null && `${inBytes(disk)} on disk`,
  ].filter((one) => one !== false)
  return known.length > 0 ? known : ['Size not published']
}

/** '118 MB to download. Public domain. From its publisher'. */
export const publisherWords = ({ license, publisher, ...pack }: LawPack): string =>
  `${sizeWords(pack).join(', ')}. ${license}. From ${publisher}`

export const countWords = (authorities: number | null): string =>
  authorities === null ? 'Count not published' : counted(authorities, 'authority', 'authorities')

/** Of what is in the library: how many have a text that can be quoted. An index of cases has none. */
export function textWords({ authorities, texts, cases }: Pick<HeldLaw, 'authorities' | 'texts' | 'cases'>): string {
  if (cases !== null) return 'Cases listed without text'
  if (texts === authorities) return 'All with text'
  return texts === 0 ? 'None with text' : `${texts.toLocaleString('en-US')} with text`
}

/** '3 added, 12 changed, 1 removed'. */
export function changeWords({ added, changed, removed }: LawChange): string {
  const counts = Object.entries({ added, changed, removed }).filter(([, count]) => count > 0)
  return counts.map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`).join(', ') || 'nothing changed'
}

/** '3 collections, 12,043 authorities'. */
export const collectionWords = ({ held, authorities }: Pick<LawLibrary, 'held' | 'authorities'>): string =>
  `${counted(held.length, 'collection')}, ${counted(authorities, 'authority', 'authorities')}`

const groups: readonly { title: string; has: (pack: LawPack) => boolean }[] = [
  { title: 'Constitution and federal rules', has: ({ id }) => /^(constitution|federal-rules)/.test(id) },
  { title: 'United States Code', has: ({ id }) => id.startsWith('us-code-') },
  { title: 'Regulations', has: ({ id }) => /^(cfr|federal-register)-/.test(id) },
  {
    title: 'Federal cases',
    has: ({ id, title }) =>
      id.startsWith('cases-') && /^(United States|Federal|Supreme Court|Bankruptcy)\b/.test(title),
  },
  { title: 'State cases', has: ({ id }) => id.startsWith('cases-') },
  { title: 'Federal and state cases', has: ({ id }) => id.startsWith('courtlistener') },
  { title: 'Case indexes, without texts', has: ({ id }) => id.startsWith('case-index-') },
  { title: 'State and local codes', has: ({ id }) => id.endsWith('-code') },
  { title: 'Other law', has: () => true },
]

interface PackGroup {
  title: string
  packs: LawPack[]
}

/** Packs under what they are, in the order of the list; those that nothing else fits come last. */
export function grouped(packs: readonly LawPack[]): PackGroup[] {
  const byTitle = Map.groupBy(packs, (pack) => groups.find(({ has }) => has(pack))?.title)
  return groups.map(({ title }) => ({ title, packs: byTitle.get(title) ?? [] })).filter(({ packs }) => packs.length > 0)
}

/** Whether every word of a search is in the pack's title, description or publisher. */
export function matches({ title, what, publisher }: LawPack, text: string): boolean {
  const all = `${title} ${what} ${publisher}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** Why a pack has no button: it can be had neither from its publisher nor from the folder. */
export function unavailableWords(offline: boolean, pack: string): string {
  if (pack.startsWith('courtlistener-api-'))
    return offline ? 'Only with a network.' : 'Set COURTLISTENER_TOKEN on the server to add it.'
  return offline
    ? `Not in the folder. Add its files as ${pack}.`
    : `No download address. Add its files to the folder as ${pack}.`
}
