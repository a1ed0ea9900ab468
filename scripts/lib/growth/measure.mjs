// Run by itself, with a function's file, name and form and the text to begin with: prints a line before each reading and
// one after it. It is ended from outside where one takes too long.
import { pathToFileURL } from 'node:url'
import { inRoot } from '../paths.mjs'
import { textsFor } from './texts.mjs'

const [file, name, form, from = '0'] = process.argv.slice(2)
const sizes = [64_000, 256_000, 1_024_000]
/** A reading that takes less than this is repeated, and the best is kept: collecting garbage only adds. */
const quick = 800
const turns = 3

const read = (await import(pathToFileURL(inRoot(file)).href))[name]
const formed = {
  text: (text) => text,
  source: (text) => ({ text }),
  document: (text) => ({
    kind: 'txt',
    sha256: '0'.repeat(64),
    text,
    pages: [],
    pagesTotal: 0,
    blocks: [],
    warnings: [],
  }),
}[form]
const tell = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)

/** Milliseconds of this process's own work. Each turn gets a text of its own: nothing is remembered. */
async function timed(make, size) {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < turns && (turn === 0 || least < quick); turn++) {
    const text = formed(make(size))
    const started = process.cpuUsage()
    try {
      await read(text)
    } catch {
      // A text that is refused has been read.
    }
    const { user, system } = process.cpuUsage(started)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

for (const [at, [text, make]] of textsFor(file).entries()) {
  if (at < Number(from)) continue
  await timed(make, 8_000)
  for (const size of sizes) {
    tell({ at, text, size })
    tell({ at, text, size, took: await timed(make, size) })
  }
}
