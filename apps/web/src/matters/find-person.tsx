import type { FoundPerson } from '@casewright/api/client'
import { TextField } from '@casewright/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { small } from '../components/list/list-page.css.ts'
import * as css from '../components/people/people.css.ts'
import { UnconfirmedEmail } from '../components/people/unconfirmed-email.tsx'
import { asking } from '../lib/query.ts'
import { useTyped } from '../lib/use-typed.ts'
import { mattersKey } from './use-matters.ts'

const fewest = 2

const usePeople = (text: string) =>
  useQuery({
    queryKey: [...mattersKey, 'people', text],
    queryFn: asking('/api/matters/people', { query: { text } }),
    enabled: text.length >= fewest,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

interface Props {
  description: string
  /** What is said where nobody is found. */
  nobody: string
  /** What can be done with somebody, beside their name. */
  action: (person: FoundPerson) => ReactNode
}

/** Finds active people other than oneself by a part of their name or email. */
export function FindPerson({ description, nobody, action }: Props) {
  const [text, search] = useState('')
  const [typed, type] = useTyped(text, search)
  const { data, error } = usePeople(text)
  const isShort = text.length < fewest
  const people = isShort ? [] : (data?.people ?? [])
  return (
    <>
      <TextField
        label="Name or email"
        type="search"
        autoComplete="off"
        maxLength={100}
        description={description}
        error={error?.message}
        value={typed}
        onChange={type}
      />
      {people.length > 0 && (
        <ul className={css.list} aria-label="People found">
          {people.map((person) => (
            <li key={person.id}>
              <span className={css.who}>
                <span className={css.name}>{person.name}</span>
                <span className={small}>{person.email}</span>
                {!person.emailConfirmed && <UnconfirmedEmail />}
              </span>
              {action(person)}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={people.length > 0 || isShort ? 'visually-hidden' : small}>
        {isShort ? '' : !data ? 'Searching...' : people.length === 0 ? nobody : `${people.length} found.`}
      </p>
    </>
  )
}
