import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { packageFolders } from './workspace.mjs'

/** Beside what is installed, so that types of packages are found from here as well. */
const place = join('node_modules', '.cache', 'types')

/**
 * Checks the types of every package. Packages whose compiler options are the same are one program: what they share is
 * read and checked once instead of once for each of them.
 */
export async function checkTypes() {
  const groups = new Map()
  for (const folder of packageFolders()) {
    const config = configOf(folder)
    if (!config) continue
    const options = JSON.stringify(config.compilerOptions ?? {})
    groups.set(options, [...(groups.get(options) ?? []), { folder, config }])
  }
  mkdirSync(inRoot(place), { recursive: true })
  const programs = [...groups.values()].map((members, i) =>
    members.length === 1 ? members[0].folder : writeProgram(i, members),
  )
  const results = []
  // The compiler uses several cores itself.
  for (const program of programs)
    results.push(await run('tsc', ['--noEmit', '--pretty', 'false', '-p', program], { quiet: true }))
  return {
    ok: results.every(({ ok }) => ok),
    output: results.map(({ output }) => output).join(''),
    note: `${[...groups.values()].flat().length} packages in ${programs.length} programs`,
  }
}

function configOf(folder) {
  try {
    return JSON.parse(readFileSync(inRoot(folder, 'tsconfig.json'), 'utf8'))
  } catch {
    return undefined
  }
}

function writeProgram(number, members) {
  const file = join(place, `program-${number}.json`)
  const here = (...parts) => relative(place, join(...parts))
  const all = (name) => members.flatMap(({ folder, config }) => (config[name] ?? []).map((one) => here(folder, one)))
  const config = {
    extends: here('tsconfig.base.json'),
    compilerOptions: members[0].config.compilerOptions ?? {},
    include: all('include'),
    exclude: [...all('exclude'), ...members.map(({ folder }) => here(folder, 'node_modules'))],
  }
  writeFileSync(inRoot(file), JSON.stringify(config, null, 2))
  return file
}
