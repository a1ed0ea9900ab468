import { Notice, Spinner } from '@casewright/ui'
import { Navigate, useParams } from 'react-router-dom'
import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { addressOfTool, defaultTab, tabsOf, useRegistry } from '../../tools/registry.ts'
import { ToolPage } from './tool-page.tsx'
import { ToolTabs } from './tool-tabs.tsx'

/** `/ai-search/:tab?`: the tools that stand as tabs, one of them open. */
export function AiSearchPage() {
  const { tab } = useParams()
  const { tools, isPending, isFetching, error, refetch } = useRegistry()
  const tabs = tabsOf(tools)
  const tool = tabs.find(({ id }) => id === tab)
  usePageTitle(tool?.title ?? 'AI Search')
  if (isPending)
    return (
      <Page>
        <Spinner label="Loading the tools..." />
      </Page>
    )
  if (error)
    return (
      <Page>
        <Notice
          tone="error"
          title="The tools could not be loaded."
          action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
        >
          {error.message}
        </Notice>
      </Page>
    )
  const first = defaultTab(tabs)
  if (!tab && first) return <Navigate to={addressOfTool(first)} replace />
  return (
    <>
      {tabs.length > 0 && <ToolTabs tabs={tabs} current={tab ?? ''} />}
      <Page>
        {tool ? (
          <ToolPage key={tool.id} tool={tool} />
        ) : tab ? (
          <NotFoundCard />
        ) : (
          <Notice title="No tools are installed.">Your administrator can add them on the server.</Notice>
        )}
      </Page>
    </>
  )
}
