import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './paths.mjs'
import { pnpm } from './run.mjs'
import { giveUp, say } from './say.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'
import { packageFolders } from './workspace.mjs'

/** Installs what the lockfile says, unless it is installed. */
export async function install() {
  const manifests = packageFolders().map((folder) => join(folder, 'package.json'))
  const hash = hashOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
  if (isStamped('installed', hash) && existsSync(node24)) return
  say('Installing…')
  // CI keeps pnpm from asking whether it may replace what another version installed.
  const { ok, output } = await pnpm(['install', '--frozen-lockfile'], { quiet: true, env: { CI: 'true' } })
  if (!ok) giveUp('The packages could not be installed. Is the network there?', output)
  stamp('installed', hash)
}
