import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contractProblems } from './contract-problems.ts'

const sound = () => ({
  manifest: {
    apiVersion: 1,
    id: 'deadline',
    title: 'Deadline',
    icon: 'calendar',
    order: 1,
    place: { kind: 'tab' },
    info: { description: 'Counts days.', features: [], useCases: [] },
    actions: {
      count: { title: 'Count', input: z.object({}), output: z.object({}), mode: 'inline', retain: 'history' } as Record<
        string,
        unknown
      >,
    } as Record<string, Record<string, unknown>>,
  } as Record<string, unknown> & { actions: Record<string, Record<string, unknown>> },
  actions: { count: () => ({}) } as Record<string, unknown>,
})

const problemsAfter = (change: (server: ReturnType<typeof sound>) => void) => {
  const server = sound()
  change(server)
  return contractProblems({ server }).join('\n')
}

describe('contractProblems', () => {
  it('finds none in a sound tool', () => expect(contractProblems({ server: sound() })).toEqual([]))

  it.each([null, undefined, {}, { server: null }, { default: sound() }])('says that %j exports no server', (module) => {
    expect(contractProblems(module)).toEqual(["the module has no export 'server' made by defineServer"])
  })

  it('names what is wrong in the manifest', () => {
    expect(problemsAfter((server) => (server.manifest.id = 'Dead Line'))).toMatch(/lower-case words.*id/s)
    expect(problemsAfter((server) => (server.manifest.apiVersion = 2))).toContain(
      'made for another version of Casewright',
    )
    expect(problemsAfter((server) => (server.manifest.icon = 'rocket'))).toContain('icon')
    expect(problemsAfter((server) => (server.manifest.actions = {}))).toContain('a tool needs an action')
  })

  it('holds an action to its schemas and its address', () => {
    const action = (change: Record<string, unknown>) =>
      problemsAfter((server) => Object.assign(server.manifest.actions.count ?? {}, change))
    expect(action({ input: { type: 'object' } })).toContain('must be a zod 4 schema')
    expect(action({ path: '/admin' })).toContain('must start with /api/')
    expect(action({ files: { field: 'document', accept: ['pdf'], maxBytes: 1 } })).toContain(
      "extensions such as '.pdf'",
    )
  })

  it('asks for a handler for each action, an action for each handler, and a maker for each export', () => {
    expect(problemsAfter((server) => (server.actions = {}))).toBe("the action 'count' has no handler")
    expect(problemsAfter((server) => (server.actions.other = () => ({})))).toBe(
      "the handler 'other' is not an action of the manifest",
    )
    expect(
      problemsAfter((server) =>
        Object.assign(server.manifest.actions.count ?? {}, { exports: { memo: { title: 'Memo', type: 'txt' } } }),
      ),
    ).toBe("the export 'memo' has no maker")
  })
})
