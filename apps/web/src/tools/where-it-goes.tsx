import type { RegistryTool } from '@casewright/core/client'
import { Link } from '@casewright/ui'
import { useRegistry } from './registry.ts'
import * as css from './where-it-goes.css.ts'
import { whereItGoes } from './where-words-go.ts'

/** Says before anything is sent who will read it. Stands below every tool. */
export function WhereItGoes({ tool }: { tool: RegistryTool }) {
  const { model, isPending } = useRegistry()
  if (isPending) return null
  return (
    <p className={css.line}>
      {whereItGoes(model, tool)} <Link href="/settings/privacy">Privacy</Link>
    </p>
  )
}
