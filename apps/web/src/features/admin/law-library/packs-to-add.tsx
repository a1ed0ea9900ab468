import type { LawPack } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { EmptyState } from '@casewright/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { ListSearch } from '../../../components/list/list-search.tsx'
import * as css from './law-library.css.ts'
import { PackTable, type PackTableProps } from './pack-table.tsx'
import { grouped, matches } from './pack-words.ts'

/** A group of no more packs is open at first. */
const few = 4

/** What is not in the library and can be added, by what it is. */
export function PacksToAdd({ packs, ...props }: PackTableProps) {
  const [text, search] = useState('')
  const found = packs.filter((pack) => matches(pack, text.trim()))
  const groups = grouped(found)
  return (
    <>
      <div className={css.search}>
        <ListSearch label="Search packs" text={text} onChange={search} />
      </div>
      {found.length === 0 ? (
        <EmptyState headingLevel={3} title={text ? 'No packs found' : 'Every pack is in the library'}>
          {text
            ? 'Search for a court, a code, a title or a publisher.'
            : 'A catalog file of your own can describe more packs.'}
        </EmptyState>
      ) : (
        <div className={css.groups}>
          {groups.map((group) => (
            <Group key={`${group.title} ${text !== ''}`} {...group} {...props} isOpen={text !== ''} />
          ))}
        </div>
      )}
    </>
  )
}

interface GroupProps extends PackTableProps {
  title: string
  packs: readonly LawPack[]
  isOpen: boolean
}

const Group = ({ title, packs, isOpen, ...props }: GroupProps) => (
  <details className={css.group} open={isOpen || packs.length <= few}>
    <summary className={css.groupTitle}>
      {title}
      <span className={css.count}>{counted(packs.length, 'pack')}</span>
      <ChevronDown aria-hidden="true" />
    </summary>
    <div className={css.inGroup}>
      <PackTable title={title} packs={packs} {...props} />
    </div>
  </details>
)
