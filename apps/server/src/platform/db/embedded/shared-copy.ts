import { createHash } from 'node:crypto'
import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where a system keeps what can be made again, for all of its users. */
const systemCache = process.platform === 'darwin' ? '/Library/Caches' : '/var/cache'

/**
 * A copy of a package's folder where every user can read it and none but ours can write: by version and contents, made
 * once, whole or not at all. @throws Error with a sentence
 */
export async function sharedCopy(folder: string, cache = systemCache): Promise<string> {
  const ours = join(cache, 'casewright')
  try {
    await ownFolder(ours)
    const place = join(ours, `postgresql-${await versionOf(folder)}-${(await hashOf(folder)).slice(0, 16)}`)
    if (await isOurs(place)) return place
    const making = await mkdtemp(join(ours, '.making-'))
    try {
      await cp(folder, making, { recursive: true, verbatimSymlinks: true })
      await openForAll(making)
      // Another start may have put it there meanwhile: then that one serves.
      await rename(making, place).catch(async (error) => {
        if (!(await isOurs(place))) throw error
      })
    } finally {
      await rm(making, { recursive: true, force: true })
    }
    return place
  } catch (cause) {
    if (cause instanceof NotOurs) throw cause
    throw new Error(
      `The database could not be started. Its user may not enter ${folder}, and its programs could not be copied to ${ours} (${(cause as NodeJS.ErrnoException).code ?? cause}). Move Casewright to a folder that every user may enter, or start it as an ordinary user.`,
      { cause },
    )
  }
}

class NotOurs extends Error {}

/** Makes a folder of ours, or takes the one that is there. */
async function ownFolder(folder: string): Promise<void> {
  const made = await mkdir(folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )
  // Whatever the umask says. What somebody else made is left as it is.
  if (made) await chmod(folder, 0o755)
  await isOurs(folder)
}

/** @returns whether it is there @throws NotOurs where another user made it, could write to it, or it leads elsewhere */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!found) return false
  if (found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022)) return true
  throw new NotOurs(
    `The database could not be started: its programs belong in ${folder}, which is not a folder that only the user with id ${process.getuid?.()} may write to. Remove it and start again.`,
  )
}

async function versionOf(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(folder), 'package.json'), 'utf8')) as { version: string }
  return version
}

async function hashOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const add = async (path: string): Promise<void> => {
    for (const entry of await entriesOf(join(folder, path))) {
      const inside = join(path, entry.name)
      hash.update(`${inside}\0`)
      if (entry.isDirectory()) await add(inside)
      else if (entry.isSymbolicLink()) hash.update(await readlink(join(folder, inside)))
      else hash.update(await readFile(join(folder, inside)))
    }
  }
  await add('')
  return hash.digest('hex')
}

const entriesOf = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true })).sort((a, b) => (a.name < b.name ? -1 : 1))

/** Everybody may read, and run what can be run. */
async function openForAll(folder: string): Promise<void> {
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openForAll(path)
    else if (!entry.isSymbolicLink()) await chmod(path, (await lstat(path)).mode & 0o111 ? 0o755 : 0o644)
  }
  await chmod(folder, 0o755)
}
