import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** A hash of the names and contents of files. */
export function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(inRoot(file)))
  return hash.digest('hex')
}

const place = (name) => inRoot('node_modules', `.casewright-${name}`)

/** Whether the work `name` was last done for this hash. */
export function isStamped(name, hash) {
  try {
    return readFileSync(place(name), 'utf8') === hash
  } catch {
    return false
  }
}

/** Whether it was ever done here, for whatever hash. */
export const wasStamped = (name) => existsSync(place(name))

export const stamp = (name, hash) => writeFileSync(place(name), hash)
