import { useFailureToast } from '@casewright/core/client'
import { useEffect, useRef } from 'react'
import { markOf } from '../draft/work.ts'
import { isGenerated, madeOf } from './generation-of.ts'
import type { Host } from './host.ts'
import type { WorkAtHand } from './use-work.ts'

/** Opens a document as soon as it is made, and tells how the run ended. */
export function useRun(host: Host, { work, change }: WorkAtHand): void {
  const { run, pending, stored, toast } = host
  useFailureToast(host, 'Document generation failed')
  const wasPending = useRef(false)
  const output = run?.state === 'done' && isGenerated(run.output) ? run.output : null
  useEffect(() => {
    if (!stored && wasPending.current && output)
      toast({
        title: 'Document generated successfully',
        description: 'Your document is ready for preview and editing.',
      })
    wasPending.current = pending
  }, [output, pending, stored, toast])
  useEffect(() => {
    if (stored || !run || !output || work.shown?.run === run.id || output.documentType !== work.type) return
    const textMark = work.method === 'manual' ? null : markOf(work.text)
    change({ shown: { run: run.id, made: madeOf(output), edited: null, textMark, isOpen: true }, tellModel: [] })
  }, [change, output, run, stored, work])
}
