import type { PlanLimits } from '@casewright/api/client'
import { Button } from '@casewright/ui'
import { type FormEvent, useState } from 'react'
import { FormEnd } from '../../../components/form/form-end.tsx'
import * as settingsCss from '../../../components/sections/section.css.ts'
import { PlanFields } from './plan-fields.tsx'
import { emptyRow, errorsOf, planOf, rowOf, takenOver } from './plan-rows.ts'
import * as css from './usage.css.ts'
import { useSaveLimits } from './use-usage.ts'

/** What each plan allows a person. @param offered those of the public page */
export function PlansForm({ plans, offered }: { plans: readonly PlanLimits[]; offered: readonly PlanLimits[] }) {
  const save = useSaveLimits('The plans', 'They apply from now on to everyone on these plans.')
  const [rows, setRows] = useState(() => plans.map(rowOf))
  const [checked, setChecked] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rows.every((row) => Object.keys(errorsOf(row, rows)).length === 0)) save.mutate({ plans: rows.map(planOf) })
  }
  return (
    <section aria-labelledby="plans" className={settingsCss.section}>
      <h2 id="plans">Plans and their limits</h2>
      <p className={settingsCss.words}>
        A plan limits one user’s usage. Assign plans on the People page; users without a plan have no limits. An empty
        field means no limit. Runs and cost count per calendar month (UTC), storage at any time. Each run of any tool
        counts as one AI search, even without a model. At the cost limit, no model is used; tools still show the
        evidence.
      </p>
      <form noValidate className={settingsCss.section} onSubmit={submit}>
        {rows.length === 0 ? (
          <p className={settingsCss.note}>There are no plans, so there are no limits.</p>
        ) : (
          <ul className={css.rows}>
            {rows.map((row) => (
              <PlanFields
                key={row.key}
                row={row}
                errors={checked ? errorsOf(row, rows) : {}}
                onChange={(change) => setRows(rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)))}
                onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
              />
            ))}
          </ul>
        )}
        <FormEnd action="Save plans" busy={save.isPending}>
          <Button onPress={() => setRows([...rows, emptyRow()])}>Add a plan</Button>
          {offered.length > 0 && (
            <Button onPress={() => setRows(takenOver(rows, offered))}>Copy from the public page</Button>
          )}
        </FormEnd>
      </form>
    </section>
  )
}
