import type { FoundPerson } from '@casewright/core/client'
import { Button, TextField } from '@casewright/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '../../../lib/api.ts'
import { small } from '../../../lib/list-page.css.ts'
import { useTyped } from '../../../lib/use-typed.ts'
import { UnconfirmedEmail } from '../../auth/unconfirmed-email.tsx'
import * as matters from '../../matters/matters.css.ts'

const fewest = 2

/** Finds an active person other than oneself, by a part of their name or email. */
export function FindHeir({ onChoose }: { onChoose: (person: FoundPerson) => void }) {
  const [text, search] = useState('')
  const [typed, type] = useTyped(text, search)
  const { data, error } = useQuery({
    queryKey: ['/api/matters/people', text],
    queryFn: ({ signal }) =>
      getJson<{ people: FoundPerson[] }>(`/api/matters/people?${new URLSearchParams({ text })}`, signal),
    enabled: text.length >= fewest,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const isShort = text.length < fewest
  const people = isShort ? [] : (data?.people ?? [])
  return (
    <>
      <TextField
        label="Name or email"
        type="search"
        autoComplete="off"
        maxLength={100}
        description="At least two letters, of active people."
        error={error?.message}
        value={typed}
        onChange={type}
      />
      {people.length > 0 && (
        <ul className={matters.list} aria-label="People found">
          {people.map((person) => (
            <li key={person.id}>
              <span className={matters.who}>
                <span className={matters.name}>{person.name}</span>
                <span className={small}>{person.email}</span>
                {!person.emailConfirmed && <UnconfirmedEmail />}
              </span>
              <Button size="small" aria-label={`Choose ${person.name}`} onPress={() => onChoose(person)}>
                Choose
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={people.length > 0 || isShort ? 'visually-hidden' : small}>
        {isShort ? '' : !data ? 'Searching...' : people.length === 0 ? 'Nobody matches.' : `${people.length} found.`}
      </p>
    </>
  )
}
