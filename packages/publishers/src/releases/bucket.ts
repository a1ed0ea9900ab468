import type { Pack } from '../catalog/schema.ts'
import type { RemoteFile } from '../download/download.ts'
import type { ReadPage } from './newest.ts'

type Bucket = NonNullable<Pack['bucket']>

interface Listed {
  key: string
  bytes?: number
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const contents =
  /<Contents>\s{0,20}<Key>([\w/.-]{1,200})<\/Key>(?:(?!<\/Contents>)[^]){0,600}?<Size>(\d{1,15})<\/Size>/g

/** The newest release that a bucket has of all tables, with the length of each file: undefined where it has none. */
export async function newestInBucket(pack: Pack, bucket: Bucket, read: ReadPage): Promise<Pack | undefined> {
  const listed: Listed[] = []
  for (const table of bucket.tables) {
    const text = await read(`${bucket.list}${table}-`)
    if (!text) return undefined
    for (const [, key = '', bytes] of text.matchAll(contents)) listed.push({ key, bytes: Number(bytes) })
  }
  return releaseOf(pack, bucket, listed)
}

/** The newest release of all tables among these files. */
export function releaseOf(pack: Pack, { list, tables }: Bucket, listed: readonly Listed[]): Pack | undefined {
  const byDay = new Map<string, Map<string, RemoteFile>>()
  for (const { key, bytes } of listed) {
    const name = key.split('/').at(-1) ?? ''
    const [, table = '', day = ''] = /^([a-z-]+)-(\d{4}-\d\d-\d\d)\.csv(?:\.bz2)?$/.exec(name) ?? []
    if (!tables.includes(table)) continue
    const files = byDay.get(day) ?? new Map<string, RemoteFile>()
    byDay.set(day, files.set(table, { url: new URL(`/${key}`, list).href, name, ...(bytes ? { bytes } : {}) }))
  }
  const [day, files] =
    [...byDay]
      .filter(([, files]) => files.size === tables.length)
      .sort(([one], [other]) => one.localeCompare(other))
      .at(-1) ?? []
  if (!day || !files) return undefined
  const ordered = tables.flatMap((table) => files.get(table) ?? [])
  const download = ordered.reduce((sum, { bytes = 0 }) => sum + bytes, 0)
  return {
    ...pack,
    current: longDate.format(new Date(day)),
    files: ordered,
    ...(download > 0 ? { download } : {}),
  }
}
