// Run while the image is built, after the packages of the server were installed: leaves what the server runs on.
// Usage: node deploy/image/trim.mjs <workspace>
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findSpareFiles, spareOnServer } from '../../scripts/lib/spare-files.mjs'
import { folderSize } from '../../scripts/lib/tree.mjs'
import { browserOnly, dropUnreached } from './reached.mjs'

const root = resolve(process.argv[2] ?? '.')
const store = join(root, 'node_modules', '.pnpm')
const before = folderSize(store)

const dropped = dropUnreached(root, store, browserOnly(root))
// Their work is in the built web app already.
for (const folder of ['apps/web', 'packages/ui']) rmSync(join(root, folder), { recursive: true, force: true })
// The pages have their own build of it.
const pdfjs = [/^build\//, ...spareOnServer['pdfjs-dist'].slice(1)]
const { spare, stale } = findSpareFiles(store, { ...spareOnServer, 'pdfjs-dist': pdfjs })
if (stale.length > 0) throw new Error(`Nothing matches any more in scripts/lib/spare-files.mjs: ${stale.join(', ')}`)
for (const file of spare) rmSync(file)

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`
console.log(`${dropped} packages of the browser left out: ${megabytes(before)} became ${megabytes(folderSize(store))}.`)
