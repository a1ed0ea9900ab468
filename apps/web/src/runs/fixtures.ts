import type { RegistryTool, Run } from '@casewright/core/client'

/** A run of the tests. */
export const someRun = (changes: Partial<Run> = {}): Run => ({
  id: 'r1',
  tool: 'echo',
  action: 'say',
  label: 'Hello',
  state: 'running',
  matter: null,
  createdAt: '2026-11-21T04:00:00.000Z',
  startedAt: null,
  endedAt: null,
  error: null,
  steps: [],
  output: null,
  provenance: null,
  documents: [],
  reviews: [],
  ...changes,
})

/** A tool of the tests, with one action that takes an optional file. */
export const someTool = {
  id: 'echo',
  title: 'Echo',
  icon: 'wrench',
  order: 1,
  place: { kind: 'tab' },
  info: { description: '', features: [], useCases: [] },
  actions: {
    say: {
      path: '/api/echo',
      title: 'Say',
      mode: 'queued',
      retain: 'history',
      files: { field: 'document', accept: ['.txt'], maxBytes: 9, optional: true },
      input: {},
      output: {},
      exports: {},
    },
  },
} satisfies RegistryTool
