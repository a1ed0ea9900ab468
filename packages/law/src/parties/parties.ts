import { headLines } from '../caption/head.ts'
import type { Source } from '../span/span.ts'
import { captionParties } from './caption-parties.ts'
import type { Party } from './party.ts'
import { preambleParties } from './preamble-parties.ts'

export type { Party } from './party.ts'

/** The parties of a document: those of a contract's preamble where it has one, else those of a caption. */
export const findParties = (source: Source): Party[] => {
  const contract = preambleParties(source)
  return contract.length >= 2 ? contract : captionParties(source.text, headLines(source))
}
