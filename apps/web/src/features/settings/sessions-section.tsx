import type { OpenSession } from '@casewright/api/client'
import { Button, type Column, Table, useToast } from '@casewright/ui'
import { Loading } from '../../components/page/loading.tsx'
import * as css from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { formatMoment } from '../../lib/dates.ts'
import { notDone } from '../../lib/not-done.ts'
import * as own from './sessions-section.css.ts'
import { useEndSessions, useSessions } from './use-account.ts'

const columns = (end: (id: string) => void, ending: string | undefined): Column<OpenSession>[] => [
  {
    id: 'device',
    title: 'Device',
    kind: 'name',
    cell: ({ device, current }) => (
      <span className={css.lines}>
        {device}
        {current && <span className={own.here}>This session</span>}
      </span>
    ),
  },
  {
    id: 'address',
    title: 'Address',
    cell: ({ address }) => <span className={own.address}>{address ?? 'Unknown'}</span>,
  },
  { id: 'started', title: 'Signed in', kind: 'when', cell: ({ startedAt }) => formatMoment(startedAt) },
  { id: 'used', title: 'Last used', kind: 'when', cell: ({ lastUsedAt }) => formatMoment(lastUsedAt) },
  {
    id: 'end',
    title: 'Action',
    kind: 'action',
    cell: ({ id, device, current }) =>
      !current && (
        <Button
          size="small"
          aria-label={`End the session of ${device}`}
          busy={ending === id}
          busyLabel="Ending..."
          onPress={() => end(id)}
        >
          End
        </Button>
      ),
  },
]

/** `/settings/sessions`: where one is signed in. */
export function SessionsSection() {
  const { toast } = useToast()
  const query = useSessions()
  const { data } = query
  const ending = useEndSessions()
  const end = (id?: string) =>
    ending.mutate(id, {
      onSuccess: () => toast({ title: id === undefined ? 'All other sessions were ended' : 'The session was ended' }),
      onError: (cause) => toast(notDone('The session was not ended', cause)),
    })
  const others = (data ?? []).filter(({ current }) => !current)
  return (
    <div className={css.settings}>
      <SectionHead
        title="Sessions"
        lead="Where you are signed in. End sessions you do not recognize, and change your password."
      />
      <Loading query={query} label="Loading your sessions..." failure="Your sessions could not be loaded." />
      {data && (
        <div className={css.section}>
          <Table
            caption="Your sessions"
            isCaptionHidden
            rows={data}
            rowKey={({ id }) => id}
            columns={columns(end, ending.isPending ? ending.variables : undefined)}
          />
          <p className={css.note}>
            The IP address is the one this server saw, which may be a proxy’s. Last used can be ten minutes behind. A
            session ends seven days after sign-in, or sooner if your administrator set an idle timeout.
          </p>
          {others.length > 0 && (
            <div>
              <Button
                variant="danger"
                busy={ending.isPending && ending.variables === undefined}
                busyLabel="Ending..."
                onPress={() => end()}
              >
                End all other sessions
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
