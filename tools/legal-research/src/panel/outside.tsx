import { counted } from '@casewright/core/client'
import { Button, Link } from '@casewright/ui'
import type { SearchOutput } from '../output.ts'
import { safeAddress } from './addresses.ts'
import * as css from './panel.css.ts'

interface OutsideProps {
  outside: NonNullable<SearchOutput['outside']>
  /** Where the query says to look: the years among it left these out. */
  scope?: SearchOutput['scope']
  /** Searches again without that part of the scope; left out where nothing can be started. */
  onShow?: (id: string) => void
}

/** What is on point and is left out by the years that the query names. */
export function Outside({ outside: { total, results }, scope = [], onShow }: OutsideProps) {
  const years = scope.find(({ id }) => id.startsWith('dates:'))
  if (!years || results.length === 0) return null
  return (
    <div className={css.outside}>
      <p className={css.small}>
        <b>
          {counted(total, 'result on point lies', 'results on point lie')} outside of “{years.label}”:
        </b>{' '}
        {results.map((found, at) => {
          const address = safeAddress(found.card) ?? safeAddress(found.url)
          const name = `${found.title}, ${found.citation}`
          return (
            <span key={found.id}>
              {at > 0 && '; '}
              {address ? <Link href={address}>{name}</Link> : name}
            </span>
          )
        })}
        {total > results.length ? '; and others.' : '.'}
      </p>
      {onShow && (
        <span data-print="never">
          <Button size="small" onPress={() => onShow(years.id)}>
            {total === 1 ? 'Show it' : 'Show them'}
          </Button>
        </span>
      )}
    </div>
  )
}
