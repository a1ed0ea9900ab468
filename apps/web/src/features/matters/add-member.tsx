import type { FoundPerson, Matter } from '@casewright/core/client'
import { Button, TextField, useToast } from '@casewright/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson } from '../../lib/api.ts'
import { quiet, small } from '../../lib/list-page.css.ts'
import { useTyped } from '../../lib/use-typed.ts'
import { mattersKey } from '../../matters/use-matters.ts'
import { UnconfirmedEmail } from '../auth/unconfirmed-email.tsx'
import * as css from './matters.css.ts'
import { useAddMember } from './use-changes.ts'

const fewest = 2

const usePeople = (text: string) =>
  useQuery({
    queryKey: [...mattersKey, 'people', text],
    queryFn: ({ signal }) =>
      getJson<{ people: FoundPerson[] }>(`/api/matters/people?${new URLSearchParams({ text })}`, signal),
    enabled: text.length >= fewest,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** Finds people of this installation by a part of their name or email, and adds them. */
export function AddMember({ matter }: { matter: Matter }) {
  const { toast } = useToast()
  const [text, search] = useState('')
  const [typed, type] = useTyped(text, search)
  const { data, error } = usePeople(text)
  const adding = useAddMember(matter.id)
  const people = text.length < fewest ? [] : (data?.people ?? [])
  const isMember = ({ id }: FoundPerson) => matter.members.some((member) => member.id === id)
  return (
    <>
      <TextField
        label="Name or email"
        type="search"
        autoComplete="off"
        maxLength={100}
        description="At least two letters, of people who have an account here."
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
              {isMember(person) ? (
                <span className={quiet}>Member</span>
              ) : (
                <Button
                  size="small"
                  aria-label={`Add ${person.name}`}
                  isDisabled={adding.isPending}
                  onPress={() =>
                    adding.mutate(person.id, {
                      onSuccess: () =>
                        toast({ title: `${person.name} was added`, description: 'They see this matter now.' }),
                    })
                  }
                >
                  Add
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={people.length > 0 || text.length < fewest ? 'visually-hidden' : small}>
        {text.length < fewest
          ? ''
          : !data
            ? 'Searching...'
            : people.length === 0
              ? 'Nobody is called so here. Ask an administrator to invite the person.'
              : `${people.length} found.`}
      </p>
    </>
  )
}
