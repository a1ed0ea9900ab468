import type { KeptDocument } from '@casewright/core/client'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ListHead } from '../../components/list/list-head.tsx'
import { ListSearch } from '../../components/list/list-search.tsx'
import { PartBoundary } from '../../components/page/boundary.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { FilingDialog } from '../../matters/filing-dialog.tsx'
import { refreshKept } from '../../tools/kept-list.ts'
import { useRegistry } from '../../tools/registry.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type Act, DocumentList } from './document-list.tsx'
import { useDocuments } from './use-documents.ts'
import { VersionsDialog } from './versions-dialog.tsx'

/** `/documents`: what the person keeps, to open, name, restore and delete. */
export function DocumentsPage() {
  const { tools } = useRegistry()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const text = params.get('text') ?? ''
  const { documents } = useDocuments(text)
  const [at, act] = useState<{ act: Act; document: KeptDocument }>()
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle('My documents')
  const search = (words: string) => setParams(words ? { text: words } : {}, { replace: true })
  const close = () => act(undefined)
  const renamed = (id: string) => {
    close()
    // The form is gone, and the focus goes to what stands in its place.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-document="${id}"]`)?.focus())
  }
  return (
    <Page>
      <ListHead
        title="My documents"
        lead="Documents you saved, with all of their versions. Only you can see them, unless you move one to a matter, whose members can see it too."
        heading={heading}
      />
      {(text !== '' || (documents && documents.length > 0)) && (
        <ListSearch label="Search my documents" text={text} onChange={search} />
      )}
      <PartBoundary title="Your documents could not be shown.">
        <DocumentList
          text={text}
          renaming={at?.act === 'rename' ? at.document.id : undefined}
          onRenamed={renamed}
          onAct={(chosen, it) => act({ act: chosen, document: it })}
          onClear={() => search('')}
        />
      </PartBoundary>
      {at?.act === 'versions' && (
        <VersionsDialog document={at.document} tool={tools.find(({ id }) => id === at.document.tool)} onClose={close} />
      )}
      {at?.act === 'move' && (
        <FilingDialog
          path="/api/kept/:id/matter"
          id={at.document.id}
          lead="Members of the matter can see this document with all of its versions. Only you can change it."
          current={at.document.matter}
          onFiled={() => refreshKept(client)}
          onClose={close}
        />
      )}
      {at?.act === 'delete' && (
        <DeleteDialog
          document={at.document}
          onClose={(wasDeleted) => {
            close()
            if (wasDeleted) setTimeout(() => heading.current?.focus())
          }}
        />
      )}
    </Page>
  )
}
