import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from './lib/query.ts'
import { Pages } from './router/pages.tsx'
import { RootBoundary } from './router/root-boundary.tsx'

const queryClient = createQueryClient()

/** The web app: what it asks the server, and where one is. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <BrowserRouter>
      <RootBoundary>
        <Pages />
      </RootBoundary>
    </BrowserRouter>
  </QueryClientProvider>
)
