import { execFile } from 'node:child_process'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { bareEnvironment } from './bare-environment.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { makeExecutable } from './cluster.ts'
import type { Owner } from './process-owner.ts'
import { sharedCopy } from './shared-copy.ts'

const run = promisify(execFile)

/** The programs of the database, where the user that they run as can reach them. @throws Error with a sentence */
export async function programsFor(owner: Owner | undefined): Promise<Binaries> {
  const binaries = await findBinaries()
  await makeExecutable(binaries)
  if (!owner || (await canRun(binaries, owner))) return binaries
  const folder = dirname(dirname(binaries.postgres))
  const copy = await sharedCopy(folder)
  const moved = (file: string) => join(copy, relative(folder, file))
  const copied = { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) }
  if (await canRun(copied, owner)) return copied
  throw new Error(
    `The database could not be started. It runs as the user with id ${owner.uid}, who may enter neither ${folder} nor ${copy}. Move Casewright to a folder that every user may enter, or start it as an ordinary user.`,
  )
}

const canRun = (binaries: Binaries, owner: Owner): Promise<boolean> =>
  Promise.all(
    Object.values(binaries).map((file) => run(file, ['--version'], { ...owner, cwd: '/', env: bareEnvironment({}) })),
  ).then(
    () => true,
    () => false,
  )
