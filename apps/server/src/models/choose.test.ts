import { describe, expect, it } from 'vitest'
import { readEnv } from '../ops/env/env.ts'
import { chooseModels } from './choose.ts'

const trustOf = async (url: string) => (url.includes('127.0.0.1') ? ('local' as const) : ('cloud' as const))
const choose = async (settings: Record<string, string>) =>
  (await chooseModels(readEnv(settings), trustOf)).map(({ id, model, trust }) => `${id}:${model} ${trust}`)

describe('chooseModels', () => {
  it('finds none without settings', async () => expect(await choose({})).toEqual([]))

  it('takes the default of the provider whose key is given', async () => {
    expect(await choose({ ANTHROPIC_API_KEY: 'k' })).toEqual([expect.stringMatching(/^anthropic:claude-\S+ cloud$/)])
    expect(await choose({ OPENAI_API_KEY: 'k' })).toEqual([expect.stringMatching(/^openai:gpt-\S+ cloud$/)])
  })

  it('takes the model that is named, and its fallbacks in order', async () => {
    const settings = {
      LLM_MODEL: 'anthropic:one',
      LLM_FALLBACK: 'openai:two, anthropic:three',
      ANTHROPIC_API_KEY: 'k',
      OPENAI_API_KEY: 'k',
    }
    expect(await choose(settings)).toEqual(['anthropic:one cloud', 'openai:two cloud', 'anthropic:three cloud'])
  })

  it('takes a file on this server, under its name, and lets no cloud stand behind it', async () => {
    expect(await choose({ LLM_MODEL: 'local:/srv/models/small.gguf' })).toEqual(['local:small local'])
    const settings = { LLM_MODEL: 'local:/srv/small.gguf', LLM_FALLBACK: 'openai:two', OPENAI_API_KEY: 'k' }
    await expect(choose(settings)).rejects.toThrow('a local model never falls back to one')
  })

  it('keeps colons in the name of a model', async () => {
    const settings = { LLM_MODEL: 'compatible:llama3:8b', COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1' }
    expect(await choose(settings)).toEqual(['compatible:llama3:8b local'])
  })

  it('tells a compatible server by its address', async () => {
    expect(await choose({ LLM_MODEL: 'compatible:m', COMPATIBLE_BASE_URL: 'https://models.example.com/v1' })).toEqual([
      'compatible:m cloud',
    ])
  })

  it('never lets a local model fall back to a cloud', async () => {
    const settings = {
      LLM_MODEL: 'compatible:m',
      COMPATIBLE_BASE_URL: 'http://127.0.0.1/v1',
      LLM_FALLBACK: 'openai:two',
      OPENAI_API_KEY: 'k',
    }
    await expect(choose(settings)).rejects.toThrow(/LLM_FALLBACK.*never falls back/)
  })

  it.each([
    [{ LLM_MODEL: 'claude' }, /provider:model/],
    [{ LLM_MODEL: 'toString:x' }, /provider:model/],
    [{ LLM_MODEL: 'anthropic:one' }, /ANTHROPIC_API_KEY/],
    [{ LLM_MODEL: 'compatible:one' }, /COMPATIBLE_BASE_URL/],
  ])('refuses %j with the name of the setting', (settings, sentence) =>
    expect(choose(settings)).rejects.toThrow(sentence),
  )
})
