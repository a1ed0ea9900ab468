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
      <SectionHead title="Your data" lead="Export or delete your data." />
      <section aria-labelledby="export" className={css.section}>
        <h2 id="export">Export</h2>
        <p className={css.words}>
          One JSON file with all of your data: your account and sessions, each run with its input, steps, result and
          sources, each document with its text and its original bytes, everything in My documents with all versions,
          your matters with their parties, your letterhead, your usage by month, the names to replace, and what has left
          this machine. It can be large, and is written as it is read.
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
          Your account is deleted, with all of your runs, documents, settings, and the list of what has left this
          machine. Drafts in this browser are deleted too. Running work is stopped, and you are signed out everywhere.
          It can be recovered only from a backup kept by this server’s operator.
        </p>
        {onlyAdministrator ? (
          <Notice title="You are the only administrator, and other users have accounts.">
            Make another user an administrator before you delete your account.
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
