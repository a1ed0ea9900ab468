import { Notice, Spinner } from '@casewright/ui'

/** What of a query it takes to say how it stands. */
export interface Asked {
  data: unknown
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

interface LoadingProps {
  query: Asked
  /** Said while it is asked for the first time, such as 'Loading the jobs...'. */
  label: string
  /** Said where it did not come, such as 'The jobs could not be loaded.' */
  failure: string
}

/** How something stands that is being asked for: on its way, or not come and why, with a way to ask again. Else nothing. */
export function Loading({ query: { data, error, isFetching, refetch }, label, failure }: LoadingProps) {
  if (error)
    return (
      <Notice
        tone="error"
        title={failure}
        action={{ label: 'Try again', busy: isFetching, onPress: () => void refetch() }}
      >
        {error.message}
      </Notice>
    )
  return data === undefined ? <Spinner label={label} /> : null
}
