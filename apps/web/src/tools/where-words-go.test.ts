import type { RegistryTool } from '@casewright/core/client'
import { describe, expect, it } from 'vitest'
import { whereItGoes } from './where-words-go.ts'

describe('whereItGoes', () => {
  it('names the cloud that text is sent to', () => {
    expect(whereItGoes({ provider: 'Anthropic', name: 'claude', trust: 'cloud' }, {})).toMatch(
      /sent to Anthropic, a cloud service/,
    )
  })

  it('says that text stays where a model is local, and that there is none', () => {
    expect(whereItGoes({ provider: 'Compatible server', name: 'llama', trust: 'local' }, {})).toMatch(/stays there/)
    expect(whereItGoes(null, {})).toMatch(/No language model is connected/)
  })

  it('says of a tool that asks a model only where it is wanted that it does', () => {
    const actions = { check: { model: 'never' }, opinion: {} } as unknown as RegistryTool['actions']
    const cloud = { provider: 'Anthropic', name: 'claude', trust: 'cloud' } as const
    expect(whereItGoes(cloud, { actions })).toMatch(/only if you ask.*parts of it are sent to Anthropic, a cloud/)
    expect(whereItGoes({ ...cloud, trust: 'local' }, { actions })).toMatch(/only if you ask.*stays there/)
    expect(whereItGoes(null, { actions })).toMatch(/No language model is connected/)
  })

  it('says that a cloud is not asked in a matter that is kept on this server', () => {
    const cloud = { provider: 'Anthropic', name: 'claude', trust: 'cloud' } as const
    expect(whereItGoes(cloud, {}, true)).toMatch(/^This matter is kept on this server, so Anthropic is not asked/)
    expect(whereItGoes({ ...cloud, trust: 'local' }, {}, true)).toMatch(/stays there/)
  })

  it('names no model below a tool in which none takes part', () => {
    const cloud = { provider: 'Anthropic', name: 'claude', trust: 'cloud' } as const
    expect(whereItGoes(cloud, { model: 'never' })).toMatch(/^This tool does not use a language model/)
  })
})
