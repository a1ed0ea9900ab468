import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const { counts, watchFolder } = (await import(
  new URL('../../../scripts/lib/watch-folder.mjs', import.meta.url).href
)) as {
  counts(path: string | null): boolean
  watchFolder(folder: string, onChange: () => void): () => void
}

it('tells of a tool that has changed, and of a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-watch-'))
  await mkdir(join(folder, 'conflicts'))
  let changed = Promise.withResolvers<void>()
  const unwatch = watchFolder(folder, () => changed.resolve())
  try {
    await writeFile(join(folder, 'conflicts', 'server.js'), '1')
    await changed.promise
    changed = Promise.withResolvers<void>()
    await mkdir(join(folder, 'deadlines'))
    await changed.promise
  } finally {
    unwatch()
    await rm(folder, { recursive: true })
  }
}, 30_000)

it('passes over what an install or a version control writes', () => {
  expect(['conflicts/server.js', 'package.json', null].map(counts)).toEqual([true, true, true])
  expect(['conflicts/node_modules/zod/index.js', '.git/index', 'conflicts/.server.js.swp'].map(counts)).toEqual([
    false,
    false,
    false,
  ])
})
