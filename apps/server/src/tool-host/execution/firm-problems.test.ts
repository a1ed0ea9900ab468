import { afterAll, expect, it } from 'vitest'
import { toolFile, toolsFolder } from '../../../test/own-tools-folder.ts'
import { createLog } from '../../platform/log/log.ts'
import { ownModules } from '../loading/find.ts'
import { loadTools } from '../loading/load.ts'
import { createToolHost } from '../processes/host.ts'
import { firmProblems, logFirmProblems } from './firm-problems.ts'

const lines: string[] = []
const log = createLog('debug', { write: (line: string) => void lines.push(line) })
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.reverse()) await end()
})

const tool = (id: string, check: string) => ({
  [`${id}/server.js`]: toolFile({ id }).replace('defineServer({ manifest,', `defineServer({ manifest, ${check}`),
})

it('names what each tool cannot use, and of a tool that fails at it that it does', { timeout: 180_000 }, async () => {
  const { folder, remove } = await toolsFolder({
    ...tool('quiet', ''),
    ...tool('fine', 'firmProblems: async () => [],'),
    ...tool('strict', "firmProblems: () => ['leases.yaml, line 3: no such field.', 'x.json is empty.'],"),
    ...tool('lists', 'firmProblems: async (firm) => firm.list(),'),
    'lists/words.json': '{}',
    ...tool('broken', "firmProblems: () => { throw new Error('a secret of the client') },"),
    ...tool('garbage', 'firmProblems: () => 7,'),
    ...tool('endless', 'firmProblems: () => { while (true) {} },'),
  })
  ends.push(remove)
  const tools = await loadTools(await ownModules(folder), log)
  const toolHost = createToolHost({ tools: tools.sources, log, onUncaught: () => {} })
  ends.push(toolHost.close)
  const deps = { tools, toolHost, firmFolders: [folder], log }
  const cannot = 'The tool could not check the firm’s files for it.'
  expect((await firmProblems(deps)).toSorted((one, other) => one.tool.localeCompare(other.tool))).toEqual([
    { tool: 'broken', problem: cannot },
    { tool: 'endless', problem: cannot },
    { tool: 'garbage', problem: cannot },
    { tool: 'lists', problem: 'words.json' },
    { tool: 'strict', problem: 'leases.yaml, line 3: no such field.' },
    { tool: 'strict', problem: 'x.json is empty.' },
  ])
  await logFirmProblems(deps)
  expect(lines.join('')).toContain('"tool":"strict","count":2')
  expect(lines.join('')).not.toMatch(/secret|leases/)
})
