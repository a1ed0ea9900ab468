import { useEffect, useState } from 'react'

/** So long after the last key the words count. */
const typingMilliseconds = 250

/** What is typed into a search, and the words that count, which follow when the typing rests. */
export function useTyped(words: string, onChange: (words: string) => void): [string, (typed: string) => void] {
  const [typed, type] = useState(words)
  const [known, setKnown] = useState(words)
  if (known !== words) {
    // They were changed from elsewhere: by a link, or by 'Show all'.
    setKnown(words)
    if (words !== typed.trim()) type(words)
  }
  useEffect(() => {
    if (typed.trim() === words) return
    const timer = setTimeout(() => onChange(typed.trim()), typingMilliseconds)
    return () => clearTimeout(timer)
  })
  return [typed, type]
}
