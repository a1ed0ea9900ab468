import { type MatterParty, type PartyRole, partyRoles } from '@casewright/core/client'
import { Button, Checkbox, Select, TextArea, TextField } from '@casewright/ui'
import * as css from './parties.css.ts'

interface PartyFieldsProps {
  id: string
  number: number
  party: MatterParty
  error?: string
  onChange: (change: Partial<MatterParty>) => void
  onRemove: () => void
}

const roles = Object.entries(partyRoles).map(([value, label]) => ({ value, label }))

/** One party: its name, what it is, its address, and whether the firm acts for it. */
export const PartyFields = ({ id, number, party, error, onChange, onRemove }: PartyFieldsProps) => (
  <fieldset className={css.party} data-party={id}>
    <legend className={css.legend}>Party {number}</legend>
    <TextField label="Name" maxLength={200} value={party.name} error={error} onChange={(name) => onChange({ name })} />
    <Select
      label="Role"
      options={roles}
      value={party.role}
      onChange={(role) => onChange({ role: role as PartyRole })}
    />
    <TextArea
      label="Address"
      rows={2}
      maxLength={500}
      value={party.address}
      onChange={(address) => onChange({ address })}
    />
    <div className={css.end}>
      <Checkbox isSelected={party.isClient} onChange={(isClient) => onChange({ isClient })}>
        Our client
      </Checkbox>
      <Button variant="quiet" size="small" aria-label={`Remove party ${number}`} onPress={onRemove}>
        Remove
      </Button>
    </div>
  </fieldset>
)
