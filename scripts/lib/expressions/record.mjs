// Run by itself: imports the sources named in its arguments and prints, as JSON, each expression that they build by
// `new RegExp` while they load, with the place that built it.
import { pathToFileURL } from 'node:url'
import { inRoot, root } from '../paths.mjs'

const built = []
const Native = RegExp
const place = Native(`${pathToFileURL(root).href}(\\S+?):(\\d+):\\d+`)

class Recorded extends Native {
  static [Symbol.hasInstance](value) {
    return Native[Symbol.hasInstance].call(Native, value)
  }
  constructor(...parts) {
    super(...parts)
    note(this)
  }
}

function note({ source, flags }) {
  const [, file, line] = place.exec(new Error().stack.split('\n').slice(3).join('\n')) ?? []
  if (file) built.push({ file, line: Number(line), pattern: source, flags })
}

// RegExp is called without `new` as well.
globalThis.RegExp = new Proxy(Recorded, { apply: (target, _, parts) => new target(...parts) })
for (const file of process.argv.slice(2)) await import(pathToFileURL(inRoot(file)).href)
process.stdout.write(JSON.stringify(built), () => process.exit(0))
