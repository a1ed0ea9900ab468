import { counted } from '@casewright/core/client'
import { Dialog, Link, TextField } from '@casewright/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { More } from '../components/list/more.tsx'
import { Loading } from '../components/page/loading.tsx'
import { useTyped } from '../lib/use-typed.ts'
import * as css from './picker.css.ts'
import { useMatters } from './use-matters.ts'

interface PickerProps {
  title: string
  /** What choosing does. */
  lead: string
  /** What it is to be in none. */
  none: string
  current: string | null
  busy?: boolean
  onPick: (id: string | null) => void
  onClose: () => void
}

/** Chooses one of the person's open matters, or none. */
export function MatterPicker({ title, lead, none, current, busy = false, onPick, onClose }: PickerProps) {
  const [text, search] = useState('')
  const [typed, type] = useTyped(text, search)
  const { matters, ...query } = useMatters({ text, open: true })
  const choices = [
    ...(text ? [] : [{ id: null, name: 'No matter', about: none }]),
    ...(matters ?? []).map(({ id, name, number, members }) => ({
      id,
      name,
      about: [number, counted(members, 'member')].filter(Boolean).join(', '),
    })),
  ]
  return (
    <Dialog isOpen title={title} initialFocus="content" onOpenChange={(open) => open || onClose()}>
      <div className={css.picker}>
        <p>{lead}</p>
        <TextField label="Search" type="search" autoFocus value={typed} onChange={type} maxLength={200} />
        {!matters ? (
          <Loading query={query} label="Loading your matters..." failure="Your matters could not be loaded." />
        ) : (
          <More query={query} count={matters.length} of={['matter']} entry="[data-matter]">
            <ul className={css.list} aria-label="Matters">
              {choices.map(({ id, name, about }) => (
                <li key={id ?? 'none'}>
                  <button
                    type="button"
                    className={css.choice}
                    data-matter={id ?? undefined}
                    aria-pressed={id === current}
                    disabled={busy}
                    onClick={() => onPick(id)}
                  >
                    {id === current ? <Check aria-hidden="true" /> : <span />}
                    <span className={css.words}>
                      <span className={css.name}>{name}</span>
                      <span className={css.small}>{about}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </More>
        )}
        {matters?.length === 0 && (
          <p role="status">
            {text
              ? 'None of your open matters has these words in its name or number.'
              : 'You have no open matters yet.'}
          </p>
        )}
        <p className={css.small}>
          Open matters, and add members, under{' '}
          <Link href="/matters" onPress={onClose}>
            Matters
          </Link>
          .
        </p>
      </div>
    </Dialog>
  )
}
