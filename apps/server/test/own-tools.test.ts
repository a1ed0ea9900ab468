import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Installation } from '@casewright/api'
import type { RegistryTool } from '@casewright/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type TestClient } from './client.ts'
import { toolFile, toolsFolder } from './own-tools-folder.ts'
import { startSpawned } from './spawned.ts'

const packed = {
  'package.json': JSON.stringify({ dependencies: { '@firm/packed': '1.0.0', '@firm/absent': '1.0.0' } }),
  'node_modules/@firm/packed/package.json': JSON.stringify({
    name: '@firm/packed',
    type: 'module',
    exports: { './server': './dist/server.js', './panel': './dist/panel.js' },
  }),
  'node_modules/@firm/packed/dist/server.js': toolFile({ id: 'packed' }),
  'node_modules/@firm/packed/dist/panel.js': 'export const panel = () => null',
}

const goesWrong = `
  if (text === 'throw') throw new Error('a secret of the client')
  if (text === 'garbage') return { said: 7 }
  if (text === 'sentence') throw new CasewrightError('bad-input', 'Say something else.')
  if (text === 'timer') setTimeout(() => { throw new Error('a secret of the client') }, 20)
  if (text === 'promise') void Promise.reject(new Error('a secret of the client'))
  if (text === 'listener') process.nextTick(() => { throw null })
  return { said: text }`

const files = {
  'plain/server.js': toolFile({ id: 'plain' }),
  'plain/panel.js': 'export const panel = () => null',
  'plain/panel.css': '.plain { color: red }',
  'typed/server.ts': `${toolFile({ id: 'typed' })}\nexport const typed: string = 'stripped'`,
  'faulty/server.js': toolFile({ id: 'faulty', body: goesWrong }),
  'page/server.js': toolFile({ id: 'page', more: `place: { kind: 'page', path: '/own-page', nav: 'Own' },` }),
  'old-zod/server.js': toolFile({ id: 'old-zod' }),
  // None of these is loaded.
  'throws/server.js': 'throw new Error("no rates were given")',
  'rejects/server.js': 'await Promise.reject(null)',
  'exits/server.js': 'process.exit(0)',
  'not-code/server.js': 'export const = 7',
  'no-import/server.js': 'import "left-pad-of-nobody"',
  'empty/server.js': '',
  'panel-alone/panel.js': 'export const panel = () => null',
  'misnamed/server.js': toolFile({ id: 'another-name' }),
  'web-search/server.js': toolFile({ id: 'web-search' }),
  'greedy/server.js': toolFile({ id: 'greedy', action: `path: '/api/web-search',` }),
  'at-the-top/server.js': toolFile({ id: 'at-the-top', more: `place: { kind: 'page', path: '/admin', nav: 'Own' },` }),
  'blank-panel/server.js': toolFile({ id: 'blank-panel' }),
  'blank-panel/panel.js': '',
  // And this is a file of the firm's for a shipped tool.
  'document-generation/letter.yaml': 'title: A letter',
  ...packed,
}

let own: Awaited<ReturnType<typeof toolsFolder>>
let server: Awaited<ReturnType<typeof startSpawned>>
let administrator: TestClient
let tools: RegistryTool[]
let failures: Record<string, string>

beforeAll(async () => {
  own = await toolsFolder(files)
  await mkdir(join(own.folder, 'old-zod/node_modules'))
  const zod = createRequire(import.meta.url).resolve('zod-4-1')
  await symlink(dirname(zod), join(own.folder, 'old-zod/node_modules/zod'))
  server = await startSpawned({ TOOLS_DIR: own.folder })
  administrator = server.administrator
  const registry = (await (await administrator.get('/api/tools')).json()) as {
    tools: RegistryTool[]
    failures: { name: string; problem: string }[]
  }
  tools = registry.tools
  expect(registry.failures.filter(({ problem }) => /did not finish/.test(problem))).toEqual([])
  failures = Object.fromEntries(registry.failures.map(({ name, problem }) => [name, problem]))
}, 60_000)

afterAll(async () => {
  await server.stop()
  await own.remove()
})

const entry = (id: string) => tools.find((tool) => tool.id === id)
const say = (tool: string, text: string) => administrator.post(`/api/tools/${tool}/say`, { text })

describe("the firm's own tools", () => {
  it.each(['plain', 'typed', 'page', 'packed', 'old-zod'])('are called as the shipped ones are: %s', async (id) => {
    const answer = await say(id, 'hello')
    expect([answer.status, await answer.json()]).toEqual([200, { said: 'hello' }])
  })

  it('keep what their schemas say for the form, also by a zod of their own below 4.3', () => {
    for (const id of ['plain', 'old-zod'])
      expect(entry(id)?.actions.say?.input).toMatchObject({
        properties: { text: { type: 'string', title: 'What to say', widget: 'textarea' } },
      })
  })

  it('are told to the administrator by their folder or package', async () => {
    const { ownTools } = (await (await administrator.get('/api/admin/installation')).json()) as Installation
    expect(ownTools).toContainEqual({ name: 'plain', title: 'Tool plain' })
    expect(ownTools).toContainEqual({ name: '@firm/packed', title: 'Tool packed' })
    expect(ownTools).toHaveLength(6)
  })

  it.each([
    ['throws', /threw an error while it was loaded: no rates were given/],
    ['rejects', /threw an error while it was loaded/],
    ['exits', /ended the process/],
    ['not-code', /threw an error while it was loaded/],
    ['no-import', /left-pad-of-nobody/],
    ['empty', /no export 'server'/],
    ['panel-alone', /a panel.js, and no server.js/],
    ['misnamed', /its id is 'another-name', and its folder 'misnamed'/],
    ['web-search', /the id 'web-search' is taken/],
    ['greedy', /claims the address \/api\/web-search, which only shipped tools may/],
    ['at-the-top', /its page \/admin is an address of Casewright itself/],
    ['blank-panel', /its panel.js is empty/],
    ['@firm/absent', /@firm\/absent/],
  ])('are left out and named where they cannot be loaded: %s', (name, problem) => {
    expect(failures[name]).toMatch(problem)
  })

  it('are none where a folder holds files for a tool alone', () => {
    expect(Object.keys(failures)).toHaveLength(13)
  })
})

describe('a tool of the firm that goes wrong', () => {
  it.each([
    ['throw', 500],
    ['garbage', 500],
    ['sentence', 400],
    ['timer', 200],
    ['promise', 200],
    ['listener', 200],
  ])('(%s) hurts nothing else', async (how, status) => {
    expect((await say('faulty', how)).status).toBe(status)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect((await say('plain', 'still here')).status).toBe(200)
    expect(server.isRunning()).toBe(true)
  })

  it('is named to the administrator, without what it said', async () => {
    const { toolTroubles } = (await (await administrator.get('/api/admin/installation')).json()) as Installation
    expect(toolTroubles).toMatchObject([
      { tool: 'faulty', kind: 'run', count: 2 },
      { tool: 'faulty', kind: 'stray', count: 3 },
    ])
    expect(server.said()).toContain('a tool left an error that nobody caught')
    expect(server.said()).not.toContain('a secret of the client')
  })
})

describe('a panel', () => {
  it('is served at the hash of its content, for good, and nothing else is', async () => {
    const { script = '', styles = '' } = entry('plain')?.panel ?? {}
    expect(script).toMatch(/^\/tool-panels\/plain\/[0-9a-f]{32}\.js$/)
    const served = await fetch(server.url + script)
    expect([await served.text(), served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
      files['plain/panel.js'],
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(server.url + styles)).headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(entry('packed')?.panel?.script).toMatch(/^\/tool-panels\/packed\//)
    for (const path of ['plain/panel.js', 'plain/server.js', 'plain/..%2fserver.js', 'x', '../api/about'])
      expect(
        (await fetch(`${server.url}/tool-panels/${path}`, { redirect: 'manual' })).headers.get('content-type'),
      ).not.toMatch(/javascript/)
  })

  it('is served as it was read at the start, whatever becomes of its file', async () => {
    const { script = '' } = entry('plain')?.panel ?? {}
    await writeFile(join(own.folder, 'plain/panel.js'), 'export const panel = () => "changed"')
    expect(await (await fetch(server.url + script)).text()).toBe(files['plain/panel.js'])
  })

  it('is named to the administrator where it breaks on a page', async () => {
    expect((await createClient(server.url).post('/api/panel-failures', { tool: 'plain' })).status).toBe(401)
    expect((await administrator.post('/api/panel-failures', { tool: 'none' })).status).toBe(404)
    expect((await administrator.post('/api/panel-failures', {})).status).toBe(404)
    expect((await administrator.post('/api/panel-failures', { tool: 'plain' })).status).toBe(204)
    const { toolTroubles } = (await (await administrator.get('/api/admin/installation')).json()) as Installation
    expect(toolTroubles).toContainEqual({ tool: 'plain', kind: 'panel', count: 1, last: expect.any(String) })
  })
})
