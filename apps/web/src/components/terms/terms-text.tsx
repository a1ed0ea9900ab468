import { Spinner } from '@casewright/ui'
import { useQuery } from '@tanstack/react-query'
import { asking } from '../../lib/query.ts'
import { Prose } from './prose.tsx'

/** What is accepted with an account, in the firm's words. */
export function TermsText({ top }: { top?: number }) {
  const { data, error } = useQuery({ queryKey: ['/api/content'], queryFn: asking('/api/content') })
  if (error) return <p role="alert">The terms could not be loaded. Reload the page to try again.</p>
  return data ? <Prose blocks={data.terms} {...(top && { top })} /> : <Spinner label="Loading the terms" />
}
