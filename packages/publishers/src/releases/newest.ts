import type { Pack } from '../catalog/schema.ts'
import { newestEcfr } from './ecfr.ts'
import { newestUsCode } from './us-code.ts'

/** Reads a page of a publisher; undefined where it cannot be had. */
export type ReadPage = (url: string) => Promise<string | undefined>

/**
 * The pack with the addresses of its publisher's newest release, as far as the publisher lists its releases. The catalog
 * is older than they are: what cannot be read from the publisher's list stays as the catalog has it.
 */
export async function newestRelease(pack: Pack, read: ReadPage): Promise<Pack> {
  const [file, ...others] = pack.files ?? []
  if (!file || others.length > 0) return pack
  const { host } = new URL(file.url)
  const newest =
    host === 'uscode.house.gov'
      ? await newestUsCode(pack, file, read)
      : host === 'www.ecfr.gov'
        ? await newestEcfr(file, read)
        : undefined
  return newest ? { ...pack, current: newest.current, files: [newest.file] } : pack
}
