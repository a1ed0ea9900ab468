import { Notice, Spinner } from '@casewright/ui'
import { useNavigate, useParams } from 'react-router-dom'
import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { pagesOf, tabOfPage, useRegistry } from '../../tools/registry.ts'
import { ToolPage } from './tool-page.tsx'

/** `<path>/:tab?`: the page of a tool that has one of its own. */
export function PageToolPage({ path }: { path: string }) {
  const asked = useParams().tab
  const navigate = useNavigate()
  const { tools, isPending, isFetching, error, refetch } = useRegistry()
  const tool = pagesOf(tools).find(({ place }) => place.path === path)
  const tab = tool && tabOfPage(tool, asked)
  usePageTitle(tool?.title)
  return (
    <Page>
      {tool && tab !== null ? (
        <ToolPage key={tool.id} tool={tool} tab={tab} onTab={(next) => void navigate(`${path}/${next}`)} />
      ) : isPending ? (
        <Spinner label="Loading..." />
      ) : error ? (
        <Notice
          tone="error"
          title="This page could not be loaded."
          action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
        >
          {error.message}
        </Notice>
      ) : (
        <NotFoundCard />
      )}
    </Page>
  )
}
