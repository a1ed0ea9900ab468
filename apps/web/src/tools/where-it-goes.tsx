import type { RegistryTool } from '@casewright/core/client'
import { Link } from '@casewright/ui'
import { useMatter } from '../matters/use-matters.ts'
import { useWorkingMatter } from '../matters/working.ts'
import { useRegistry } from './registry.ts'
import * as css from './where-it-goes.css.ts'
import { whereItGoes } from './where-words-go.ts'

/** Says before anything is sent who will read it. Stands below every tool. */
export function WhereItGoes({ tool }: { tool: RegistryTool }) {
  const { model, isPending } = useRegistry()
  const { data: matter } = useMatter(useWorkingMatter())
  if (isPending) return null
  return (
    <p className={css.line}>
      {whereItGoes(model, tool, matter?.keptHere)} <Link href="/settings/privacy">Privacy</Link>
    </p>
  )
}
