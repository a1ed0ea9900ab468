import type { Matter } from '@casewright/api/client'
import { Tabs, useToast } from '@casewright/ui'
import { useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { PartBoundary } from '../../components/page/boundary.tsx'
import { Loading } from '../../components/page/loading.tsx'
import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { ApiError } from '../../lib/api.ts'
import { useUser } from '../../lib/user.ts'
import { useMatter } from '../../matters/use-matters.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { MatterCost } from './matter-cost.tsx'
import { MatterDocuments } from './matter-documents.tsx'
import { MatterFormDialog } from './matter-form.tsx'
import { type Act, MatterHead } from './matter-head.tsx'
import { MatterRuns } from './matter-runs.tsx'
import * as css from './matters.css.ts'
import { MembersDialog } from './members-dialog.tsx'
import { MatterParties } from './parties/matter-parties.tsx'
import { useChangeMatter } from './use-changes.ts'

/** `/matters/:id`: what lies in a matter, for its members. */
export function MatterPage() {
  const { id = '' } = useParams()
  const query = useMatter(id)
  const { data, error } = query
  usePageTitle(data?.name ?? 'Matters')
  return (
    <Page>
      {error instanceof ApiError && error.status === 404 ? (
        <NotFoundCard
          text="This matter no longer exists, or you are not a member of it."
          way={{ href: '/matters', label: 'Go to your matters' }}
        />
      ) : data ? (
        <OpenedMatter key={id} matter={data} />
      ) : (
        <Loading query={query} label="Loading the matter..." failure="This matter could not be loaded." />
      )}
    </Page>
  )
}

function OpenedMatter({ matter }: { matter: Matter }) {
  const { id } = matter
  const { user } = useUser()
  const { toast } = useToast()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [act, setAct] = useState<Act>()
  const change = useChangeMatter(id)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = () => setAct(undefined)
  const left = (title: string) => {
    toast({ title, description: matter.name })
    void navigate('/matters')
  }
  const keep = (keptHere: boolean) =>
    change.mutate(
      { keptHere },
      {
        onSuccess: () =>
          toast({
            title: keptHere ? 'Kept on this server' : 'Models elsewhere may be asked',
            description: keptHere
              ? 'No language model elsewhere is asked in this matter or about its documents. Legal sources and the web are still searched.'
              : 'What is run in this matter from now on may be sent to them.',
          }),
      },
    )
  const choose = (chosen: Act) => {
    if (chosen === 'keep-here' || chosen === 'let-out') return keep(chosen === 'keep-here')
    if (chosen !== 'close' && chosen !== 'reopen') return setAct(chosen)
    const closed = chosen === 'close'
    change.mutate(
      { closed },
      {
        onSuccess: () =>
          toast({
            title: closed ? 'Closed' : 'Reopened',
            description: closed ? 'It accepts no new work but remains readable.' : 'It accepts new work again.',
          }),
      },
    )
  }
  return (
    <>
      <MatterHead matter={matter} isOwner={matter.owner?.id === user?.id} heading={heading} onAct={choose} />
      <PartBoundary title="This part of the matter could not be shown.">
        <div className={css.parts}>
          <Tabs
            label="Parts of the matter"
            selected={params.get('part') ?? 'runs'}
            onSelect={(part) => setParams(part === 'runs' ? {} : { part }, { replace: true })}
            items={[
              { id: 'runs', title: 'Runs', content: <MatterRuns id={id} /> },
              { id: 'documents', title: 'Documents', content: <MatterDocuments id={id} /> },
              { id: 'parties', title: 'Parties', content: <MatterParties id={id} /> },
              { id: 'cost', title: 'Cost', content: <MatterCost id={id} /> },
            ]}
          />
        </div>
      </PartBoundary>
      {act === 'members' && (
        <MembersDialog matter={matter} onLeft={() => left('You left the matter')} onClose={close} />
      )}
      {act === 'rename' && (
        <MatterFormDialog
          title="Rename the matter"
          send="Rename"
          sending="Renaming..."
          initial={matter}
          busy={change.isPending}
          onSend={(form) => change.mutate(form, { onSuccess: close })}
          onClose={close}
        />
      )}
      {act === 'delete' && (
        <DeleteDialog matter={matter} onDeleted={() => left('The matter was deleted')} onClose={close} />
      )}
    </>
  )
}
