/** How the library is searched by meaning; `GET /api/admin/meaning`. */
export interface MeaningState {
  /** Administrators let it be used, and the server's settings do not turn it off. */
  isOn: boolean
  /** EMBEDDING_MODEL=none: the switch changes nothing. */
  isFixed: boolean
  /** The model in use; null: none can be. */
  model: { name: string; trust: 'local' | 'cloud' } | null
  /** Why none can be, where something is wrong. */
  problem: string | null
  /** Authorities with vectors, and all; vectors that were made within the last minute. */
  embedded: number
  authorities: number
  lastMinute: number
  /** How long the rest takes at that speed; null: none is being made. */
  secondsLeft: number | null
  /** The model that can be fetched, and how far that is; null: another was chosen, or one is there. */
  fetch: {
    name: string
    license: string
    from: string
    isRunning: boolean
    isAdding: boolean
    bytes: number
    of: number
    secondsLeft: number | null
    problem: string | null
  } | null
  /** Nothing may be fetched. */
  offline: boolean
}
