import type { InstallationSettings } from '@casewright/api'

/** Whether words may be spoken to the browser's recognition, as `GET /api/about` says it. */
export const speechOf = (offline: boolean, { speech }: InstallationSettings) => {
  if (offline) return 'offline' as const
  return speech ? ('allowed' as const) : ('switched-off' as const)
}
