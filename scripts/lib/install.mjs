import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot, node24 } from './paths.mjs'
import { pnpm } from './run.mjs'
import { giveUp, say } from './say.mjs'
import { findSpareFiles, spareInPages, spareOnServer } from './spare-files.mjs'
import { hashOf, isStamped, stamp, wasStamped } from './stamp.mjs'
import { packageFolders } from './workspace.mjs'

const everything = 'installed'
/** The server, and what builds its pages: a third of everything. */
const toRun = 'installed-to-run'

const runs = ['casewright', '@casewright/server...', '@casewright/web...'].flatMap((name) => ['--filter', name])

/** Installs what the lockfile says, unless it is installed: tests, checks and development need all of it. */
export async function install() {
  const hash = hashOfPackages()
  if (isInstalled(everything, hash)) return
  // Files were taken out of the other kind of install, which pnpm does not know.
  if (wasStamped(toRun)) rmSync(inRoot('node_modules'), { recursive: true, force: true })
  await fetch([])
  stamp(everything, hash)
}

/** Installs what `npm start` needs, unless that or everything is installed. Who has everything keeps it. */
export async function installToRun() {
  const hash = hashOfPackages()
  if (isInstalled(everything, hash) || isInstalled(toRun, hash)) return
  if (wasStamped(everything)) return install()
  await fetch(['--prod', ...runs])
  const { spare } = findSpareFiles(inRoot('node_modules', '.pnpm'), { ...spareOnServer, ...spareInPages })
  for (const file of spare) remove(file)
  stamp(toRun, hash)
}

/** Removes a file, and the folders that it leaves empty. */
function remove(file) {
  rmSync(file)
  for (let folder = dirname(file); readdirSync(folder).length === 0; folder = dirname(folder)) rmdirSync(folder)
}

const isInstalled = (kind, hash) => isStamped(kind, hash) && existsSync(node24)

function hashOfPackages() {
  const manifests = packageFolders().map((folder) => join(folder, 'package.json'))
  return hashOf(['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests])
}

async function fetch(words) {
  say('Installing…')
  // CI keeps pnpm from asking whether it may replace what another version installed.
  const { ok, output } = await pnpm(['install', '--frozen-lockfile', ...words], { quiet: true, env: { CI: 'true' } })
  if (!ok) giveUp('The packages could not be installed. Check the network connection and start again.', output)
}
