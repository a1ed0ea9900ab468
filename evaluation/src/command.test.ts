import { afterEach, expect, it, vi } from 'vitest'
import { readCommand } from './command.ts'
import { evaluations } from './evaluations.ts'

afterEach(() => void vi.restoreAllMocks())

it('evaluates all tools without a model, unless told otherwise', () => {
  const { evaluate, settings, model, parallel } = readCommand([], { ANTHROPIC_API_KEY: 'k', LLM_MODEL: 'openai:x' })
  expect(evaluate).toHaveLength(evaluations.size)
  expect({ settings, model, parallel }).toEqual({ settings: {}, model: undefined, parallel: 1 })
})

it('hands a model to the server, with its key and address from the environment and nothing else', () => {
  const environment = { ANTHROPIC_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', LLM_MODEL: 'x', HOME: '/h' }
  const { evaluate, settings } = readCommand(['law-agent', '--model', 'anthropic:m'], environment)
  expect(evaluate).toEqual([evaluations.get('law-agent')])
  expect(settings).toEqual({
    ANTHROPIC_API_KEY: 'k',
    OPENAI_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'anthropic:m',
  })
})

it('means a path from where the command was typed', () => {
  expect(readCommand(['--json', 'out.json'], { INIT_CWD: '/somewhere' }).json).toBe('/somewhere/out.json')
})

it.each([
  [['no-such-tool'], "There is no evaluation of 'no-such-tool'."],
  [['--parallel', 'many'], '--parallel takes a whole number from 1.'],
  [['--nonsense'], "Unknown option '--nonsense'"],
])('says how it is written instead of %j', (words, problem) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => readCommand(words, {})).toThrow('exit')
  expect(exit).toHaveBeenCalledWith(1)
  expect(said.mock.calls[0]?.[0]).toContain(problem)
  expect(said.mock.calls[0]?.[0]).toContain('npm run eval -- [tool ...]')
})
