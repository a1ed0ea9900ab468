import { useQuery } from '@tanstack/react-query'
import { PartBoundary } from '../../components/page/boundary.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { formatToday } from '../../lib/dates.ts'
import { firstNameOf } from '../../lib/person.ts'
import { asking } from '../../lib/query.ts'
import { useUser } from '../../lib/user.ts'
import { useRegistry } from '../../tools/registry.ts'
import { TreatmentAlerts } from '../../tools/treatment-alerts/treatment-alerts.tsx'
import { CompleteLibrary } from './complete-library/complete-library.tsx'
import { Counters } from './counters.tsx'
import * as css from './dashboard-page.css.ts'
import { RecentActivity } from './recent-activity.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { ToolCards } from './tool-cards.tsx'

/** `/dashboard`: where the day starts. */
export function DashboardPage() {
  const { user } = useUser()
  const { tools } = useRegistry()
  const history = useQuery({ queryKey: ['/api/search-history'], queryFn: asking('/api/search-history') })
  usePageTitle('Dashboard')
  return (
    <Page>
      {user && (
        <PartBoundary>
          <SampleNotice user={user} />
        </PartBoundary>
      )}
      {user?.role === 'administrator' && (
        <PartBoundary>
          <CompleteLibrary />
        </PartBoundary>
      )}
      <div className={css.greeting}>
        <div>
          <h1>Welcome back, {firstNameOf(user?.name)}!</h1>
          <p className={css.today}>{formatToday()}</p>
        </div>
        <PartBoundary>{history.data && <Counters tools={tools} items={history.data} />}</PartBoundary>
      </div>
      <PartBoundary>
        <TreatmentAlerts />
      </PartBoundary>
      <PartBoundary title="The tools could not be shown.">
        <ToolCards tools={tools} />
      </PartBoundary>
      <PartBoundary title="Your recent activity could not be shown.">
        <RecentActivity items={history.data} error={history.error} onRetry={() => void history.refetch()} />
      </PartBoundary>
    </Page>
  )
}
