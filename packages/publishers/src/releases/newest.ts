import type { Pack } from '../catalog/schema.ts'
import { newestInBucket } from './bucket.ts'
import { newestEcfr } from './ecfr.ts'
import { newestUsCode } from './us-code.ts'

/** Reads a page of a publisher; undefined where it cannot be had. */
export type ReadPage = (url: string) => Promise<string | undefined>

/**
 * The pack with the addresses of its publisher's newest release, as far as the publisher lists its releases. The catalog
 * is older than they are: what cannot be read from the publisher's list stays as the catalog has it.
 */
export async function newestRelease(pack: Pack, read: ReadPage): Promise<Pack> {
  if (pack.bucket) return (await newestInBucket(pack, pack.bucket, read)) ?? pack
  const [file, ...others] = pack.files ?? []
  const url = pack.linked?.page ?? file?.url
  if (!url || others.length > 0) return pack
  const { host } = new URL(url)
  const newest =
    host === 'uscode.house.gov'
      ? await newestUsCode(pack, pack.linked?.name ?? file?.name ?? '', read)
      : host === 'www.ecfr.gov' && file
        ? await newestEcfr(file, read)
        : undefined
  return newest ? { ...pack, current: newest.current, files: [newest.file] } : pack
}
