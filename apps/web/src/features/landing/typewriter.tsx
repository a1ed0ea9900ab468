import { media } from '@casewright/ui/theme'
import { useEffect, useState } from 'react'
import * as css from './typewriter.css.ts'

interface TypewriterProps {
  text: string
  millisecondsPerCharacter?: number
}

/** Words that are typed out. All of them are there from the start, for their room and for who hears the page. */
export function Typewriter({ text, millisecondsPerCharacter = 100 }: TypewriterProps) {
  const [typed, setTyped] = useState(0)
  const isDone = typed >= text.length
  useEffect(() => {
    if (isDone) return
    if (matchMedia(media.stillness).matches) return setTyped(text.length)
    const timer = setInterval(() => setTyped((count) => count + 1), millisecondsPerCharacter)
    return () => clearInterval(timer)
  }, [isDone, text.length, millisecondsPerCharacter])
  return (
    <span data-typed={Math.min(typed, text.length)}>
      <span className={css.typed}>{text.slice(0, typed)}</span>
      {!isDone && <span className={css.untyped}>{text.slice(typed)}</span>}
    </span>
  )
}
