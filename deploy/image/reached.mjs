import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { isLink, packagesIn } from '../../scripts/lib/tree.mjs'

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/**
 * The names of what pages alone are made of: the dependencies of the web app and of the shared components. A tool's
 * package serves both sides, so that they are installed with it.
 */
export function browserOnly(root) {
  const houses = ['apps/web', 'packages/ui'].map((folder) => manifestIn(join(root, folder)))
  const theirs = houses.flatMap(({ dependencies }) => Object.keys(dependencies))
  // Our other packages serve both sides.
  return new Set([...houses.map(({ name }) => name), ...theirs.filter((name) => !name.startsWith('@casewright/'))])
}

/**
 * Removes the packages that the server cannot reach, and the links to them. What a package merely allows beside itself
 * (a peer) is not followed.
 * @param {Set<string>} browser names at which the way ends, in packages of the workspace
 * @returns {number} how many packages went
 */
export function dropUnreached(root, store, browser) {
  const reached = new Set()
  const follow = (folder) => {
    const { dependencies, optionalDependencies } = manifestIn(folder)
    const names = Object.keys({ ...dependencies, ...optionalDependencies })
    const ours = !folder.startsWith(store + sep)
    const modules = ours ? join(folder, 'node_modules') : modulesAround(folder)
    for (const name of ours ? names.filter((name) => !browser.has(name)) : names) {
      if (!existsSync(join(modules, name))) continue
      const target = realpathSync(join(modules, name))
      if (reached.has(target)) continue
      reached.add(target)
      follow(target)
    }
  }
  follow(join(root, 'apps', 'server'))

  const dropped = readdirSync(store).filter((id) => id !== 'node_modules' && isUnreached(join(store, id), reached))
  for (const id of dropped) rmSync(join(store, id), { recursive: true })
  for (const modules of everyModules(root, store)) dropDeadLinks(modules)
  return dropped.length
}

/** The node_modules folder that a package of the store stands in, beside what it depends on. */
const modulesAround = (folder) =>
  folder.slice(0, folder.lastIndexOf(join(sep, 'node_modules', sep))) + join(sep, 'node_modules')

/** A folder of the store holds one package, and links to what it depends on. */
function isUnreached(folder, reached) {
  const modules = join(folder, 'node_modules')
  const own = packagesIn(modules).find((name) => !isLink(join(modules, name)))
  return own !== undefined && !reached.has(realpathSync(join(modules, own)))
}

function everyModules(root, store) {
  const ours = ['apps', 'packages', 'tools'].flatMap((house) =>
    readdirSync(join(root, house)).map((name) => join(root, house, name)),
  )
  const theirs = readdirSync(store).filter((id) => id !== 'node_modules')
  return [store, root, ...ours, ...theirs.map((id) => join(store, id))].map((folder) => join(folder, 'node_modules'))
}

/** Removes links to what is gone, and scopes that are left empty. */
function dropDeadLinks(modules) {
  for (const name of packagesIn(modules)) {
    const link = join(modules, name)
    if (!isLink(link) || existsSync(link)) continue
    rmSync(link)
    if (name.includes('/') && readdirSync(dirname(link)).length === 0) rmSync(dirname(link), { recursive: true })
  }
}
