import type { About } from '@casewright/api/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { asking } from './query.ts'

/** Assumed about an installation until it has answered. */
type Known = Pick<About, 'productName' | 'registration' | 'hasAccounts'> & Partial<About>

const fallback: Known = { productName: 'Casewright', registration: 'open', hasAccounts: true }

/** What this installation calls itself. */
export function useAbout(): Known {
  const { data } = useQuery({ queryKey: ['/api/about'], queryFn: asking('/api/about') })
  return data ?? fallback
}

/** Names the page in the browser's tab, and tells a screen reader where it is. */
export function usePageTitle(title?: string): void {
  const { productName } = useAbout()
  useEffect(() => {
    document.title = title ? `${title} · ${productName}` : productName
  }, [title, productName])
}
