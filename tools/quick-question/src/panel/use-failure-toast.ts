import { errorCodes, type PanelProps, type RunView } from '@casewright/core/client'
import { useEffect, useRef } from 'react'

/** Tells once of a question that failed, in the specification's words. */
export function useFailureToast(run: RunView | null, toast: PanelProps['toast']): void {
  const told = useRef<string | null>(null)
  const failed = run?.state === 'failed' ? run : null
  useEffect(() => {
    if (!failed || told.current === failed.id) return
    told.current = failed.id
    const { code, message } = failed.error ?? {}
    const description = code ? `${errorCodes[code].status}: ${message}` : message
    toast({ title: 'Quick question failed', ...(description && { description }), destructive: true })
  }, [failed, toast])
}
