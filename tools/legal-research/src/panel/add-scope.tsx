import type { RegistryTool } from '@casewright/core/client'
import { Button, PopoverTrigger, Select, TextField } from '@casewright/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { codesOf, courtsOf, jurisdictionsOf } from './choices.ts'
import type { Chip } from './fields.ts'
import * as css from './scope.css.ts'

/** What is added to a search: where to look first, and between which days. */
export interface Added {
  chips: Chip[]
  from?: string
  to?: string
}

interface AddScopeProps {
  tool: RegistryTool
  onAdd: (added: Added) => void
}

/** Adds a state, a court, a code or years to the scope. */
export function AddScope({ tool, onAdd }: AddScopeProps) {
  const [isOpen, open] = useState(false)
  return (
    <PopoverTrigger
      label="Add to the scope"
      placement="bottom start"
      isOpen={isOpen}
      onOpenChange={open}
      trigger={
        <Button size="small" variant="quiet" icon={<Plus aria-hidden="true" />} aria-label="Add to the scope">
          Add
        </Button>
      }
    >
      <Choices
        tool={tool}
        onAdd={(added) => {
          open(false)
          onAdd(added)
        }}
      />
    </PopoverTrigger>
  )
}

const isYear = (text: string) => text === '' || /^(?:1[789]|20)\d\d$/.test(text)

function Choices({ tool, onAdd }: AddScopeProps) {
  const [place, setPlace] = useState('')
  const [court, setCourt] = useState('')
  const [code, setCode] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [isAsked, ask] = useState(false)
  const places = jurisdictionsOf(tool)
  const courts = courtsOf(tool, place)
  const codes = codesOf(tool)
  const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((one) => one.value === value)?.label ?? value
  const isTurned = isYear(from) && isYear(to) && from !== '' && to !== '' && from > to
  const problem = !isYear(from) || !isYear(to) ? 'A year has four digits.' : isTurned ? 'It ends before it begins.' : ''
  const add = () => {
    ask(true)
    if (problem) return
    onAdd({
      chips: [
        // A court says more than its state.
        ...(court ? [{ id: `court:${court}`, label: labelIn(courts, court) }] : []),
        ...(place && !court ? [{ id: `jurisdiction:${place}`, label: labelIn(places, place) }] : []),
        ...(code ? [{ id: code, label: labelIn(codes, code) }] : []),
      ],
      ...(from && { from: `${from}-01-01` }),
      ...(to && { to: `${to}-12-31` }),
    })
  }
  return (
    <form
      className={css.add}
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the query is around it, as React sees it.
        event.stopPropagation()
        add()
      }}
    >
      <Select
        label="State"
        options={places}
        value={place}
        onChange={(value) => {
          setPlace(value)
          setCourt('')
        }}
      />
      <Select label="Court" options={courts} value={court} onChange={setCourt} />
      <Select label="Code or rules" options={codes} value={code} onChange={setCode} />
      <div className={css.years}>
        <TextField
          label="From year"
          inputMode="numeric"
          maxLength={4}
          value={from}
          onChange={setFrom}
          error={isAsked && problem ? problem : undefined}
        />
        <TextField label="To year" inputMode="numeric" maxLength={4} value={to} onChange={setTo} />
      </div>
      <p className={css.note}>
        What is from there comes first, and nothing is left out for it. Years leave out the rest.
      </p>
      <Button type="submit" variant="primary" isDisabled={!place && !court && !code && !from && !to}>
        Add
      </Button>
    </form>
  )
}
