import { useCallback, useEffect, useMemo, useState } from 'react'

export interface MicrophoneChoice {
  id: string
  name: string
}

export interface Microphones {
  /** Those that the browser names, which it does once the page may use one. */
  all: readonly MicrophoneChoice[]
  /** The id of the one that was chosen in this browser; null: the browser's own. */
  chosen: string | null
  choose(id: string): void
  /** Asks the browser again: it names them once the person allowed one. */
  refresh(): void
}

const key = 'casewright.microphone'

function remembered(): MicrophoneChoice | null {
  try {
    const { id, name } = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null
  } catch {
    return null
  }
}

function remember(choice: MicrophoneChoice): void {
  try {
    localStorage.setItem(key, JSON.stringify(choice))
  } catch {
    // A browser that keeps nothing asks its own.
  }
}

/**
 * What the browser calls the remembered microphone now. Its id means something to this browser alone, and to one that keeps
 * nothing of the site it is another at every visit, so the name counts where no microphone has the id. While neither is there,
 * the id stays: what is open is not opened again.
 */
export function idNow(all: readonly MicrophoneChoice[], remembered: MicrophoneChoice | null): string | null {
  if (!remembered) return null
  const now = all.find(({ id }) => id === remembered.id) ?? all.find(({ name }) => name === remembered.name)
  return (now ?? remembered).id
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
  const [choice, setChoice] = useState(remembered)
  const refresh = useCallback(() => void named().then(setAll), [])
  useEffect(() => {
    refresh()
    navigator.mediaDevices?.addEventListener?.('devicechange', refresh)
    return () => navigator.mediaDevices?.removeEventListener?.('devicechange', refresh)
  }, [refresh])
  const choose = useCallback(
    (id: string) => {
      const next = all.find((one) => one.id === id)
      if (!next) return
      remember(next)
      setChoice(next)
    },
    [all],
  )
  const chosen = idNow(all, choice)
  return useMemo(() => ({ all, chosen, choose, refresh }), [all, chosen, choose, refresh])
}
