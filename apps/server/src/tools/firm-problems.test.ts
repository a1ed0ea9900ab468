import type { LoadedServer } from '@casewright/core/server'
import { expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { firmProblems, logFirmProblems } from './firm-problems.ts'

const tool = (id: string, problems?: LoadedServer['firmProblems']) =>
  ({ manifest: { id }, actions: {}, firmProblems: problems }) as unknown as LoadedServer
const lines: string[] = []
const log = createLog('debug', { write: (line: string) => void lines.push(line) })

it('names what each tool cannot use, and of a tool that fails at it that it does', async () => {
  vi.useFakeTimers()
  const tools = [
    tool('quiet'),
    tool('fine', async () => []),
    tool('strict', () => ['leases.yaml, line 3: no such field.', 'x.json is empty.']),
    tool('broken', () => {
      throw new Error('a secret of the client')
    }),
    tool('garbage', () => 7 as unknown as string[]),
    tool('endless', () => new Promise(() => {})),
  ]
  const found = firmProblems(tools, ['/nowhere'], log)
  await vi.advanceTimersByTimeAsync(6000)
  const cannot = 'The tool could not check the files that were laid out for it.'
  expect(await found).toEqual([
    { tool: 'strict', problem: 'leases.yaml, line 3: no such field.' },
    { tool: 'strict', problem: 'x.json is empty.' },
    { tool: 'broken', problem: cannot },
    { tool: 'garbage', problem: cannot },
    { tool: 'endless', problem: cannot },
  ])
  vi.useRealTimers()
  await logFirmProblems(tools.slice(0, 4), ['/nowhere'], log)
  expect(lines.join('')).toContain('"tool":"strict","count":2')
  expect(lines.join('')).not.toMatch(/secret|leases/)
})
