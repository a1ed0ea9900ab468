import { findParties, type Party } from '../parties/parties.ts'
import type { Source } from '../span/span.ts'
import { type CourtNamed, readCourt } from './court.ts'
import { type DocketNumber, readDockets } from './dockets.ts'
import { headLines } from './head.ts'

/** What the head of a filing or an opinion says. Parts that it does not say are absent or empty. */
export interface Caption {
  court?: CourtNamed
  dockets: DocketNumber[]
  parties: Party[]
}

export const readCaption = (source: Source): Caption => {
  const lines = headLines(source)
  const court = readCourt(source, lines)
  const parties = findParties(source).filter(({ from }) => from === 'caption')
  return { ...(court ? { court } : {}), dockets: readDockets(source, lines), parties }
}
