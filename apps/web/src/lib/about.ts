import type { Speech } from '@casewright/core/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What the server holds passwords to. */
export interface PasswordRules {
  min: number
  max: number
  lockout: { failures: number; minutes: number }
}

interface About {
  productName: string
  registration: 'open' | 'invite' | 'closed'
  /** Whether this installation sends mail. */
  mail?: boolean
  /** That nothing here is legal advice, in the firm's words. */
  notAdvice?: string
  /** While nobody has an account, the first one can be made, whatever `registration` says. */
  hasAccounts: boolean
  /** Whether that account takes the word that the server wrote when it started. */
  needsSetupWord?: boolean
  /** Whether words may be spoken to the browser's recognition. */
  speech?: Speech
  /** What the firm's own sign-in is called, where there is one. */
  singleSignOn?: string | null
  /** Absent until the server has told them. */
  passwordRules?: PasswordRules
}

const fallback: About = { productName: 'Casewright', registration: 'open', hasAccounts: true }

/** What this installation calls itself. */
export function useAbout(): About {
  const { data } = useQuery<About>({ queryKey: ['/api/about'] })
  return data ?? fallback
}

/** Names the page in the browser's tab, and tells a screen reader where it is. */
export function usePageTitle(title?: string): void {
  const { productName } = useAbout()
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName])
}
