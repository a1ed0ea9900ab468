import type { Pack } from '@casewright/publishers'
import type { LawPlaces } from '../deps.ts'
import { diskOf } from '../disk.ts'

/** Left to the rest of the machine. */
const reserve = 500_000_000
/** A text takes about so many bytes of the database for each byte of its packed file: the text, its words, its links. */
const perPackedByte = 12
/** Of files that have the law of all years only the last ones are kept: about a tenth. */
const perPackedByteSince = 1.2
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`

/**
 * Looks before anything is begun whether there is room: for files, and for the database where it is on the same disk.
 * @param packed bytes of its files, as far as they are known
 * @throws Error with a sentence
 */
export async function checkRoom(places: LawPlaces, pack: Pack, packed = pack.download ?? 0): Promise<void> {
  const { free } = await diskOf(places.packFolder)
  const database = places.embedded ? (pack.disk ?? packed * (pack.since ? perPackedByteSince : perPackedByte)) : 0
  const needed = packed + database + reserve
  if (free < needed)
    throw new Error(
      `This pack needs ${megabytes(needed)} on the disk, including ${megabytes(reserve)} for the rest of the machine, and ${megabytes(free)} are free. Free some space, then resume it.`,
    )
}
