import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const letIn = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

/** A script with every script that it imports, from the repository's folder. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  const name = relative(root, file)
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g))
    withImports(resolve(dirname(file), path), seen)
  return seen
}

it('the image is built with every script that its build runs', () => {
  const folder = join(root, 'deploy/image')
  const needed = readdirSync(folder).flatMap((file) => [...withImports(join(folder, file))])
  expect(needed).toContain('deploy/image/trim.mjs')
  const missing = needed.filter((file) => !letIn.some((path) => file === path || file.startsWith(`${path}/`)))
  expect(missing).toEqual([])
})
