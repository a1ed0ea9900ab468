import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

interface About {
  productName: string
  registration: 'open' | 'invite' | 'closed'
}

const fallback: About = { productName: 'Casewright', registration: 'open' }

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
