import type { User } from '@casewright/api/client'
import { Notice } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asking } from '../../lib/query.ts'
import * as css from './dashboard-page.css.ts'

/** On this device alone: another administrator decides for themselves. */
const dismissedKey = 'casewright.sample-content.dismissed'

const isDismissed = (): boolean => {
  try {
    return localStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
}

function dismiss(): void {
  try {
    localStorage.setItem(dismissedKey, new Date().toISOString())
  } catch {
    // Where the browser keeps nothing, it is gone until the page is opened again.
  }
}

/** Tells an administrator that strangers still read invented figures and people on the public pages. */
export function SampleNotice({ user }: { user: User }) {
  const [gone, setGone] = useState(isDismissed)
  const { data } = useQuery({
    queryKey: ['/api/admin/installation'],
    queryFn: asking('/api/admin/installation'),
    enabled: user.role === 'administrator' && !gone,
  })
  const content = data?.content
  if (gone || user.role !== 'administrator' || !content?.sample) return null
  return (
    <div className={css.sample}>
      <Notice
        title="The public pages still show the sample content."
        action={{
          label: 'Dismiss',
          onPress: () => {
            dismiss()
            setGone(true)
          },
        }}
      >
        Its figures, people and prices are made up. Replace them in {content.path}.
        {content.problem && <> {content.problem}</>} <a href="/admin">Administration</a>
      </Notice>
    </div>
  )
}
