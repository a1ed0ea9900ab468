import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Loading } from '../../components/page/loading.tsx'
import { NotFoundCard } from '../../components/page/not-found-card.tsx'
import { Page } from '../../components/page/page.tsx'
import { usePageTitle } from '../../lib/about.ts'
import { ApiError } from '../../lib/api.ts'
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

/** '#for=…': what was searched for stays in the browser's address, of which the server gets nothing. */
function searchedIn(hash: string): string | undefined {
  const words = new URLSearchParams(hash.slice(1)).get('for')?.trim()
  return words ? words.slice(0, 2000) : undefined
}

/** `/library/:id`: an authority that the library holds, opened at a passage where the address names one. */
export function LibraryPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const { hash } = useLocation()
  const query = useAuthority(id)
  const { data, error } = query
  usePageTitle(data?.authority.title ?? 'Library')
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <Page>
      {isMissing ? (
        <NotFoundCard
          text="This authority is not in the library."
          way={{ href: '/ai-search', label: 'Go to AI Search' }}
        />
      ) : data ? (
        <AuthorityView
          key={`${id}?${params}`}
          id={id}
          held={data}
          passage={passageIn(params)}
          searched={searchedIn(hash)}
        />
      ) : (
        <Loading query={query} label="Loading the authority..." failure="This authority could not be loaded." />
      )}
    </Page>
  )
}
