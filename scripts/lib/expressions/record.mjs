// Run by itself: imports the sources named in its arguments, has them do what tools do on samples, and prints, as JSON, the
// expressions that they build by `new RegExp`, with the place that built them: all of those built while they load, and
// of those built from a sample's words the longest.
import { pathToFileURL } from 'node:url'
import { inRoot, root } from '../paths.mjs'

/** By place. Of one that builds an expression from each word of a document, more show nothing new. */
const most = 4
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
const atLoad = built.splice(0)
await import('./work.mjs')
const placeOf = ({ file, line }) => `${file}:${line}`
const known = new Set(atLoad.map(placeOf))
const atWork = new Map()
for (const one of built.filter((each) => !known.has(placeOf(each)))) {
  const its = atWork.get(placeOf(one)) ?? new Map()
  atWork.set(placeOf(one), its.set(`${one.pattern}/${one.flags}`, one))
}
const longest = [...atWork.values()].flatMap((its) =>
  [...its.values()].sort((one, other) => other.pattern.length - one.pattern.length).slice(0, most),
)
process.stdout.write(JSON.stringify([...atLoad, ...longest]), () => process.exit(0))
