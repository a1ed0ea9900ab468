import { Notice } from '@casewright/ui'
import { useState } from 'react'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { formatMoment } from '../../../lib/dates.ts'
import { ActivityPart } from '../activity/activity-part.tsx'
import { AppPart } from './app-part.tsx'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { BackupCodesPart } from './backup-codes-part.tsx'
import { PasskeyPart } from './passkey-part.tsx'
import { useFactors } from './use-factors.ts'

/** `/settings/sign-in`: what a person signs in with besides the password. */
export function FactorsSection() {
  const query = useFactors()
  const { data } = query
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <div className={css.settings}>
      <SectionHead title="Sign-in" lead="Second factors, and recent sign-in activity." />
      {!data && (
        <Loading query={query} label="Loading sign-in methods..." failure="Sign-in methods could not be loaded." />
      )}
      {data?.asked && (
        <Notice tone="partial" title="Set up a second factor to continue.">
          Your administrator requires one in addition to your password. Set up an authenticator app or a passkey below
          to continue. Nothing is lost.
        </Notice>
      )}
      {data?.wrongCodesAt && (
        <Notice tone="error" title="Someone who knows your password tried to sign in.">
          On {formatMoment(data.wrongCodesAt)} your correct password was entered, followed by incorrect codes. They did
          not sign in. If this was not you, <a href="/settings/password">change your password</a> now. This notice goes
          away when you do, or after a week.
        </Notice>
      )}
      {data?.singleSignOn && (
        <Notice title={`You are connected to ${data.singleSignOn}.`}>Its sign-in requirements are set there.</Notice>
      )}
      {data && !data.hasPassword && (
        <p className={css.words}>
          You have no password, so you do not need a second factor here. If you need a password, ask your administrator
          for a link to set one.
        </p>
      )}
      {data?.hasPassword && (
        <>
          <AppPart isOn={data.app} onCodes={setCodes} />
          <PasskeyPart passkeys={data.passkeys} onCodes={setCodes} />
          {data.backupCodes !== null && <BackupCodesPart left={data.backupCodes} onCodes={setCodes} />}
        </>
      )}
      {data && <ActivityPart />}
      {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  )
}
