import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './engine.mjs'
import { root } from './image.mjs'

/** A person at a browser, by e2e/container: where the packages of this checkout are installed and a browser is there. */
export async function tryBrowser(url, expect) {
  const playwright = join(root, 'e2e', 'node_modules', '.bin', 'playwright')
  if (!existsSync(playwright)) {
    console.log('The packages of this checkout are not installed: no browser looks at the container.')
    return
  }
  const env = { CONTAINER_URL: url, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}` }
  const output = await run(playwright, ['test', '-c', 'container.config.ts'], {
    env,
    cwd: join(root, 'e2e'),
    may: true,
  })
  const passed = /\b[1-9]\d* passed/.test(output) && !/\b\d+ failed/.test(output)
  if (!passed) console.log(output.slice(-3000))
  expect('a person at a browser on another machine gets their work done', passed)
}
