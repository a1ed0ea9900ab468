import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ToolSource } from '../loading/tool-source.ts'

/** Our own packages, to which links lead from what is installed. What is installed can be read anyway. */
const ours = ['packages', 'tools'].map((name) => fileURLToPath(new URL(`../../../../../${name}`, import.meta.url)))

/** What a process of tools may read: their code and what is installed for it, and no file of anybody's. */
export const readableFor = (tools: readonly ToolSource[]): string[] => [
  ...ours,
  ...tools.flatMap(({ url, root }) => (root ? [root, ...installedAbove(root)] : [fileURLToPath(new URL('.', url))])),
]

function installedAbove(folder: string): string[] {
  const above = dirname(folder)
  if (above === folder) return []
  const installed = join(above, 'node_modules')
  return [...(existsSync(installed) ? [installed] : []), ...installedAbove(above)]
}
