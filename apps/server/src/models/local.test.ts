import type { LocalModel } from '@casewright/local-model'
import { createLocalModel } from '@casewright/local-model'
import { expect, it } from 'vitest'
import { localModel } from './local.ts'

const request = (signal = new AbortController().signal) => ({
  system: '',
  user: 'What?',
  schema: {},
  maxTokens: 10,
  signal,
})

function modelOf(local: LocalModel) {
  const failures: string[] = []
  const settings = { id: 'local:missing', model: 'missing', apiKey: undefined, baseUrl: undefined, fetch }
  const model = localModel({
    ...settings,
    trust: 'local',
    contextTokens: undefined,
    local,
    onLocalFailure: (id) => failures.push(id),
  })
  return { model, failures }
}

const missing = () => createLocalModel({ path: '/nowhere/missing.gguf', modelsFolder: '/nowhere', offline: true })

it('counts a question that a model on this server did not answer, and says so in a sentence', async () => {
  const { model, failures } = modelOf(missing())
  await expect(model.ask(request())).rejects.toThrow(
    'The language model on this server cannot be used. Contact your administrator.',
  )
  expect(failures).toEqual(['local:missing'])
})

it('does not count a question that was canceled', async () => {
  const { model, failures } = modelOf(missing())
  await expect(model.ask(request(AbortSignal.abort(new Error('canceled'))))).rejects.toThrow('canceled')
  expect(failures).toEqual([])
})
