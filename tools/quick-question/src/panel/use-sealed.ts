import type { RegistryTool, RunView, Sealed } from '@casewright/core/client'
import { useEffect, useState } from 'react'

/** The sealed results of a page, by their runs. They stay and go with its conversation. */
const kept = new WeakMap<RegistryTool, ReadonlyMap<string, string>>()

/** Takes each result sealed onto the page once it is done, since the server deletes it; without it there is no file. */
export function useSealed(tool: RegistryTool, run: RunView | null, { seal }: Sealed): ReadonlyMap<string, string> {
  const [held, setHeld] = useState(() => (run && kept.get(tool)) || new Map<string, string>())
  const done = run?.state === 'done' ? run.id : undefined
  useEffect(() => {
    if (!done || held.has(done)) return
    let isGone = false
    seal(done).then(
      (sealed) => isGone || setHeld((before) => new Map(before).set(done, sealed)),
      // Its answer is shown as it is, and offers no file.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [done, held, seal])
  useEffect(() => {
    kept.set(tool, held)
  }, [tool, held])
  return held
}
