import type { PanelProps } from '@casewright/core/client'
import { EmptyState, Link } from '@casewright/ui'
import { Suspense } from 'react'
import { aboutOf, gistOf } from '../about.ts'
import type { SearchOutput } from '../output.ts'
import { safeAddress } from './addresses.ts'
import * as css from './panel.css.ts'

interface NothingProps extends Pick<SearchOutput, 'missing' | 'nearest' | 'lacks'> {
  LawToAdd: PanelProps['LawToAdd']
}

/** That nothing answers, what is missing, and apart from it what comes nearest. */
export function Nothing({ missing, nearest = [], lacks = [], LawToAdd }: NothingProps) {
  const Ways = lacks.length > 0 ? LawToAdd : null
  return (
    <>
      <EmptyState
        title="Nothing found that answers this"
        action={
          Ways ? (
            <Suspense fallback={null}>
              <Ways lacks={lacks} />
            </Suspense>
          ) : (
            <Link href="/law-library" alone>
              Law library
            </Link>
          )
        }
      >
        {/* How it is added stands below, where somebody can add it. */}
        {Ways ? missing?.replace(/ Add them in Law library\.$/, '') : missing}
      </EmptyState>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h3 id="nearest">What is nearest</h3>
          <p className={css.small}>Listed separately because none of it comes close enough to be called an answer.</p>
          <ul className={css.near}>
            {nearest.map((found) => {
              const address = safeAddress(found.card) ?? safeAddress(found.url)
              return (
                <li key={found.id}>
                  <p>
                    {address ? <Link href={address}>{found.title}</Link> : found.title}{' '}
                    <span className={css.small}>{[found.citation, aboutOf(found)].filter(Boolean).join(', ')}</span>
                  </p>
                  {found.summary && <p className={css.small}>{gistOf(found)}</p>}
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
