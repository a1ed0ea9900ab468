import { Notice, Spinner } from '@casewright/ui'
import { NotFoundCard } from '../features/not-found/not-found-card.tsx'
import { Page } from '../frame/page.tsx'
import { usePageTitle } from '../lib/about.ts'
import { pagesOf, useRegistry } from './registry.ts'
import { ToolPage } from './tool-page.tsx'

/** The page of a tool that has one of its own. */
export function PageToolPage({ path }: { path: string }) {
  const { tools, isPending, error, refetch } = useRegistry()
  const tool = pagesOf(tools).find(({ place }) => place.path === path)
  usePageTitle(tool?.title)
  return (
    <Page>
      {tool ? (
        <ToolPage key={tool.id} tool={tool} />
      ) : isPending ? (
        <Spinner label="Loading..." />
      ) : error ? (
        <Notice
          tone="error"
          title="This page could not be loaded."
          action={{ label: 'Try again', onPress: () => void refetch() }}
        >
          {error.message}
        </Notice>
      ) : (
        <NotFoundCard />
      )}
    </Page>
  )
}
