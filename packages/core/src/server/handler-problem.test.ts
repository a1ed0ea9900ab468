import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const tsc = join(here, '../../../..', 'node_modules/.bin', 'tsc')

/** A tool as an author writes it, with the wrong handler on the last line. */
const tool = (handler: string) => `
import { coverage, defineAction, defineManifest } from '../../index.ts'
import { defineServer } from '../index.ts'
import { z } from 'zod'

const part = z.object({ day: z.number(), note: z.string().optional() })
const manifest = defineManifest({
  apiVersion: 1,
  id: 'deadline',
  title: 'Deadline',
  icon: 'calendar',
  order: 1,
  place: { kind: 'tab' },
  info: { description: 'Counts days.', features: [], useCases: [] },
  actions: {
    count: defineAction({
      title: 'Count',
      mode: 'inline',
      retain: 'history',
      input: z.object({ from: z.string() }),
      output: z.object({ due: z.string(), kind: z.enum(['court', 'business']), parts: z.array(part), coverage }),
    }),
  },
})
const kind = 'court' as const
export const server = defineServer({ manifest, actions: { ${handler} } })
`

const handlers = {
  sound: `count: async ({ from }, context) => ({ due: from, kind, parts: [{ day: 1 }], coverage: context.coverage() })`,
  field: `count: async (_, context) => ({ due: 5, kind, parts: [], coverage: context.coverage() })`,
  nested: `count: async ({ from }, context) => ({ due: from, kind, parts: [{ day: 'Monday' }], coverage: context.coverage() })`,
  missing: `count: ({ from }) => ({ due: from, kind, parts: [] })`,
  oneBranch: `count: async ({ from }, context) => {
    if (from) return { due: from, kind, parts: [], coverage: context.coverage() }
    return { due: null, kind, parts: [], coverage: context.coverage() }
  }`,
  input: `count: async ({ start }, context) => ({ due: start, kind, parts: [], coverage: context.coverage() })`,
}
type Planted = keyof typeof handlers

let folder: string
/** The compiler's lines about each planted tool. */
const said = {} as Record<Planted, string[]>

beforeAll(async () => {
  folder = await mkdtemp(join(here, 'planted-'))
  const names = Object.keys(handlers) as Planted[]
  for (const name of names) await writeFile(join(folder, `${name}.ts`), tool(handlers[name]))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../../tsconfig.json',
      compilerOptions: { noUnusedParameters: false },
      include: ['.'],
    }),
  )
  const output = await new Promise<string>((resolve) =>
    execFile(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder }, (_, stdout) => resolve(stdout)),
  )
  for (const name of names) said[name] = output.split(/\n(?! )/).filter((error) => error.startsWith(`${name}.ts`))
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe("TypeScript's error about a handler", () => {
  it('does not occur if the handler fits its action', () => expect(said.sound).toEqual([]))

  it.each([
    ['field', `type '"output.due is a number, which the action's schema does not accept"'`],
    ['nested', `type '"output.parts[].day is a string, which the action's schema does not accept"'`],
    ['missing', `type '"output.coverage is missing"'`],
    ['oneBranch', `type '"output.due is null, which the action's schema does not accept"'`],
    ['input', "Property 'start' does not exist on type '{ from: string; }'"],
  ] as const)('names the field of the handler with a wrong %s', (name, sentence) => {
    expect(said[name]).toHaveLength(1)
    expect(said[name][0]).toContain(sentence)
    expect(said[name][0]?.split('\n').length).toBeLessThanOrEqual(2)
  })
})
