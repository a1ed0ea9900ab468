import { Button } from '@casewright/ui'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ListHead } from '../../components/list/list-head.tsx'
import { ListSearch } from '../../components/list/list-search.tsx'
import { PartBoundary } from '../../components/page/boundary.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { useMatters } from '../../matters/use-matters.ts'
import { MatterFormDialog } from './matter-form.tsx'
import { MatterList } from './matter-list.tsx'
import { useOpenMatter } from './use-changes.ts'

/** `/matters`: the matters that the person is a member of. */
export function MattersPage() {
  const [params, setParams] = useSearchParams()
  const text = params.get('text') ?? ''
  const search = (words: string) => setParams(words ? { text: words } : {}, { replace: true })
  const { matters } = useMatters({ text })
  const [opens, setOpens] = useState(false)
  const opening = useOpenMatter()
  const navigate = useNavigate()
  usePageTitle('Matters')
  const hasSome = text !== '' || (matters !== undefined && matters.length > 0)
  return (
    <Page>
      <ListHead
        title="Matters"
        lead="Shared work. Only its members can see a matter."
        actions={
          hasSome && (
            <Button variant="primary" onPress={() => setOpens(true)}>
              Open a matter
            </Button>
          )
        }
      />
      {hasSome && <ListSearch label="Search matters" text={text} onChange={search} />}
      <PartBoundary title="Your matters could not be shown.">
        <MatterList text={text} onOpen={() => setOpens(true)} onClear={() => search('')} />
      </PartBoundary>
      {opens && (
        <MatterFormDialog
          title="Open a matter"
          send="Open"
          sending="Opening..."
          busy={opening.isPending}
          onSend={(form) => opening.mutate(form, { onSuccess: ({ id }) => void navigate(`/matters/${id}`) })}
          onClose={() => setOpens(false)}
        />
      )}
    </Page>
  )
}
