import type { OpenedDocument } from '@casewright/core/client'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ApiError, getJson } from '../lib/api.ts'

/** The saved document that the address of a tool's page names, by `?kept=<id>` and maybe `&version=<n>`. */
export interface Opened {
  opened: OpenedDocument | null
  isPending: boolean
  error: ApiError | null
  retry(): void
  /** Goes to the address without it. */
  close(): void
  /** A further version of it was kept from here: the address means the newest from now on, and what is open stays. */
  wasKept(id: string): void
}

interface Answer {
  /** The addresses that mean it. */
  of: readonly string[]
  opened: OpenedDocument | null
  error: ApiError | null
}

export function useOpened(): Opened {
  const [params, setParams] = useSearchParams()
  const id = params.get('kept')
  const version = params.get('version')
  const asked = id === null ? null : nameOf(id, version)
  const [answer, setAnswer] = useState<Answer>()
  const current = asked !== null && answer?.of.includes(asked) ? answer : undefined
  const isPending = asked !== null && !current

  useEffect(() => {
    if (!isPending || id === null || asked === null) return
    const left = new AbortController()
    getJson('/api/kept/:id', { params: { id }, query: { version }, signal: left.signal }).then(
      (opened) => left.signal.aborted || setAnswer({ of: [asked], opened, error: null }),
      (error) => {
        if (left.signal.aborted) return
        const told = error instanceof ApiError ? error : new ApiError(0, String(error))
        setAnswer({ of: [asked], opened: null, error: told })
      },
    )
    return () => left.abort()
  }, [isPending, asked, id, version])

  const openedId = current?.opened?.id
  const wasKept = useCallback(
    (keptId: string) => {
      if (keptId !== openedId) return
      setAnswer((now) => now && { ...now, of: [...now.of, nameOf(keptId, null)] })
      setParams(without('version'), { replace: true })
    },
    [openedId, setParams],
  )
  const close = useCallback(() => setParams(without('kept', 'version')), [setParams])
  return {
    opened: current?.opened ?? null,
    isPending,
    error: current?.error ?? null,
    retry: () => setAnswer(undefined),
    close,
    wasKept,
  }
}

const nameOf = (id: string, version: string | null) => `${id} ${version ?? 'newest'}`

const without =
  (...names: string[]) =>
  (params: URLSearchParams) => {
    const rest = new URLSearchParams(params)
    for (const name of names) rest.delete(name)
    return rest
  }
