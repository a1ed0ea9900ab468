import { Notice, Spinner } from '@casewright/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { Page } from '../../frame/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { ApiError } from '../../lib/api.ts'
import { NotFoundCard } from '../not-found/not-found-card.tsx'
import { AuthorityView } from './authority-view.tsx'
import type { Span } from './paragraphs.ts'
import { useAuthority } from './use-authority.ts'

/** `?start=120&end=180`, as offsets into the text. */
function passageIn(params: URLSearchParams): Span | undefined {
  const [start, end] = [params.get('start'), params.get('end')].map((value) =>
    /^\d{1,9}$/.test(value ?? '') ? Number(value) : Number.NaN,
  )
  return start !== undefined && end !== undefined && start < end ? { start, end } : undefined
}

/** `/library/:id`: an authority that the library holds, opened at a passage where the address names one. */
export function LibraryPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const { data, error, refetch, isFetching } = useAuthority(id)
  usePageTitle(data?.authority.title ?? 'Library')
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Page>
      {isMissing ? (
        <NotFoundCard
          text="The library does not hold this authority."
          way={{ href: '/ai-search', label: 'Go to AI Search' }}
        />
      ) : data ? (
        <AuthorityView key={id} id={id} held={data} passage={passageIn(params)} />
      ) : error ? (
        <Notice
          tone="error"
          title="This authority could not be loaded."
          action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
        >
          {error.message}
        </Notice>
      ) : (
        <Spinner label="Loading the authority..." />
      )}
    </Page>
  )
}
