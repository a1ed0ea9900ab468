import { useEffect, useState } from 'react'

/** A number that falls at once, and rises when it has stayed so for a moment. */
export function useSettled(value: number | undefined, milliseconds = 1_000): number | undefined {
  const [settled, settle] = useState(value)
  const waits = settled !== undefined && value !== undefined && value > settled
  useEffect(() => {
    if (!waits) return settle(value)
    const timer = setTimeout(() => settle(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, waits, milliseconds])
  return waits ? settled : value
}
