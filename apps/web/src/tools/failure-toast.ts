import { errorCodes, type PanelProps, type RunError } from '@casewright/core/client'
import { unreachable } from '../lib/api.ts'

/** "status: sentence", as the answer to a waiting client would have read, where there was an answer. */
const asAnswered = ({ code, message }: RunError) =>
  message === unreachable ? message : `${errorCodes[code].status}: ${message}`

/** How the failure of a tool is told that has no words of its own for it. */
export const failureToast = (title: string, error: RunError | null): Parameters<PanelProps['toast']>[0] => ({
  title: `${title} failed`,
  description: error ? asAnswered(error) : undefined,
  destructive: true,
})
