import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolsPlugin } from './tools-plugin.ts'

let folder: string

const tool = {
  'package.json': JSON.stringify({
    name: '@firm/tool-echo',
    type: 'module',
    exports: { './manifest': './src/manifest.ts', './server': './src/server.ts', './panel': './src/panel.ts' },
  }),
  'src/manifest.ts': "export const manifest = { id: 'echo', place: { kind: 'page', path: '/echo' } as const }",
  'src/server.ts': "export const prompt: string = 'a secret prompt'",
  'src/types.ts': 'export interface Answer { text: string }',
  'src/helper.ts': "import { prompt } from './server.ts'\nexport const help = () => prompt.length",
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casewright-toolset-'))
  await mkdir(join(folder, 'node_modules'), { recursive: true })
  const core = fileURLToPath(new URL('../../../packages/core', import.meta.url))
  await mkdir(join(folder, 'node_modules/@casewright'), { recursive: true })
  await symlink(core, join(folder, 'node_modules/@casewright/core'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Builds a page that loads the panels of a toolset with this one tool. */
async function buildWith(panel: string): Promise<string> {
  const root = join(folder, crypto.randomUUID())
  const files = {
    'package.json': JSON.stringify({ name: 'toolset', dependencies: { '@firm/tool-echo': '1.0.0' } }),
    'main.ts': "import { pages, panels } from 'virtual:tools'\nObject.assign(globalThis, { pages, panels })",
    ...Object.fromEntries(
      Object.entries({ ...tool, 'src/panel.ts': panel }).map(([path, text]) => [
        `node_modules/@firm/tool-echo/${path}`,
        text,
      ]),
    ),
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [toolsPlugin(join(root, 'package.json'))],
    build: { write: false, rolldownOptions: { input: join(root, 'main.ts') } },
  })) as Rolldown.RolldownOutput
  return output.output.map((part) => ('code' in part ? part.code : '')).join('\n')
}

test('each tool has its panel, loaded by its id, and its page', async () => {
  const code = await buildWith("export const panel = () => 'the panel of echo'")
  expect(code).toContain('the panel of echo')
  expect(code).toMatch(/["'`]?echo["'`]?\s*:\s*\(\)\s*=>/)
  expect(code).toContain('/echo')
  expect(code).not.toContain('a secret prompt')
})

test('a panel may know its server by its types alone', async () => {
  const code = await buildWith(
    "import type { prompt } from './server.ts'\nimport type { manifest } from './manifest.ts'\nimport type { Answer } from './types.ts'\nexport const panel = (answer: Answer, id: typeof manifest.id, of: typeof prompt) => [answer.text, id, of]",
  )
  expect(code).not.toContain('a secret prompt')
})

test.each([
  ["import { prompt } from './server.ts'", './server.ts', 'panel.ts'],
  ["import { help } from './helper.ts'", './server.ts', 'helper.ts'],
  ["import { manifest } from './manifest.ts'", './manifest.ts', 'panel.ts'],
  ["import './manifest.ts'", './manifest.ts', 'panel.ts'],
  ["import '@casewright/core'", '@casewright/core', 'panel.ts'],
  ["import { readFileSync } from 'node:fs'", 'node:fs', 'panel.ts'],
  ["const later = () => import('./server.ts')", './server.ts', 'panel.ts'],
])('%s stops the build, and says who asked for what', async (line, module, importer) => {
  const used = /(?:\{|const) (\w+) /.exec(line)?.[1] ?? '0'
  await expect(buildWith(`${line}\nexport const panel = () => ${used}`)).rejects.toThrow(
    new RegExp(`${importer} imports ${module}, which must not reach the browser`),
  )
})
