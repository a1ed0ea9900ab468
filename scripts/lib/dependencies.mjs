import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { pnpm } from './run.mjs'
import { manifestOf, packageFolders } from './workspace.mjs'

/** Licenses under which a part of the product may be handed on. Anything else is looked at by a person first. */
const licenses = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
/** Looked at: what stands in the license of each is one of the above, said in another way. */
const lookedAt = new Set(['dejavu-fonts-ttf', 'png-js'])

/**
 * What we did not write: each dependency at one version, with the hash of what is installed, under a license that lets
 * it be handed on, and without a known hole that is high or critical, where the registry can be asked for those.
 */
export async function checkDependencies() {
  const problems = [...looseVersions(), ...withoutHash(), ...(await otherLicenses())]
  const { holes, note } = await knownHoles()
  problems.push(...holes)
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
  const { ok, output } = await pnpm(['--recursive', 'licenses', 'list', '--prod', '--json'], { quiet: true })
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

/** One of several that may be chosen, or all of those that hold together. */
const isAllowed = (license) => {
  const named = license.replace(/[()]/g, '')
  if (named.includes(' OR ')) return named.split(' OR ').some((one) => licenses.has(one))
  return named.split(' AND ').every((one) => licenses.has(one))
}

async function knownHoles() {
  const { output } = await pnpm(['audit', '--prod', '--json'], { quiet: true })
  const found = parsed(output.slice(Math.max(0, output.indexOf('{'))))
  if (!found?.advisories) return { holes: [], note: 'known holes were not asked for: this registry does not tell them' }
  const holes = Object.values(found.advisories)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map((hole) => `${hole.module_name} ${hole.vulnerable_versions}: ${hole.title} (${hole.severity}, ${hole.url})`)
  return { holes, note: 'known holes were asked for' }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
