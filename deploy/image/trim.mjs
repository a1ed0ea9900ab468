// Run while the image is built, after the packages of the server were installed: leaves what the server runs on.
// Usage: node deploy/image/trim.mjs <workspace>
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { browserOnly, dropUnreached } from './reached.mjs'
import { dropSpareFiles } from './spare-files.mjs'
import { folderSize } from './tree.mjs'

const root = resolve(process.argv[2] ?? '.')
const store = join(root, 'node_modules', '.pnpm')
const before = folderSize(store)

const dropped = dropUnreached(root, store, browserOnly(root))
// Their work is in the built web app already.
for (const folder of ['apps/web', 'packages/ui']) rmSync(join(root, folder), { recursive: true, force: true })
dropSpareFiles(store)

const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`
console.log(`${dropped} packages of the browser left out: ${megabytes(before)} became ${megabytes(folderSize(store))}.`)
