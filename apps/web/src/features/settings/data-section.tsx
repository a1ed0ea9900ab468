import { Button, ButtonLink, Notice } from '@casewright/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import * as css from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { exportAddress, useOnlyAdministrator } from './use-account.ts'

/** `/settings/data`: taking everything along, and leaving nothing behind. */
export function DataSection() {
  const onlyAdministrator = useOnlyAdministrator()
  const [asks, setAsks] = useState(false)
  return (
    <div className={css.settings}>
      <SectionHead title="Your data" lead="What is kept here for you is yours to take along, and to delete." />
      <section aria-labelledby="export" className={css.section}>
        <h2 id="export">Export</h2>
        <p className={css.words}>
          One JSON file with everything of yours: your account and sessions, each run with its input, steps, result and
          sources, each document with its text and its original bytes, what you keep in My documents with all of its
          versions, your matters, what you used by month, the names to replace, and what has left this machine. It can
          be large, and is written as it is read.
        </p>
        <div>
          <ButtonLink href={exportAddress} download icon={<Download aria-hidden="true" />}>
            Export all my data
          </ButtonLink>
        </div>
      </section>
      <section aria-labelledby="erase" className={css.section}>
        <h2 id="erase">Delete my account</h2>
        <p className={css.words}>
          Your account goes, with every run, document and setting of yours, and the list of what has left. Drafts in
          this browser go too. What is at work is stopped. You are signed out everywhere. Nobody can bring any of it
          back, except from a backup that this server’s operator keeps.
        </p>
        {onlyAdministrator ? (
          <Notice title="You are the only administrator, and other users have accounts.">
            Your account can be deleted once there is another administrator, or once it is the last account.
          </Notice>
        ) : (
          <div>
            <Button variant="danger" onPress={() => setAsks(true)}>
              Delete my account
            </Button>
          </div>
        )}
      </section>
      {asks && <EraseDialog onClose={() => setAsks(false)} />}
    </div>
  )
}
