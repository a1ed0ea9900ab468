import type { HoldSubject } from '@casewright/api/client'
import { Select, TextField } from '@casewright/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asking } from '../../lib/query.ts'
import { useTyped } from '../../lib/use-typed.ts'
import * as css from './admin.css.ts'

/** So many the server tells at once; where there are more, words find the others. */
const most = 50

/** A select has no empty value. */
const everybody = 'all'

const words = {
  person: { label: 'Person', find: 'Find by name or email', none: 'No user’s name or email contains these words.' },
  matter: { label: 'Matter', find: 'Find by name or number', none: 'No matter’s name or number contains these words.' },
} as const

interface SubjectPickerProps {
  kind: HoldSubject['kind']
  value: string | null
  onChange: (id: string | null) => void
  /** Offered first, for none. */
  all?: string
  error?: string
}

/** Chooses a person or a matter by name. */
export function SubjectPicker({ kind, value, onChange, all, error }: SubjectPickerProps) {
  const [text, setText] = useState('')
  const [typed, type] = useTyped(text, setText)
  const [wasMany, setWasMany] = useState(false)
  const { data = [] } = useQuery({
    queryKey: ['/api/admin/holds/subjects', kind, text],
    queryFn: asking('/api/admin/holds/subjects', { query: { kind, text } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!wasMany && data.length >= most) setWasMany(true)
  const { label, find, none } = words[kind]
  return (
    <div className={css.picker}>
      {wasMany && <TextField label={find} type="search" value={typed} onChange={type} maxLength={200} />}
      <Select
        key={kind}
        label={label}
        value={value ?? (all === undefined ? null : everybody)}
        error={error}
        description={text && data.length === 0 ? none : undefined}
        options={[...(all === undefined ? [] : [{ value: everybody, label: all }]), ...data.map(asOption)]}
        onChange={(id) => onChange(id === everybody ? null : id)}
      />
    </div>
  )
}

const asOption = (subject: HoldSubject) =>
  subject.kind === 'person'
    ? { value: subject.id, label: subject.name ?? '', description: subject.email ?? undefined }
    : { value: subject.id, label: subject.name ?? '', description: subject.number ?? undefined }
