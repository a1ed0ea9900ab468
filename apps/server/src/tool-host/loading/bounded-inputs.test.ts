import type { ToolManifest } from '@casewright/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toolsetModules } from './load.ts'
import { unboundedIn } from './unbounded.ts'

const manifests = await Promise.all(
  (await toolsetModules()).map(
    async (module) =>
      ((await import('url' in module ? module.url : module.name)) as { server: { manifest: ToolManifest } }).server
        .manifest,
  ),
)

describe('every text and every list that an action takes has a length', () => {
  test.each(manifests.map((manifest) => [manifest.id, manifest] as const))('%s', (_, { actions }) => {
    const open = Object.entries(actions).flatMap(([name, { input }]) =>
      unboundedIn(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).map((field) => `${name}: ${field}`),
    )
    expect(open).toEqual([])
  })
})

test('a text, a list and a map without a length are seen wherever they stand', () => {
  const input = z.object({
    words: z.string(),
    short: z.string().max(3),
    list: z.array(z.string().max(2)),
    deep: z.object({ map: z.record(z.string(), z.string().max(1)) }).optional(),
  })
  expect(unboundedIn(z.toJSONSchema(input, { io: 'input' }))).toEqual(['words', 'list', 'deep.map'])
})
