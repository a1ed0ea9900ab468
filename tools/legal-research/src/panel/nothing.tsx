import { EmptyState, Link } from '@casewright/ui'
import { aboutOf } from '../about.ts'
import type { SearchOutput } from '../output.ts'
import { safeAddress } from './addresses.ts'
import * as css from './panel.css.ts'

/** That nothing answers, what is missing, and apart from it what comes nearest. */
export function Nothing({ missing, nearest = [] }: Pick<SearchOutput, 'missing' | 'nearest'>) {
  return (
    <>
      <EmptyState
        title="Nothing found that answers this"
        action={
          <Link href="/law-library" alone>
            Law library
          </Link>
        }
      >
        {missing}
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
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
