import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSpawned } from './spawned.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)

interface Block {
  language: string
  /** What stands behind the language: a file, an action or a status. */
  name: string
  text: string
}

/** The fenced blocks of a page, in their order. */
const blocksOf = (page: string): Block[] =>
  [...page.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(([, language = '', name = '', text = '']) => ({
    language,
    name,
    text,
  }))

let folder: string
let blocks: Block[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-add-a-tool-'))
  await symlink(root, join(folder, 'casewright'))
  blocks = blocksOf(await readFile(join(root, 'docs/add-a-tool.md'), 'utf8'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A command as somebody gives it, in the folder that holds both. */
const give = (command: string) =>
  run('bash', ['-c', command], { cwd: folder, env: { PATH: process.env.PATH, HOME: process.env.HOME } })

describe('docs/add-a-tool.md', () => {
  it('leads word by word to tools that run', async () => {
    const files = blocks.filter(({ name }) => name.startsWith('our-tools/'))
    for (const { name, text } of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    const commands = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'))
    const [start, ...others] = commands
    expect(start).toBe('TOOLS_DIR="$PWD/our-tools" npm --prefix casewright start')
    for (const command of others) await give(command)

    const server = await startSpawned({ TOOLS_DIR: join(folder, 'our-tools') })
    try {
      const { administrator } = server
      const { tools, failures } = (await (await administrator.get('/api/tools')).json()) as {
        tools: { id: string; title: string; panel?: object }[]
        failures: unknown[]
      }
      expect(failures).toEqual([])
      const titles = tools.filter(({ id }) => /matter-number|word-count|brief-length|greeting/.test(id))
      expect(titles.map(({ title, panel }) => [title, panel !== undefined])).toEqual([
        ['Brief Length', true],
        ['Matter Number', false],
        ['Word Count', false],
        ['Greeting', false],
      ])
      const calls = blocks.flatMap((block, at) =>
        block.language === 'json' && blocks[at + 1]?.name === '200' ? [[block, blocks[at + 1]]] : [],
      )
      expect(calls).toHaveLength(2)
      for (const [asked, answered] of calls) {
        const answer = await administrator.post(`/api/tools/${asked?.name}`, JSON.parse(asked?.text ?? ''))
        expect([answer.status, await answer.json()]).toEqual([200, JSON.parse(answered?.text ?? '')])
      }
      const counted = await administrator.post('/api/tools/word-count/count', { text: 'The tenant pays.' })
      expect(await counted.json()).toMatchObject({ words: 3 })
    } finally {
      await server.stop()
    }
  }, 240_000)
})

describe('a tool that create-tool writes into the repository', () => {
  it('passes lint and types, and is listed in the toolset', async () => {
    const house = join(folder, 'house')
    for (const file of ['biome.json', 'tsconfig.base.json', 'scripts/lint', 'packages/toolset/package.json'])
      await cp(join(root, file), join(house, file), { recursive: true })
    await cp(join(root, 'packages/ui/package.json'), join(house, 'packages/ui/package.json'))
    await run(process.execPath, [join(root, 'scripts/create-tool.mjs'), 'time-entries', '--panel'], {
      cwd: house,
      env: { PATH: process.env.PATH },
    })
    const toolset = JSON.parse(await readFile(join(house, 'packages/toolset/package.json'), 'utf8'))
    expect(toolset.dependencies).toHaveProperty('@casewright/tool-time-entries', 'workspace:*')
    // As the install would link them.
    await symlink(join(root, 'node_modules'), join(house, 'node_modules'))
    await symlink(join(root, 'tools/quick-question/node_modules'), join(house, 'tools/time-entries/node_modules'))
    const bin = (name: string) => join(root, 'node_modules/.bin', name)
    const flags = ['--vcs-enabled=false', '--colors=off', `--config-path=${house}`]
    await run(bin('biome'), ['ci', ...flags, join(house, 'tools')])
    await run(bin('tsc'), ['-p', join(house, 'tools/time-entries'), '--noEmit'])
  }, 120_000)
})
