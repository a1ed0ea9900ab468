import { failureMessage, type PanelProps, type RunError } from '@casewright/core/client'

/** How the failure of a tool is told that has no words of its own for it. */
export const failureToast = (title: string, error: RunError | null): Parameters<PanelProps['toast']>[0] => ({
  title: `${title} failed`,
  description: error ? failureMessage(error) : undefined,
  destructive: true,
})
