import type { HeldLaw, LawFailure } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Dialog, Link, Table } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../../components/page/loading.tsx'
import { note, small, words } from '../../../components/sections/section.css.ts'
import { addressOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/dates.ts'
import { asking } from '../../../lib/query.ts'
import * as css from './law-library.css.ts'
import { changeWords } from './pack-words.ts'

interface PackListProps {
  law: HeldLaw & { pack: string }
  onClose: () => void
}

/** What of a pack could not be read, and why. */
export function FailuresDialog({ law: { pack, title }, onClose }: PackListProps) {
  const path = '/api/law-library/packs/:pack/failures'
  const query = useQuery({ queryKey: [path, pack], queryFn: asking(path, { params: { pack } }), staleTime: 0 })
  const { data } = query
  return (
    <Dialog
      isOpen
      size="wide"
      eyebrow={title}
      title="What could not be read"
      onOpenChange={(open) => open || onClose()}
    >
      <Loading query={query} label="Loading the list..." failure="The list could not be loaded." />
      {data && (
        <div className={css.dialog}>
          <p className={words}>
            {counted(data.total, 'entry', 'entries')} of the publisher’s files could not be read and{' '}
            {data.total === 1 ? 'is' : 'are'} not in the library. Everything else is.
          </p>
          <Table<LawFailure>
            caption="Entries that could not be read"
            isCaptionHidden
            rows={data.failures}
            rowKey={({ file, item }) => `${file} ${item}`}
            columns={[
              {
                id: 'place',
                title: 'Place',
                kind: 'name',
                cell: ({ file, item }) => (
                  <span className={css.edition}>
                    {file}, entry {item.toLocaleString('en-US')}
                  </span>
                ),
              },
              { id: 'reason', title: 'Why', cell: ({ reason }) => reason },
              { id: 'row', title: 'Beginning of the entry', cell: ({ row }) => <span className={small}>{row}</span> },
            ]}
          />
          {data.total > data.failures.length && <p className={note}>The first {data.failures.length} are shown.</p>}
          <p>
            <Link alone href={addressOf(`${path}/export`, { params: { pack } })} download>
              Download the complete list
            </Link>
          </p>
        </div>
      )}
    </Dialog>
  )
}

/** What the last update of a pack changed. */
export function ChangesDialog({ law: { pack, title }, onClose }: PackListProps) {
  const path = '/api/law-library/packs/:pack/changes'
  const query = useQuery({ queryKey: [path, pack], queryFn: asking(path, { params: { pack } }), staleTime: 0 })
  const { data } = query
  return (
    <Dialog isOpen size="wide" eyebrow={title} title="What changed" onOpenChange={(open) => open || onClose()}>
      <Loading query={query} label="Loading the changes..." failure="The changes could not be loaded." />
      {data?.change && (
        <div className={css.dialog}>
          <p className={words}>
            Updated {formatDay(data.change.at)}
            {data.change.from && ` from ${data.change.from}`} to {data.change.to}: {changeWords(data.change)}.
          </p>
          {data.authorities.length > 0 && (
            <Table
              caption="Authorities that changed"
              isCaptionHidden
              rows={data.authorities}
              rowKey={({ citation }, index) => `${citation} ${index}`}
              columns={[
                {
                  id: 'citation',
                  title: 'Citation',
                  kind: 'authority',
                  cell: ({ citation, id }) =>
                    id ? <Link href={`/library/${encodeURIComponent(id)}`}>{citation}</Link> : citation,
                },
                { id: 'title', title: 'Title', cell: ({ title }) => title },
                { id: 'change', title: 'Change', cell: ({ change }) => changes[change] },
              ]}
            />
          )}
        </div>
      )}
    </Dialog>
  )
}

const changes = { added: 'Added', changed: 'Changed', removed: 'Removed' } as const
