import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { lookedAt } from './licenses.mjs'
import { pnpm } from './run.mjs'
import { manifestOf, packageFolders } from './workspace.mjs'

const specVersion = '1.6'
/** What is shipped: the server with its tools, and the pages. */
const shipped = ['@casewright/server', '@casewright/web']

/**
 * The bill of materials of what is shipped, as CycloneDX (https://cyclonedx.org/docs/1.6/json), the same for the same
 * lockfile, and what is wrong with it. @returns {Promise<{ bill?: string, components: number, problems: string[] }>}
 */
export async function billOfMaterials() {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-bill-'))
  try {
    const file = join(folder, 'bill.json')
    const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', specVersion, '--sbom-type', 'application']
    const filters = shipped.flatMap((name) => ['--filter', `${name}...`])
    const { ok, output } = await pnpm(['sbom', '--prod', ...filters, ...format, '--out', file], { quiet: true })
    if (!ok) return { components: 0, problems: [`pnpm could not write it: ${output.trim()}`] }
    return await settle(JSON.parse(readFileSync(file, 'utf8')), ownNeeds())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What each package of ours needs, by its name: pnpm writes it down for some of them, and not always the same ones. */
const ownNeeds = () =>
  new Map(
    packageFolders()
      .map(manifestOf)
      .map(({ name, dependencies = {} }) => [name, dependencies]),
  )

/**
 * Without what differs from one writing to the next, and with the licenses that a person read.
 * @param {Map<string, Record<string, string>>} [needs] the dependencies of our own packages
 */
export async function settle({ serialNumber: _, ...bill }, needs = new Map()) {
  const { timestamp: __, ...metadata } = bill.metadata
  const byRef = (a, b) => (a['bom-ref'] ?? a.ref ?? '').localeCompare(b['bom-ref'] ?? b.ref ?? '', 'en')
  const components = bill.components.map(withLicense).sort(byRef)
  const own = new Map(
    components.filter(isOurs).map((part) => [part['bom-ref'], refsOf(needs.get(nameOf(part)) ?? {}, components)]),
  )
  const whole = Object.assign({}, ...shipped.map((name) => needs.get(name)))
  if (metadata.component) own.set(metadata.component['bom-ref'], refsOf(whole, components))
  const dependencies = bill.dependencies
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: (own.get(ref) ?? [...dependsOn]).sort() }))
    .sort(byRef)
  const settled = { ...bill, serialNumber: serialOf(components), metadata, components, dependencies }
  const text = `${JSON.stringify(settled, null, 2)}\n`
  return { bill: text, components: components.length, problems: [...gaps(components), ...(await refusals(text))] }
}

/** Of the parts that a package names at their exact versions. */
const refsOf = (needed, components) =>
  components
    .filter((part) => [part.version, 'workspace:*'].includes(needed[nameOf(part)]))
    .map((part) => part['bom-ref'])

function withLicense(component) {
  const read = lookedAt.get(nameOf(component))
  return component.licenses?.length || !read ? component : { ...component, licenses: [{ license: { id: read } }] }
}

const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name)

/** A UUID of version 8, made of what is listed. */
function serialOf(components) {
  const hash = createHash('sha256').update(JSON.stringify(components)).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`
}

const isOurs = ({ group }) => group === '@casewright'

function gaps(components) {
  const problems = components.length > 50 ? [] : ['It lists hardly anything: the packages are not installed']
  for (const component of components) {
    const named = `${nameOf(component)} ${component.version}`
    if (!component.licenses?.length) problems.push(`${named} has no license`)
    if (!component.purl) problems.push(`${named} has no address`)
    const hashes = (component.externalReferences ?? []).flatMap((reference) => reference.hashes ?? [])
    if (!isOurs(component) && hashes.length === 0) problems.push(`${named} has no hash`)
  }
  return problems
}

/** What the official schema says against it. */
async function refusals(text) {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)
  const refused = await validator.validate(text)
  return refused === null ? [] : [`It is not CycloneDX ${specVersion}: ${JSON.stringify(refused).slice(0, 1000)}`]
}

/** The check: there is a bill, it is whole, and it is the same when it is written again. */
export async function checkBillOfMaterials() {
  const first = await billOfMaterials()
  const second = await billOfMaterials()
  const problems = [...first.problems, ...(first.bill === second.bill ? [] : ['Written again, it is another one'])]
  return {
    ok: problems.length === 0,
    output: problems.map((line) => `  ${line}\n`).join(''),
    note: `${first.components} parts`,
  }
}
