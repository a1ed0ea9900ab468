import type { HeldLaw, LawPack, LawPackFrom } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'
import { Button, type Column, Table } from '@casewright/ui'
import { small } from '../../../components/sections/section.css.ts'
import { formatDay } from '../../../lib/dates.ts'
import { HeldNotes } from './held-notes.tsx'
import * as css from './law-library.css.ts'
import { textWords } from './pack-words.ts'
import type { AskedDeed, PackList } from './use-law-library.ts'

interface HeldTableProps {
  held: readonly HeldLaw[]
  packs: readonly LawPack[]
  /** Those that are being worked on: until that is over nothing else can be done with them. */
  busy: readonly string[]
  /** Opens a list of a pack. */
  onList: (list: PackList, law: HeldLaw) => void
  onDeed?: (asked: AskedDeed) => void
}

/** From where a newer release can be had; from the folder whatever is there can be imported again. */
function updateFrom({ newer }: HeldLaw, pack: LawPack | undefined): LawPackFrom | undefined {
  if (newer && pack?.from.includes('network')) return 'network'
  return pack?.from.includes('folder') ? 'folder' : undefined
}

/** What is in the library, pack by pack, and what else was imported. */
export function HeldTable({ held, packs, busy, onList, onDeed }: HeldTableProps) {
  const columns: Column<HeldLaw>[] = [
    {
      id: 'title',
      title: 'Pack',
      kind: 'authority',
      cell: (law) => (
        <span className={css.title}>
          {law.title}
          {law.publisher && <span className={css.sub}>{law.publisher}</span>}
          {law.license && <span className={css.sub}>{law.license}</span>}
          <HeldNotes law={law} onList={onList} />
        </span>
      ),
    },
    {
      id: 'as-of',
      title: 'As of',
      cell: ({ asOf, updatedAt }) => (
        <span className={css.edition}>
          {asOf ?? 'Not stated'}
          <br />
          <span className={small}>Imported {formatDay(updatedAt)}</span>
        </span>
      ),
    },
    {
      id: 'count',
      title: 'Authorities',
      kind: 'number',
      cell: (law) => (
        <span className={css.figure}>
          {(law.cases ?? law.authorities).toLocaleString('en-US')}
          <span className={small}>{textWords(law)}</span>
        </span>
      ),
    },
    {
      id: 'size',
      title: 'Size',
      kind: 'number',
      cell: ({ bytes }) => (bytes > 0 ? <span className={css.unbroken}>{inBytes(bytes)}</span> : ''),
    },
  ]
  if (onDeed)
    columns.push({
      id: 'act',
      title: 'Action',
      kind: 'action',
      cell: (law) => {
        const { pack, title } = law
        if (!pack) return ''
        if (busy.includes(pack)) return <span className={css.none}>In progress</span>
        const from = updateFrom(
          law,
          packs.find(({ id }) => id === pack),
        )
        return (
          <span className={css.deeds}>
            {from && (
              <Button
                size="small"
                aria-label={from === 'folder' ? `Update from folder: ${title}` : `Update ${title}`}
                onPress={() => onDeed({ pack, deed: 'add', from })}
              >
                {from === 'folder' ? 'Update from folder' : 'Update'}
              </Button>
            )}
            <Button size="small" aria-label={`Remove ${title}`} onPress={() => onDeed({ pack, deed: 'remove' })}>
              Remove
            </Button>
          </span>
        )
      },
    })
  return <Table fold="middle" caption="Packs in the library" rows={held} rowKey={({ id }) => id} columns={columns} />
}
