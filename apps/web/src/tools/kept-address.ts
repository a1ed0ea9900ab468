import type { RegistryTool } from '@casewright/core/client'
import { addressOfTool } from './registry.ts'

/** Where a saved document is opened: on the page of its tool. The newest version unless one is named. */
export function addressOfKept(tool: RegistryTool, id: string, version?: number): string {
  const query = new URLSearchParams({ kept: id })
  if (version !== undefined) query.set('version', String(version))
  return `${addressOfTool(tool)}?${query}`
}
