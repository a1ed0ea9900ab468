import { useEffect, useState } from 'react'

const afterMilliseconds = 2_000

/** The one flag of the page: true two seconds after it was loaded. */
export function useRevealed(): boolean {
  const [isRevealed, setRevealed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), afterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return isRevealed
}
