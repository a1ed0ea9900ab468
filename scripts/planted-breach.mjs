// Proves that the rules hold: plants a breach of each import rule, of the floors and of the copies, and expects an error.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { breaches, innocents } from './lib/breaches.mjs'
import { tryCopies } from './lib/copies/breaches.mjs'
import { tryFloors } from './lib/floors/breaches.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'casewright-breach-'))

/** Writes a sample into a copy of the house that has nothing but its rules. */
function plant(place, number, code) {
  const file = place.replace(/(breach|innocent)/, `$1-${number}`)
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), `${code}\n`)
  return file
}

/** What the linter says, as the names of the rules by file. */
async function lint() {
  const flags = ['--reporter=github', '--max-diagnostics=none', '--vcs-enabled=false']
  const { output } = await run('biome', ['lint', ...flags, `--config-path=${folder}`, folder], { quiet: true })
  const found = new Map()
  for (const [, rule, file] of output.matchAll(/title=([^,]+),file=([^,]+),/g)) {
    const path = file.slice(file.indexOf('casewright-breach-')).split('/').slice(1).join('/')
    found.set(path, [...(found.get(path) ?? []), rule])
  }
  return found
}

try {
  for (const file of ['biome.json', 'scripts/lint']) cpSync(inRoot(file), join(folder, file), { recursive: true })
  const planted = breaches.map(([name, place, code, rule], n) => ({ name, rule, file: plant(place, n, code) }))
  const clean = innocents.map(([place, code], n) => plant(place, n, code))
  const found = await lint()
  const missed = planted.filter(({ file, rule }) => !found.get(file)?.includes(rule))
  const accused = clean.filter((file) => found.has(file))
  for (const { name, rule } of missed) console.error(`Not refused: ${name} (${rule})`)
  for (const file of accused) console.error(`Refused without reason: ${file} (${found.get(file)})`)
  const others = [tryFloors(), tryCopies()]
  const wrong = others.flatMap((other) => [...other.missed, ...other.accused])
  for (const line of wrong) console.error(line)
  const all = others.reduce((sum, other) => sum + other.planted, planted.length)
  const refused = others.reduce((sum, other) => sum - other.missed.length, all - missed.length)
  console.log(`${refused} of ${all} planted breaches refused`)
  if ([missed, accused, wrong].some(({ length }) => length > 0)) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
