import { ToastProvider } from '@casewright/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient, refreshHistory } from './lib/query.ts'
import { routes } from './router/routes.tsx'
import { RunsContext } from './runs/runs-context.ts'
import { createRunStore } from './runs/store.ts'

const queryClient = createQueryClient()
const runs = createRunStore(() => refreshHistory(queryClient))
const router = createBrowserRouter(routes)

/** The web app: who asks, what runs, where one is. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <RunsContext value={runs}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </RunsContext>
  </QueryClientProvider>
)
