import { Loading } from '../../components/page/loading.tsx'
import * as css from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { Leaving } from './leaving.tsx'
import { Ledger } from './ledger.tsx'
import { NamesForm } from './names-form.tsx'
import { Redaction } from './redaction.tsx'
import { usePrivacy } from './use-privacy.ts'

/** `/settings/privacy`: what leaves the machine, what is replaced before, and what has left. */
export function PrivacySection() {
  const query = usePrivacy()
  const { data } = query
  const [first] = data?.pages ?? []
  return (
    <div className={css.settings}>
      <SectionHead title="Privacy" lead="What leaves this machine, what is redacted first, and what has left." />
      <Loading
        query={query}
        label="Loading your privacy settings..."
        failure="Your privacy settings could not be loaded."
      />
      {first && (
        <>
          <Leaving offline={first.offline} model={first.model} names={first.names} />
          <Redaction measured={first.redaction.measured} />
          <NamesForm names={first.names} />
          <Ledger entries={data?.pages.flatMap(({ entries }) => entries) ?? []} query={query} />
        </>
      )}
    </div>
  )
}
