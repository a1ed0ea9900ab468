import { hoursWords, hourWords, isWithinHours } from '@casewright/core/client'
import { Button, Dialog, Select, Switch } from '@casewright/ui'
import { useState } from 'react'
import { words } from '../../../components/sections/section.css.ts'
import { useSettings } from '../use-settings.ts'
import * as css from './models.css.ts'

const title = 'Hours of background work'
const night = { from: 20, to: 6 }
const options = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }))

/** When vectors are made and models are evaluated: at any time, or in hours that administrators choose. */
export function HoursRow() {
  const { data } = useSettings()
  const [isOpen, open] = useState(false)
  if (!data) return null
  const hours = data.backgroundHours
  return (
    <div className={css.acts}>
      <p className={words}>
        <b>When:</b>{' '}
        {hours
          ? `${hoursWords(hours)} (${hours.zone.replaceAll('_', ' ')}). ${isWithinHours(hours, new Date()) ? 'Working now.' : 'It goes on then.'}`
          : 'At any time.'}{' '}
        Vectors and evaluations are made then.
      </p>
      <Button variant="quiet" size="small" aria-label={`Change the ${title.toLowerCase()}`} onPress={() => open(true)}>
        Change
      </Button>
      {isOpen && <Change onClose={() => open(false)} />}
    </div>
  )
}

function Change({ onClose }: { onClose: () => void }) {
  const { data, change } = useSettings()
  const before = data?.backgroundHours ?? null
  const [isBound, bind] = useState(before !== null)
  const [from, setFrom] = useState(before?.from ?? night.from)
  const [to, setTo] = useState(before?.to ?? night.to)
  const zone = before?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const isSame = isBound && from === to
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="primary"
            isDisabled={isSame || change.isPending}
            onPress={() =>
              change.mutate(
                { change: { backgroundHours: isBound ? { from, to, zone } : null }, title },
                { onSuccess: onClose },
              )
            }
          >
            Save
          </Button>
        </>
      }
    >
      <div className={css.inDialog}>
        <Switch
          isSelected={isBound}
          onChange={bind}
          description="Vectors of the library and evaluations of models are then made in these hours alone. What users ask is answered at any time."
        >
          Only in some hours
        </Switch>
        {isBound && (
          <div className={css.hours}>
            <Select label="From" options={options} value={String(from)} onChange={(hour) => setFrom(Number(hour))} />
            <Select
              label="To"
              options={options}
              value={String(to)}
              onChange={(hour) => setTo(Number(hour))}
              error={isSame ? 'Choose another hour.' : undefined}
            />
          </div>
        )}
        {isBound && <p className={words}>In the time zone {zone.replaceAll('_', ' ')}.</p>}
      </div>
    </Dialog>
  )
}
