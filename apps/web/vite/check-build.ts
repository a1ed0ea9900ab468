import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Words that only what stays on the server holds. */
const sentinels = ['casewright-server-only', '_zod', 'ZodError']
const landing = 'src/features/landing/landing-page.tsx'
const budget = 120_000

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url))
const read = (file: string) => readFileSync(join(dist, file))

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))

const breaches = files.flatMap((file) => {
  const content = readFileSync(file, 'latin1')
  return sentinels.filter((word) => content.includes(word)).map((word) => `${file} holds '${word}'.`)
})

/** A chunk and everything that is loaded with it. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const imported of manifest[name]?.imports ?? []) withImports(manifest, imported, seen)
  return seen
}

const manifest = JSON.parse(read('.vite/manifest.json').toString()) as Manifest
const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
if (!entry || !manifest[landing]) throw new Error(`The build has no entry, or no page at ${landing}.`)
const gzipped = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(read(manifest[name]?.file ?? '')).length, 0)

const start = withImports(manifest, entry)
const first = gzipped(withImports(manifest, landing, new Set(start)))
console.log(`Entry: ${gzipped(start)} bytes of gzipped JavaScript.`)
console.log(`Landing page, all in all: ${first} of ${budget} bytes.`)
if (first > budget) breaches.push(`The landing page loads ${first} bytes of JavaScript; ${budget} are allowed.`)

for (const breach of breaches) console.error(breach)
if (breaches.length > 0) process.exit(1)
console.log(`${files.length} files, none of them the server's.`)
