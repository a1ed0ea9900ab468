import type { TreatmentAlert } from '@casewright/api/client'
import { counted, type RegistryTool } from '@casewright/core/client'
import { Button, Link, treatmentLooks } from '@casewright/ui'
import { useState } from 'react'
import { addressOfKept } from '../kept-address.ts'
import { useRegistry } from '../registry.ts'
import * as css from './treatment-alerts.css.ts'
import { useDismissal, useTreatmentAlerts } from './use-treatment-alerts.ts'

/** Shown at first, of the reports and of the citations of each. */
const few = 3

/** Reports and documents of the user that cite law whose treatment became worse since. */
export function TreatmentAlerts() {
  const { data } = useTreatmentAlerts()
  const { tools } = useRegistry()
  const [isAll, setIsAll] = useState(false)
  const alerts = data?.alerts ?? []
  if (alerts.length === 0) return null
  const shown = isAll ? alerts : alerts.slice(0, few)
  return (
    <section aria-labelledby="treatment-alerts" className={css.alerts}>
      <h2 id="treatment-alerts" className={css.title}>
        Cited law has changed
      </h2>
      <p className={css.lead}>Later law affects authorities that you cited here.</p>
      <ul className={css.list}>
        {shown.map((alert) => (
          <Alert key={alert.id} alert={alert} tool={tools.find(({ id }) => id === alert.subject.tool)} />
        ))}
      </ul>
      {shown.length < alerts.length && (
        <Button size="small" variant="quiet" onPress={() => setIsAll(true)}>
          Show all {alerts.length}
        </Button>
      )}
    </section>
  )
}

function Alert({ alert, tool }: { alert: TreatmentAlert; tool: RegistryTool | undefined }) {
  const { mutate, isPending } = useDismissal()
  const { subject, citations } = alert
  const address = subject.kind === 'report' ? `/history/${subject.id}` : tool && addressOfKept(tool, subject.id)
  const more = citations.length - few
  return (
    <li className={css.alert}>
      <div>
        <p className={css.subject}>
          {address ? <Link href={address}>{subject.title}</Link> : subject.title}
          {tool && <span className={css.tool}>{tool.title}</span>}
        </p>
        {citations.slice(0, few).map(({ text, flag, says }) => {
          const { Icon } = treatmentLooks[flag]
          return (
            <p key={text} className={css.citation}>
              <Icon size={14} strokeWidth={2} aria-hidden="true" className={css.flag[flag]} />
              <span>
                {text}. <strong className={css.flag[flag]}>{says}</strong>
              </span>
            </p>
          )
        })}
        {more > 0 && <p className={css.citation}>And {counted(more, 'more citation', 'more citations')}.</p>}
      </div>
      <Button
        size="small"
        variant="quiet"
        busy={isPending}
        busyLabel="Dismissing..."
        aria-label={`Dismiss: ${subject.title}`}
        onPress={() => mutate(alert)}
      >
        Dismiss
      </Button>
    </li>
  )
}
