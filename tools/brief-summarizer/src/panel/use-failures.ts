import { useEffect, useRef } from 'react'
import { documentsOf, type Props } from './runs.ts'

/** Tells once of each document that could not be summarized. */
export function useFailures(props: Props): void {
  const { stored, toast } = props
  const told = useRef(new Set<string>())
  const failed = documentsOf(props).filter(({ run }) => run.state === 'failed')
  useEffect(() => {
    for (const { key, run } of failed) {
      if (stored || told.current.has(run.id)) continue
      told.current.add(run.id)
      const description = key
        ? `${run.label}: ${run.error?.message ?? 'Failed to summarize document'}`
        : 'Failed to summarize document'
      toast({ title: 'Summarization failed', description, destructive: true })
    }
  })
}
