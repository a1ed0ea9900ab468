import { DownloadError, type Fetch, folderFetch, type Pack } from '@casewright/publishers'
import { type Egress, refusalOf } from '../../platform/egress/index.ts'
import { type Catalog, isOfApi } from './catalog.ts'
import type { LawPlaces } from './deps.ts'
import type { LawPackRow } from './row.ts'

const tokenFor = 'https://www.courtlistener.com'

/**
 * How the files of a pack are reached. What a publisher's server points to has to be a public address; an address in the
 * firm's own catalog may be in its own network. Requests are in the ledger as the installation's own.
 */
export function fetchOf(
  { egress, places }: { egress: Egress; places: LawPlaces },
  pack: Pack,
  { own }: Catalog,
  { source, folder }: Pick<LawPackRow, 'source' | 'folder'>,
): Fetch {
  if (source === 'folder') return folderFetch(folder ?? places.folder)
  const address = own.has(pack.id) ? 'configured' : 'open'
  const send = egress.fetchFor({ kind: 'source', name: pack.publisher, address, trust: 'cloud' }, null)
  const token = isOfApi(pack) ? places.courtListenerToken : undefined
  return async (url, init) => {
    const headers = new Headers(init.headers)
    // A catalog can name another host; the token is CourtListener's alone.
    if (token && new URL(url).origin === tokenFor) headers.set('authorization', `Token ${token}`)
    try {
      return await send(url, { ...init, headers })
    } catch (error) {
      // What the policy refuses it refuses the next time too.
      const refusal = refusalOf(error)
      throw refusal ? new DownloadError('elsewhere', refusal.message) : error
    }
  }
}
