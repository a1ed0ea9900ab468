import { glob, readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Pack } from '../catalog/schema.ts'
import { releaseOf as releaseInBucket } from './bucket.ts'

const inOrder = new Intl.Collator('en', { numeric: true })
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The pack as the newest of its releases in a folder that mirrors its publisher's addresses. That need not be the release
 * that the catalog names: whoever fills the folder takes what the publisher offers that day.
 * @returns undefined: the folder has none
 */
export async function newestInFolder(folder: string, pack: Pack): Promise<Pack | undefined> {
  if (pack.bucket) return newestTables(folder, pack, pack.bucket)
  const [file, ...others] = pack.files ?? []
  const pattern = pack.linked
    ? `${new URL(pack.linked.page).hostname}/**/${pack.linked.name}*.zip`
    : patternOf(file?.url, others.length > 0)
  if (!pattern || !(await stat(folder).catch(() => undefined))?.isDirectory()) return undefined
  const found: string[] = []
  for await (const one of glob(pattern, { cwd: folder })) found.push(one.split(sep).join('/'))
  const path = found.sort(inOrder.compare).at(-1)
  if (!path) return undefined
  const { href: url } = new URL(`https://${path}`)
  if (url === file?.url) return pack
  return { ...pack, current: releaseOf(url) ?? pack.current, files: [{ url, name: path.split('/').at(-1) ?? '' }] }
}

async function newestTables(folder: string, pack: Pack, bucket: NonNullable<Pack['bucket']>) {
  const { hostname, searchParams } = new URL(bucket.list)
  const prefix = searchParams.get('prefix') ?? ''
  const names = await readdir(join(folder, hostname, prefix)).catch(() => [])
  return releaseInBucket(
    pack,
    bucket,
    names.map((name) => ({ key: `${prefix}${name}` })),
  )
}

/** Any release of a file: what an address has of numbers alone, and what a name has behind an @, is the release. */
function patternOf(url: string | undefined, isExact: boolean): string | undefined {
  if (!url) return undefined
  const { hostname, pathname } = new URL(url)
  const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
  if (isExact) return [hostname, ...parts].join('/')
  return [hostname, ...parts.map((part) => part.replace(/^\d[\d-]*$/, '*').replace(/@[^.]+/, '@*'))].join('/')
}

/** How current the file at an address is, as far as the address says. */
function releaseOf(url: string): string | undefined {
  const [day] = /\b\d{4}-\d\d-\d\d\b/.exec(url) ?? []
  if (day) return longDate.format(new Date(day))
  const [, congress, law] = /@(\d{2,3})-(\d{1,3})/.exec(url.split('/').at(-1) ?? '') ?? []
  return congress && `Public Law ${congress}-${law}`
}
