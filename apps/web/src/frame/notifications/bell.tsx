import { Dialog, IconButton } from '@casewright/ui'
import { Bell as BellIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../../lib/use-settled.ts'
import { useTold } from '../../runs/told.ts'
import { announcement, bellName } from './announce.ts'
import { NotificationList } from './notification-list.tsx'
import * as css from './notifications.css.ts'

/** Opens the list of how runs ended, and says how much of it is new. */
export function Bell() {
  const { data } = useTold()
  const [isOpen, setOpen] = useState(false)
  const unseen = useSettled(data?.unseen)
  const before = useRef<number>(undefined)
  const [said, say] = useState('')
  useEffect(() => {
    if (unseen === undefined || unseen === before.current) return
    say(announcement(before.current, unseen, data?.runs ?? []))
    before.current = unseen
  }, [unseen, data])
  return (
    <>
      <span className={css.bell}>
        <IconButton
          label={bellName(unseen ?? 0)}
          icon={<BellIcon aria-hidden="true" />}
          onPress={() => setOpen(true)}
        />
        {unseen ? (
          <span className={css.count} aria-hidden="true">
            {unseen > 99 ? '99+' : unseen}
          </span>
        ) : null}
      </span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {isOpen && (
        <Dialog isOpen title="Notifications" onOpenChange={setOpen}>
          <NotificationList onChoose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
