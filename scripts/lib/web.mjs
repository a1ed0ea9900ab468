import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, foldersIn } from './files.mjs'
import { inRoot, node24 } from './paths.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'
import { hashOf, isStamped, stamp } from './stamp.mjs'

/** Whether there is a web app to build. */
export const hasWeb = () => existsSync(inRoot('apps', 'web', 'index.html'))

const notBuilt = /\.(test|stories)\.tsx?$|README\.md$/

/** Builds the web app, unless nothing that goes into it has changed. */
export async function buildWeb({ quiet = true } = {}) {
  const tools = foldersIn('tools').flatMap((tool) => [join(tool, 'package.json'), ...filesUnder(join(tool, 'src'))])
  const sources = ['apps/web', 'packages/ui', 'packages/core'].flatMap(filesUnder)
  const files = [...sources, ...tools, 'packages/toolset/package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
  const hash = hashOf(files.filter((file) => !notBuilt.test(file)))
  if (isStamped('web-built', hash) && existsSync(inRoot('apps', 'web', 'dist', 'index.html')))
    return { ok: true, output: '' }
  say('Building…')
  const pages = await vite(['build'], quiet)
  const result = pages.ok ? await vite(['build', '--ssr'], quiet) : pages
  if (result.ok) stamp('web-built', hash)
  return result
}

/** What it compiles is not kept: it runs once, and the folder would grow by it. */
const vite = (words, quiet) =>
  run(node24, [inRoot('node_modules/vite/bin/vite.js'), ...words], {
    quiet,
    cwd: inRoot('apps', 'web'),
    env: { NODE_DISABLE_COMPILE_CACHE: '1' },
  })
