import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { shared } from './shared-modules.ts'

/** Words that only what stays on the server holds. */
const sentinels = ['casewright-server-only', '_zod', 'ZodError']
/** What each document may load before anything is done on it, in gzipped bytes. */
const budgets = { 'landing.html': 120_000, 'index.html': 140_000 }
const beforePaint = 'src/brand/before-paint.ts'

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
const gzipped = (names: Iterable<string>) =>
  [...names].reduce((sum, name) => sum + gzipSync(read(manifest[name]?.file ?? '')).length, 0)

for (const [page, budget] of Object.entries(budgets)) {
  if (!manifest[page]?.isEntry) throw new Error(`The build has no entry ${page}.`)
  const bytes = gzipped(withImports(manifest, page)) + gzipped([beforePaint])
  console.log(`${page}: ${bytes} of ${budget} bytes of gzipped JavaScript before anything is done.`)
  if (bytes > budget) breaches.push(`${page} loads ${bytes} bytes of JavaScript; ${budget} are allowed.`)
}

const entries = new Set(Object.keys(budgets).flatMap((page) => [...withImports(manifest, page)]))
const pages = Object.keys(manifest).filter((name) => /^src\/features\/(?!landing)[^/]+\/[^/]+-page\.tsx$/.test(name))
if (pages.length < 3) breaches.push('The pages are no chunks of their own.')
for (const page of pages) if (entries.has(page)) breaches.push(`${page} is loaded before it is visited.`)

const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(read('index.html').toString()) ?? []
const { imports = {} } = JSON.parse(map ?? '{}') as { imports?: Record<string, string> }
for (const name of shared) {
  const file = imports[name]
  if (!file || !existsSync(join(dist, file))) breaches.push(`The import map does not say where ${name} is.`)
}

for (const breach of breaches) console.error(breach)
if (breaches.length > 0) process.exit(1)
console.log(`${files.length} files, none of them the server's.`)
