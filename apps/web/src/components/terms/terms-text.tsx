import type { PublicContent } from '@casewright/api/client'
import { Spinner } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { Prose } from './prose.tsx'

/** What is accepted with an account, in the firm's words. */
export function TermsText({ top }: { top?: number }) {
  const { data, error } = useQuery<PublicContent>({ queryKey: ['/api/content'] })
  if (error) return <p role="alert">The terms could not be loaded. Reload the page to try again.</p>
  return data ? <Prose blocks={data.terms} {...(top && { top })} /> : <Spinner label="Loading the terms" />
}
