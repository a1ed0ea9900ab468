import { useEffect, useRef } from 'react'
import { errorCodes } from '../errors.ts'
import type { RunError } from '../run.ts'
import type { PanelProps } from './panel.ts'

/** "status: sentence", as the specification tells of a call that fails; who was not reached gave no status. */
export const failureMessage = ({ code, message }: RunError): string =>
  code in errorCodes && code !== 'interrupted' ? `${errorCodes[code].status}: ${message}` : message

/** Tells once that the shown run has failed; not of a run of the history, whose failure is no news. */
export function useFailureToast(
  { run, stored, toast }: Pick<PanelProps, 'run' | 'stored' | 'toast'>,
  title: string,
): void {
  const told = useRef<string | null>(null)
  const failed = run?.state === 'failed' && !stored ? run : null
  useEffect(() => {
    if (!failed || told.current === failed.id) return
    told.current = failed.id
    const description = failed.error ? failureMessage(failed.error) : undefined
    toast({ title, ...(description && { description }), destructive: true })
  }, [failed, title, toast])
}
