import type { PanelProps, RunView } from '@casewright/core/client'
import { useEffect, useRef, useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { Analyzed, Finding, Improved } from '../output.ts'

export interface Asked {
  finding: Finding
  /** Which of its places; 0 where it has none. */
  place: number
  type: 'weak-point' | 'improvement'
}

/** The longest text that is sent along; a longer document is named instead, for it is at the server. */
const mostCharacters = 500_000

/** What is asked for one finding, and what came of it. */
export interface Improvement {
  asked: Asked | null
  improved: Improved | null
  /** Why there is none. */
  problem: string | null
  loading: boolean
  ask(asked: Asked): void
  close(): void
}

/** Asks for an improvement beside the shown run, and tells how it ended. */
export const useImprovement = ({
  run,
  output,
  beside,
  toast,
}: Pick<PanelProps<typeof manifest>, 'beside' | 'toast'> & { run: RunView; output: Analyzed }): Improvement => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [key, setKey] = useState<string | null>(null)
  const told = useRef<string | null>(null)
  const answer = key === null ? undefined : beside.runs.find((one) => one.key === key)?.run
  const improved = answer?.state === 'done' && answer.output && 'improvedText' in answer.output ? answer.output : null
  const failed = answer?.state === 'failed'
  useEffect(() => {
    if (!key || told.current === key) return
    if (improved?.improvedText) toast({ title: 'Improvement generated', description: 'Read it before you use it.' })
    else if (failed)
      toast({ title: 'Failed to generate improvement', description: answer?.error?.message, destructive: true })
    if (improved || failed) told.current = key
  }, [key, improved, failed, answer, toast])

  const drop = () => {
    if (!key) return
    if (answer && answer.state !== 'done' && !failed) beside.cancel(key)
    beside.drop(key)
  }
  const ask = (next: Asked) => {
    drop()
    setAsked(next)
    const { finding, place, type } = next
    const at = finding.anchors[place]
    const { title, message, category, severity, why, advice } = finding
    const item =
      type === 'weak-point'
        ? { point: title, category, severity, explanation: why, message, advice }
        : { area: title, priority: severity, suggestion: advice, message, why }
    const input = { type, item, finding: finding.id, ...(at && { start: at.start, end: at.end }) }
    const [file] = run.documents
    setKey(
      output.content.length > mostCharacters && file
        ? beside.start('improve', input, { document: file.id })
        : beside.start('improve', { ...input, documentContent: output.content }),
    )
  }
  const close = () => {
    drop()
    setAsked(null)
    setKey(null)
  }
  return {
    asked,
    improved,
    problem: failed || answer?.state === 'cancelled' ? (answer?.error?.message ?? 'It was stopped.') : null,
    loading: asked !== null && !improved && !failed && answer?.state !== 'cancelled',
    ask,
    close,
  }
}
