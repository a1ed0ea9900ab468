import type { IdleTime } from '@casewright/api/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, getJson, postJson } from '../../lib/api.ts'
import { userKey } from '../../lib/query.ts'
import { endedIdle } from '../../session/ended-idle.ts'

const address = '/api/account/idle'

/** How long before its end a person is asked whether they stay, in seconds. */
const warnAt = 120

/** The server is told at most once in so many milliseconds that somebody is there. */
const tellEvery = 30_000

/** What a person does at a page. */
const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Watches for the end of a session that nobody uses. The server counts; the page tells it what the person does.
 * @returns the seconds that are left while the person should be asked, else null; and how to stay
 */
export function useIdle(): { secondsLeft: number | null; stay: () => void } {
  const client = useQueryClient()
  const [endsAt, setEndsAt] = useState<number | null>(null)
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const toldAt = useRef(0)

  const ask = useCallback(
    async (asked: Promise<IdleTime>) => {
      try {
        const { secondsLeft } = await asked
        setEndsAt(secondsLeft === null ? null : Date.now() + secondsLeft * 1000)
        setSecondsLeft(secondsLeft !== null && secondsLeft <= warnAt ? secondsLeft : null)
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 401) return
        client.setQueryData(userKey, null)
      }
    },
    [client],
  )
  const look = useCallback(() => ask(getJson(address)), [ask])
  const stay = useCallback(() => {
    toldAt.current = Date.now()
    void ask(postJson(address))
  }, [ask])

  useEffect(() => {
    void look()
    // Whether it is set may change, and another tab may have put the end off.
    const again = setInterval(look, 60_000)
    return () => clearInterval(again)
  }, [look])

  useEffect(() => {
    if (endsAt === null) return
    const isDue = () =>
      setSecondsLeft((shown) => (shown === null ? shown : Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))))
    const count = setInterval(isDue, 1000)
    // Before anybody is asked, and at the end, the server says whether it is so.
    const timers = [endsAt - warnAt * 1000, endsAt + 500]
      .filter((at) => at > Date.now())
      .map((at) => setTimeout(look, at - Date.now()))
    return () => {
      clearInterval(count)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [endsAt, look])

  // Whatever request is the first to be refused.
  const end = useRef<number | null>(null)
  end.current = endsAt
  useEffect(
    () => () => {
      if (end.current !== null && Date.now() > end.current - 1000) endedIdle.note()
    },
    [],
  )

  const isAsking = secondsLeft !== null
  useEffect(() => {
    // Once asked, a person says so by the button.
    if (endsAt === null || isAsking) return
    const here = () => {
      if (Date.now() - toldAt.current > tellEvery) stay()
    }
    for (const sign of signs) window.addEventListener(sign, here, { passive: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, here)
    }
  }, [endsAt, isAsking, stay])

  return { secondsLeft, stay }
}
