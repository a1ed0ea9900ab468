import { formatDate } from '@casewright/core/client'
import { AuthorityEntry, FilterChips, Found as FoundWords } from '@casewright/ui'
import { useState } from 'react'
import { marksOf } from './marks-of.ts'
import type { DomainKind, Result } from './output.ts'
import * as css from './panel.css.ts'
import { resultId } from './result-number.tsx'

const kinds: Record<DomainKind, string> = { official: 'Official', legal: 'Legal publisher', other: 'Web page' }

const chips: Record<DomainKind, [one: string, many: string]> = {
  official: ['official', 'official'],
  legal: ['legal publisher', 'legal publishers'],
  other: ['other', 'others'],
}

interface Props {
  results: readonly Result[]
  query: string
  scope: string
}

/** The pages that were found, each a link that opens in a new tab. */
export function ResultList({ results, query, scope }: Props) {
  const [shown, setShown] = useState<string[]>([])
  const present = (Object.keys(kinds) as DomainKind[]).flatMap((id) => {
    const count = results.filter(({ kind }) => kind === id).length
    return count > 0 ? [{ id, label: `${count} ${chips[id][count === 1 ? 0 : 1]}` }] : []
  })
  return (
    <section aria-label="Results" className={css.results}>
      <div className={css.above}>
        {present.length > 1 && (
          <FilterChips label="Show results of" chips={present} selected={shown} onChange={setShown} />
        )}
        <p className={css.hint}>Links open in a new tab.</p>
      </div>
      <ol className={css.list}>
        {results.map(({ title, url, domain, snippet, date, kind }, index) => (
          <li
            key={url}
            id={resultId(scope, index + 1)}
            className={css.item}
            tabIndex={-1}
            hidden={shown.length > 0 && !shown.includes(kind)}
          >
            <AuthorityEntry
              number={index + 1}
              title={title}
              href={url}
              kind={kinds[kind]}
              details={date ? `${domain}, ${formatDate(date)}` : domain}
            >
              {snippet && <FoundWords anchor={{ words: snippet }} marks={marksOf(snippet, query)} />}
            </AuthorityEntry>
          </li>
        ))}
      </ol>
    </section>
  )
}
