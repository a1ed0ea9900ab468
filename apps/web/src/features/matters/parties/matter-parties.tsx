import type { MatterParticulars, MatterParty } from '@casewright/core/client'
import { mostParties } from '@casewright/core/client'
import { Button, TextField } from '@casewright/ui'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { FormEnd } from '../../../components/form/form-end.tsx'
import { Loading } from '../../../components/page/loading.tsx'
import * as css from './parties.css.ts'
import { PartyFields } from './party-fields.tsx'
import { useKeepParticulars, useParticulars } from './use-particulars.ts'

/** Who the parties of a matter are, for whom the firm acts, and before which court: what documents are filled in with. */
export function MatterParties({ id }: { id: string }) {
  const query = useParticulars(id)
  return query.data ? (
    <PartiesForm id={id} particulars={query.data} />
  ) : (
    <Loading query={query} label="Loading the parties..." failure="The parties of this matter could not be loaded." />
  )
}

const empty: MatterParty = { name: '', role: 'other', address: '', isClient: false }
/** A party with a key that lasts while it is on the page. */
const keyed = (party: MatterParty) => ({ key: crypto.randomUUID(), party })

function PartiesForm({ id, particulars }: { id: string; particulars: MatterParticulars }) {
  const keep = useKeepParticulars(id)
  const form = useRef<HTMLFormElement>(null)
  const [rest, setRest] = useState(particulars)
  const [parties, setParties] = useState(() => particulars.parties.map(keyed))
  const [unnamed, setUnnamed] = useState<readonly string[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keep.isPending) return
    const without = parties.filter(({ party }) => party.name.trim() === '').map(({ key }) => key)
    setUnnamed(without)
    if (without.length === 0) return keep.mutate({ ...rest, parties: parties.map(({ party }) => party) })
    form.current?.querySelector<HTMLElement>(`[data-party="${without[0]}"] input`)?.focus()
  }
  const fieldOf = (name: 'court' | 'caseNumber' | 'judge') => ({
    name,
    value: rest[name],
    onChange: (value: string) => setRest((before) => ({ ...before, [name]: value })),
  })
  return (
    <form ref={form} noValidate className={css.form} aria-label="Parties and court" onSubmit={submit}>
      <p className={css.words}>
        Document Generation fills these in while you work in this matter, and shows that they came from here. All
        members can see and change them. They are encrypted; this server’s operator has the key.
      </p>
      {parties.map(({ key, party }, index) => (
        <PartyFields
          key={key}
          id={key}
          number={index + 1}
          party={party}
          error={unnamed.includes(key) ? 'Enter the name of this party, or remove it.' : undefined}
          onChange={(change) => {
            setUnnamed((before) => before.filter((one) => one !== key))
            setParties((all) => all.map((one) => (one.key === key ? { key, party: { ...one.party, ...change } } : one)))
          }}
          onRemove={() => setParties((all) => all.filter((one) => one.key !== key))}
        />
      ))}
      <div>
        <Button
          icon={<Plus aria-hidden="true" />}
          isDisabled={parties.length >= mostParties}
          onPress={() => setParties((all) => [...all, keyed(empty)])}
        >
          Add a party
        </Button>
      </div>
      <fieldset className={css.party}>
        <legend className={css.legend}>Court</legend>
        <TextField label="Court" maxLength={200} {...fieldOf('court')} />
        <TextField label="Case number" maxLength={100} {...fieldOf('caseNumber')} />
        <TextField label="Judge" maxLength={200} {...fieldOf('judge')} />
      </fieldset>
      <FormEnd action="Save parties" busy={keep.isPending} />
    </form>
  )
}
