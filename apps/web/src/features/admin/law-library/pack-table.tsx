import type { LawPack } from '@casewright/api/client'
import { Badge, Button, type Column, Link, Table } from '@casewright/ui'
import { small } from '../../../components/sections/section.css.ts'
import * as css from './law-library.css.ts'
import { countWords, sizeWords, unavailableWords } from './pack-words.ts'
import type { AskedDeed } from './use-law-library.ts'

export interface PackTableProps {
  packs: readonly LawPack[]
  offline: boolean
  /** Those that are being added. */
  busy: readonly string[]
  onDeed?: (asked: AskedDeed) => void
}

/** Packs of one group. */
export function PackTable({ title, packs, offline, busy, onDeed }: PackTableProps & { title: string }) {
  const columns: Column<LawPack>[] = [
    {
      id: 'title',
      title: 'Pack',
      kind: 'authority',
      cell: ({ title, what, tried }) => (
        <span className={css.title}>
          {title}
          <span className={css.sub}>{what}</span>
          {!tried && (
            <span>
              <Badge tone="unchecked">Layout not tried</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'publisher',
      title: 'Publisher and license',
      cell: ({ publisher, license, page }) => (
        <span className={css.publisher}>
          {page ? <Link href={page}>{publisher}</Link> : publisher}
          <span className={`${small} ${css.line}`}>{license}</span>
        </span>
      ),
    },
    {
      id: 'size',
      title: 'Size',
      cell: (pack) => (
        <span className={css.edition}>
          {sizeWords(pack).map((words) => (
            <span key={words} className={css.line}>
              {words}
            </span>
          ))}
          <span className={css.line}>{countWords(pack.authorities)}</span>
        </span>
      ),
    },
    { id: 'as-of', title: 'As of', cell: ({ current }) => <span className={css.edition}>{current}</span> },
  ]
  if (onDeed)
    columns.push({
      id: 'act',
      title: 'Action',
      kind: 'action',
      cell: ({ id: pack, title, from }) => {
        if (busy.includes(pack)) return <span className={css.none}>In progress</span>
        if (from.length === 0) return <span className={css.none}>{unavailableWords(offline, pack)}</span>
        return (
          <span className={css.deeds}>
            {from.map((place) => (
              <Button
                key={place}
                size="small"
                aria-label={place === 'folder' ? `Add from folder: ${title}` : `Add ${title}`}
                onPress={() => onDeed({ pack, deed: 'add', from: place })}
              >
                {place === 'folder' ? 'Add from folder' : 'Add'}
              </Button>
            ))}
          </span>
        )
      },
    })
  return <Table fold="middle" caption={title} isCaptionHidden rows={packs} rowKey={({ id }) => id} columns={columns} />
}
