import { readdir } from 'node:fs/promises'
import { isNewer, type Pack } from '@casewright/publishers'
import type { Database } from '../../../platform/db/client.ts'
import { hasAddress } from '../catalog.ts'
import { statedBy } from '../held/stated.ts'

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Added {
  /** The release that was added, as its address or the publisher's list names it. */
  pack: Pack
  importId: string
  /** The folder that the files were in; undefined: they were downloaded. */
  folder?: string
  /** Whether the folder has no addresses that name the release. */
  isOwn: boolean
}

/**
 * How current a pack is that was added. Of a download its publisher's list says it. A folder can have any release, also
 * under the address of another: there the texts say it where they are newer, and alone where there is no address.
 * @returns null: nothing says it
 */
export async function currentOf(db: Database, { pack, importId, folder, isOwn }: Added): Promise<string | null> {
  if (folder === undefined) return pack.daily ? longDate.format(new Date()) : pack.current
  const stated = await statedBy(db, importId)
  const byAddress = hasAddress(pack) && !isOwn
  if (stated && byAddress && isLaw(stated)) return pack.current.startsWith(`${stated} (`) ? pack.current : stated
  if (stated && byAddress) return isDate(pack.current) && isNewer(stated, pack.current) ? stated : pack.current
  if (stated) return stated
  return byAddress && !pack.daily ? pack.current : await dayOfFiles(folder)
}

const isLaw = (release: string): boolean => release.startsWith('Public Law ')
const isDate = (release: string): boolean => !Number.isNaN(Date.parse(release))

/** The day in the names of bulk files: 'opinions-2025-12-31.csv.bz2'. */
async function dayOfFiles(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => [])
  const days = names.flatMap((name) => /\d{4}-[01]\d-[0-3]\d(?=\.)/.exec(name) ?? [])
  const last = days.sort().at(-1)
  return last && isDate(last) ? longDate.format(new Date(last)) : null
}
