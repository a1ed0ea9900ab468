import type { Key } from './variables.ts'

type Tools = Key['tools']

/** As the plugin keeps it: permissions by kind of thing. */
export const asPermissions = (tools: Tools): Record<string, string[]> => ({
  tools: tools === 'all' ? ['*'] : [...tools],
})

/** Nothing at all, where it cannot be read. */
export function toolsOf(permissions: unknown): Tools {
  const value: unknown = typeof permissions === 'string' ? JSON.parse(permissions) : permissions
  const tools = (value as { tools?: unknown } | null)?.tools
  if (!Array.isArray(tools)) return []
  return tools.includes('*') ? 'all' : tools.filter((tool) => typeof tool === 'string')
}

/** Whether a caller may have to do with a tool; somebody who is there themselves may with all. */
export const mayUse = (key: Key | null, tool: string): boolean =>
  !key || key.tools === 'all' || key.tools.includes(tool)
