import { Notice, Spinner } from '@casewright/ui'
import { Leaving } from './leaving.tsx'
import { Ledger } from './ledger.tsx'
import { NamesForm } from './names-form.tsx'
import { Redaction } from './redaction.tsx'
import { SectionHead } from './section-head.tsx'
import * as css from './settings.css.ts'
import { usePrivacy } from './use-privacy.ts'

/** `/settings/privacy`: what leaves the machine, what is replaced before, and what has left. */
export function PrivacySection() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePrivacy()
  const [first] = data?.pages ?? []
  return (
    <div className={css.settings}>
      <SectionHead
        title="Privacy"
        lead="What leaves this machine, what is replaced before it does, and what has left."
      />
      {error && (
        <Notice
          tone="error"
          title="Your privacy settings could not be loaded."
          action={{ label: 'Try again', onPress: () => void refetch() }}
        >
          {error.message}
        </Notice>
      )}
      {first ? (
        <>
          <Leaving offline={first.offline} model={first.model} names={first.names} />
          <Redaction measured={first.redaction.measured} />
          <NamesForm names={first.names} />
          <Ledger
            entries={data?.pages.flatMap(({ entries }) => entries) ?? []}
            more={hasNextPage ? () => void fetchNextPage() : undefined}
            busy={isFetchingNextPage}
          />
        </>
      ) : (
        !error && <Spinner label="Loading your privacy settings..." />
      )}
    </div>
  )
}
