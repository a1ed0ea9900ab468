import { readFileSync } from 'node:fs'
import { asLine, isGrave, knownHoles } from './known-holes.mjs'
import { isAllowed, lookedAt } from './licenses.mjs'
import { inRoot } from './paths.mjs'
import { pnpm } from './run.mjs'
import { manifestOf, packageFolders } from './workspace.mjs'

/**
 * What we did not write: each dependency at one version, with the hash of what is installed, under a license that lets
 * it be handed on, and without a known hole that is high or critical, where the registry can be asked for those.
 */
export async function checkDependencies() {
  const problems = [...looseVersions(), ...withoutHash(), ...(await otherLicenses())]
  const holes = await knownHoles()
  problems.push(...(holes ?? []).filter(isGrave).map(asLine))
  const note = holes ? 'known holes were asked for' : 'known holes were not asked for: this registry does not tell them'
  return { ok: problems.length === 0, output: problems.map((line) => `  ${line}\n`).join(''), note }
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

function looseVersions() {
  const exact = /^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$|^workspace:\*$/
  return ['.', ...packageFolders()].flatMap((folder) =>
    kinds
      .flatMap((kind) => Object.entries(manifestOf(folder)?.[kind] ?? {}))
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `${folder}: ${name} is not at one version of the registry: ${version}`),
  )
}

/** Every resolution of the lockfile names a hash, and none an address. */
function withoutHash() {
  const lines = readFileSync(inRoot('pnpm-lock.yaml'), 'utf8').split('\n')
  return lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => /^\s+resolution:/.test(line))
    .filter(({ line }) => !/integrity: sha512-/.test(line) || /tarball:|repo:|git/.test(line.replace(/sha512-\S+/, '')))
    .map(({ number }) => `pnpm-lock.yaml:${number}: a package comes from an address, or without a hash`)
}

async function otherLicenses() {
  // What builds the pages is on the root, and is not handed on.
  const shipped = ['@casewright/server', '@casewright/web'].flatMap((name) => ['--filter', `${name}...`])
  const { ok, output } = await pnpm([...shipped, 'licenses', 'list', '--prod', '--json'], { quiet: true })
  const json = output.slice(output.indexOf('{'))
  if (!ok) return [`The licenses could not be listed: ${output.trim()}`]
  const listed = Object.entries(JSON.parse(json))
  if (listed.length === 0) return ['No license was listed: the packages are not installed']
  return listed
    .filter(([license]) => !isAllowed(license))
    .flatMap(([license, packages]) => packages.map(({ name }) => ({ license, name })))
    .filter(({ name }) => !lookedAt.has(name))
    .map(({ license, name }) => `${name} has the license ${license}: may it be handed on?`)
}
