import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder of a firm's own tools, with the given files by their paths. */
export async function toolsFolder(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'casewright-own-tools-'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

interface Words {
  id: string
  /** Code of the action's fields, of its handler's body, and of the manifest's further members. */
  action?: string
  body?: string
  more?: string
  before?: string
}

/** A whole tool in one file, as somebody writes it who has nothing but Casewright. */
export const toolFile = ({ id, action = '', body = 'return { said: text }', more = '', before = '' }: Words) => `
import { CasewrightError, defineAction, defineManifest } from '@casewright/core'
import { defineServer } from '@casewright/core/server'
import { z } from 'zod'
${before}
const manifest = defineManifest({
  apiVersion: 1,
  id: '${id}',
  title: 'Tool ${id}',
  icon: 'wrench',
  order: 500,
  place: { kind: 'tab' },
  info: { description: 'A tool of the firm.', features: [], useCases: [] },
  actions: {
    say: defineAction({
      title: 'Say',
      input: z.object({ text: z.string().meta({ title: 'What to say', widget: 'textarea' }) }),
      output: z.object({ said: z.string() }),
      mode: 'inline',
      retain: 'history',
      ${action}
    }),
  },
  ${more}
})
export const server = defineServer({ manifest, actions: { say: async ({ text }, context) => { ${body} } } })
`
