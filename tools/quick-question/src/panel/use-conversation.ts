import type { RegistryTool, RunView } from '@casewright/core/client'
import { useEffect, useState } from 'react'
import { type Streamed, settled, type Turn, turnOf } from './turns.ts'

/**
 * The conversation of the page. It stays while another tool is open, and goes with the page or with the session:
 * then the host forgets the run, and the registry is read again.
 */
const kept = new WeakMap<RegistryTool, readonly Turn[]>()

function begin(tool: RegistryTool, run: RunView | null, stored: boolean): readonly Turn[] {
  if (!run) kept.delete(tool)
  if (!run) return []
  return (!stored && kept.get(tool)) || [turnOf(run)]
}

/** The turns so far, and how one is added. */
export function useConversation(tool: RegistryTool, run: RunView | null, stored: boolean) {
  const [asked, setAsked] = useState(() => begin(tool, run, stored))
  const [streamed, setStreamed] = useState<Streamed | null>(null)
  useEffect(() => {
    if (run?.partial) setStreamed({ run: run.id, value: run.partial.value })
  }, [run])
  const turns = settled(asked, run, streamed)
  useEffect(() => {
    if (!stored) kept.set(tool, turns)
  }, [tool, turns, stored])
  return {
    turns,
    ask: (question: string) =>
      setAsked([
        ...turns,
        { id: crypto.randomUUID(), question, askedAt: new Date().toISOString(), after: run?.id ?? null },
      ]),
    clear: () => setAsked([]),
  }
}
