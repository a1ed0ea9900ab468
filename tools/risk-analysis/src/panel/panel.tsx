import { definePanel, useFailureToast } from '@casewright/core/client'
import { Notice, RunStatus } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { Assessment } from '../output.ts'
import { type Fields, noFields } from './fields.ts'
import * as css from './panel.css.ts'
import { RiskForm } from './risk-form.tsx'
import { RiskResult } from './risk-result.tsx'

const fieldsOf = ({ asked }: Assessment): Fields => ({ ...noFields, ...asked })

/** The page of the risk analysis: a form, and what speaks for and against the case. */
export const panel = definePanel<typeof manifest>(function RiskAnalysis(props) {
  const { run, pending, stored, start, cancel, reset, toast } = props
  const [fields, setFields] = useState<Fields>(run?.output ? fieldsOf(run.output) : noFields)
  const [isEditing, edit] = useState(false)
  useFailureToast(props, 'Risk analysis failed')

  if (run?.state === 'done' && run.output && !isEditing)
    return (
      <RiskResult
        run={run}
        toast={toast}
        onChange={
          stored
            ? undefined
            : () => {
                setFields(fieldsOf(run.output as Assessment))
                edit(true)
              }
        }
      />
    )
  return (
    <section className={css.page} aria-labelledby="risk-analysis">
      <h1 id="risk-analysis">{stored ? run?.label : 'Risk Analysis'}</h1>
      {!stored && (
        <p className={css.lead}>
          Describe a case and see what helps and hurts it: each factor, with your words that show it, and how far it
          moves an index that starts at published trial statistics. It is an index, not a forecast.
        </p>
      )}
      {!pending && (
        <RunStatus run={run} afterError={stored ? 'Nothing was saved.' : 'What you wrote is still in the form.'} />
      )}
      {!stored && (
        <RiskForm
          fields={fields}
          onChange={setFields}
          busy={pending}
          onBack={run?.state === 'done' ? () => edit(false) : undefined}
          onSubmit={() => {
            edit(false)
            start('analyze', { ...fields })
          }}
        />
      )}
      {pending && <RunStatus run={run} label="Analyzing the case" onCancel={cancel} />}
      {stored && !run?.error && (
        <Notice title="This analysis was not saved." action={{ label: 'Analyze a case', onPress: reset }} />
      )}
    </section>
  )
})
