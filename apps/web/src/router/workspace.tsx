import { ToastProvider } from '@casewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { refreshHistory } from '../lib/query.ts'
import { RunsContext } from '../runs/runs-context.ts'
import { createRunStore } from '../runs/store.ts'
import { LawToAddContext } from '../tools/law-to-add-context.ts'
import { UnseenFailures } from '../tools/unseen-failures.tsx'

export { SignedIn, SignedOut } from './gates.tsx'

/** Loaded where it is drawn: few results lack law. */
const LawToAdd = lazy(() =>
  import('../features/admin/law-library/law-to-add.tsx').then((module) => ({ default: module.LawToAdd })),
)

/** What stands around signing in and all that comes after it; the public pages do without. */
export function Workspace() {
  const queryClient = useQueryClient()
  const [runs] = useState(() => createRunStore(() => refreshHistory(queryClient)))
  return (
    <RunsContext value={runs}>
      <LawToAddContext value={LawToAdd}>
        <ToastProvider>
          <Outlet />
          <UnseenFailures />
        </ToastProvider>
      </LawToAddContext>
    </RunsContext>
  )
}
