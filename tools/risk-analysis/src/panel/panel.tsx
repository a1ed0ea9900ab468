import { definePanel, useFailureToast } from '@casewright/core/client'
import { Notice, progressOfRun, Steps, stepsOfRun } from '@casewright/ui'
import { useState } from 'react'
import type { manifest } from '../manifest.ts'
import type { Assessment } from '../output.ts'
import { type Fields, noFields } from './fields.ts'
import * as css from './panel.css.ts'
import { RiskForm } from './risk-form.tsx'
import { RiskResult } from './risk-result.tsx'

const fieldsOf = ({ asked }: Assessment): Fields => ({ ...asked })

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
          Describe a case and see what speaks for and against it: each factor with your words that it was found in, and
          how far it moves an index that starts at published trial statistics. It is an index, not a forecast.
        </p>
      )}
      {run?.error && !pending && (
        <Notice tone={run.state === 'cancelled' ? 'info' : 'error'} title={run.error.message}>
          {stored ? 'Nothing was kept of it.' : 'What you wrote is still in the form.'}
        </Notice>
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
      {run && pending && (
        <>
          {run.connection === 'lost' && (
            <Notice tone="partial" title="The connection is lost.">
              The work goes on at the server. This page resumes by itself as soon as it reaches it.
            </Notice>
          )}
          <Steps label="Analyzing the case" steps={stepsOfRun(run)} value={progressOfRun(run)} onCancel={cancel} />
        </>
      )}
      {stored && !run?.error && (
        <Notice title="Nothing was kept of this analysis." action={{ label: 'Analyze a case', onPress: reset }} />
      )}
    </section>
  )
})
