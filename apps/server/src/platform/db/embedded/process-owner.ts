import { execFile } from 'node:child_process'
import { chown } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Owner {
  uid: number
  gid: number
}

/**
 * Whom the database runs as. PostgreSQL refuses to run as root; then it runs as the machine's
 * `postgres`, else `nobody`. Undefined: as whoever starts us.
 */
export async function processOwner(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([id('-u', name), id('-g', name)])
    if (uid && gid) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is no user named postgres or nobody. Start Casewright as an ordinary user.',
  )
}

const id = (flag: string, name: string) =>
  run('id', [flag, name]).then(
    ({ stdout }) => Number(stdout),
    () => undefined,
  )

export const giveTo = (path: string, owner: Owner | undefined): Promise<void> =>
  owner ? chown(path, owner.uid, owner.gid) : Promise.resolve()
