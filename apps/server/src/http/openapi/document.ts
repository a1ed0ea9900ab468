import type { RegistryTool } from '@casewright/core'
import { operationOf } from './operations.ts'
import { components } from './parts.ts'
import { runPaths } from './run-paths.ts'

interface About {
  productName: string
  version: string
  publicUrl: string
}

/** The OpenAPI document of the tools that are given: made of their manifests, so that it cannot fall behind them. */
export function openApiOf(tools: readonly RegistryTool[], { productName, version, publicUrl }: About) {
  const shelf = { schemas: { ...components.schemas } }
  const actions = tools.flatMap((tool) =>
    Object.entries(tool.actions).map(([name, action]) => [
      action.path,
      { post: operationOf(tool, name, action, shelf) },
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version,
      description: [
        'Every action of every tool, with the same checks, permissions and history as in the web app.',
        'Verified citations exist and match. `treatment` beside a citation says that it is no longer good law, or only in part; without it, nothing is known of later history.',
      ].join(' '),
    },
    servers: [{ url: publicUrl }],
    security: [{ key: [] }],
    tags: [...tools.map(({ title, info }) => ({ name: title, description: info.description })), { name: 'Runs' }],
    paths: { ...Object.fromEntries(actions), ...runPaths },
    components: { ...components, schemas: shelf.schemas },
  }
}
