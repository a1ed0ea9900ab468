import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

/** Programs of the root's devDependencies; Node 24 among them. */
const bin = inRoot('node_modules', '.bin')

/** Node 24, which the npm package `node` brings, whatever Node runs this script. */
export const node24 = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Where Node keeps what it compiled: a server starts with a quarter less work when its sources are there. */
const compiled = inRoot('node_modules', '.cache', 'node')

/**
 * So that freed memory is given back. The C library of Linux keeps otherwise what was read in pieces for the library's
 * caches, and has a heap for every thread; V8 lets the part of the heap for new things grow to many times what a search
 * needs. The image sets the same.
 */
const givesBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
}

/** The environment in which programs find Node 24 and the root's tools before all others. */
export const environment = (extra = {}) => ({
  NODE_COMPILE_CACHE: compiled,
  ...givesBack,
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  ...extra,
})
