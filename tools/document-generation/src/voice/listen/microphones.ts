import { useCallback, useEffect, useMemo, useState } from 'react'

export interface MicrophoneChoice {
  id: string
  name: string
}

export interface Microphones {
  /** Those that the browser names, which it does once the page may use one. */
  all: readonly MicrophoneChoice[]
  /** The one that was chosen in this browser; null: the browser's own. */
  chosen: string | null
  choose(id: string): void
  /** Asks the browser again: it names them once the person allowed one. */
  refresh(): void
}

/** A browser knows a microphone by an id of its own, so the choice stays in the browser. */
const key = 'casewright.microphone'

function remembered(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(id: string): void {
  try {
    localStorage.setItem(key, id)
  } catch {
    // A browser that keeps nothing asks its own.
  }
}

async function named(): Promise<MicrophoneChoice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? []
  return devices
    .filter(({ kind, label, deviceId }) => kind === 'audioinput' && label && deviceId)
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }))
}

/** The microphones of this machine, as they come and go. */
export function useMicrophones(): Microphones {
  const [all, setAll] = useState<readonly MicrophoneChoice[]>([])
  const [chosen, setChosen] = useState(remembered)
  const refresh = useCallback(() => void named().then(setAll), [])
  useEffect(() => {
    refresh()
    navigator.mediaDevices?.addEventListener?.('devicechange', refresh)
    return () => navigator.mediaDevices?.removeEventListener?.('devicechange', refresh)
  }, [refresh])
  const choose = useCallback((id: string) => {
    remember(id)
    setChosen(id)
  }, [])
  return useMemo(() => ({ all, chosen, choose, refresh }), [all, chosen, choose, refresh])
}
