import { Link, useToast } from '@casewright/ui'
import { useState } from 'react'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from '../../../components/sections/section.css.ts'
import { SectionHead } from '../../../components/sections/section-head.tsx'
import { notDone } from '../../../lib/not-done.ts'
import { KeyTable } from './key-table.tsx'
import { MadeKeyDialog } from './made-key-dialog.tsx'
import { NewKeyForm } from './new-key-form.tsx'
import { useKeys, useRevokeKey } from './use-keys.ts'

/** `/settings/keys`: keys by which programs act for the person. */
export function KeysSection() {
  const { toast } = useToast()
  const query = useKeys()
  const { data } = query
  const revoking = useRevokeKey()
  const [made, setMade] = useState<{ name: string | null; key: string } | null>(null)
  const revoke = (id: string) =>
    revoking.mutate(id, {
      onSuccess: () => toast({ title: 'The key was revoked', description: 'Programs that use it will be refused.' }),
      onError: (cause) => toast(notDone('The key was not revoked', cause)),
    })
  return (
    <div className={css.settings}>
      <SectionHead
        title="API keys"
        lead="With a key, a program or an AI assistant can use tools as you. It cannot see your account, your keys or other settings."
      />
      <section aria-labelledby="new-key" className={css.section}>
        <h2 id="new-key">New key</h2>
        <NewKeyForm onMade={setMade} />
        <p className={css.note}>
          See the <Link href="/api/docs">API reference</Link>. Runs started with a key appear in your history.
        </p>
      </section>
      <section aria-labelledby="keys" className={css.section}>
        <h2 id="keys">Your keys</h2>
        <Loading query={query} label="Loading your keys..." failure="Your keys could not be loaded." />
        {data?.length === 0 && <p className={css.words}>No API keys yet.</p>}
        {data && data.length > 0 && (
          <KeyTable keys={data} revoking={revoking.isPending ? revoking.variables : undefined} onRevoke={revoke} />
        )}
      </section>
      {made && <MadeKeyDialog made={made} onClose={() => setMade(null)} />}
    </div>
  )
}
