import { errorCodes, hasEnded, type RegistryTool, type Run, type RunError, type RunView } from '@casewright/core/client'
import { getJson, postJson } from '../lib/api.ts'
import { type Following, followRun } from './follow.ts'
import { asView, changed, startingView, uploading } from './run-view.ts'
import { RunRefusal, type Sending, sendAction } from './send.ts'

/** What the store asks of the server; the tests have their own. */
export interface RunServer {
  send(sending: Sending): Promise<Run>
  follow(id: string, following: Following): Promise<void>
  read(id: string): Promise<Run>
  cancel(id: string): Promise<Run>
}

const realServer: RunServer = {
  send: sendAction,
  follow: followRun,
  read: (id) => getJson<Run>(`/api/runs/${id}`),
  cancel: async (id) => (await postJson(`/api/runs/${id}/cancel`)).json() as Promise<Run>,
}

export interface Starting {
  tool: RegistryTool
  action: string
  input: Record<string, unknown>
  file?: File
}

interface Slot {
  view: RunView
  stop: AbortController
}

export type RunStore = ReturnType<typeof createRunStore>

/**
 * The runs that pages show, by key: a tool's id, or the id of a run of the history. They stand
 * outside the pages, so that going to another one loses nothing.
 * @param onChange told when a run has begun or ended
 */
export function createRunStore(onChange: () => void, server: RunServer = realServer) {
  const slots = new Map<string, Slot>()
  const listeners = new Set<() => void>()
  const failureListeners = new Set<(view: RunView) => void>()
  const toldFailures = new Map<string, string>()

  const tell = () => {
    for (const listener of listeners) listener()
  }
  /** Changes a run unless another has taken its place in the meantime. */
  const change = (key: string, slot: Slot, next: (view: RunView) => RunView) => {
    if (slots.get(key) !== slot) return
    const { state } = slot.view
    slot.view = next(slot.view)
    tell()
    if (state !== 'failed' && slot.view.state === 'failed') for (const listener of failureListeners) listener(slot.view)
  }
  const open = (key: string, view: RunView): Slot => {
    slots.get(key)?.stop.abort()
    const slot = { view, stop: new AbortController() }
    slots.set(key, slot)
    tell()
    return slot
  }
  const fail = (key: string, slot: Slot, error: RunError) => {
    change(key, slot, (view) => changed(view, { event: 'error', data: error }))
    onChange()
  }

  const follow = async (key: string, slot: Slot) => {
    const { id } = slot.view
    await server.follow(id, {
      signal: slot.stop.signal,
      onChange: (told) => change(key, slot, (view) => changed(view, told)),
      onConnection: (connection) =>
        change(key, slot, (view) => (hasEnded(view.state) ? view : { ...view, connection })),
    })
    if (slot.stop.signal.aborted) return
    onChange()
    // What the result came from is not part of the stream.
    const whole = await server.read(id).catch(() => null)
    if (whole) change(key, slot, (view) => ({ ...view, provenance: whole.provenance, documents: whole.documents }))
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Told of each run that fails. */
    onFailure(listener: (view: RunView) => void) {
      failureListeners.add(listener)
      return () => void failureListeners.delete(listener)
    },
    /** Whether a person was told that a run has failed. */
    isTold: (id: string): boolean => toldFailures.has(id),
    /** Notes the words by which a failure is told; false where it was told by them before. */
    tellOnce(id: string, title: string): boolean {
      const before = toldFailures.get(id)
      if (before === undefined) toldFailures.set(id, title)
      return before !== title
    },
    get: (key: string): RunView | null => slots.get(key)?.view ?? null,

    async start(key: string, { tool, action: name, input, file }: Starting) {
      const action = tool.actions[name]
      if (!action) throw new Error(`The tool ${tool.id} has no action named ${name}.`)
      const slot = open(key, startingView(tool.id, name, action.title, file))
      try {
        const run = await server.send({
          action,
          input,
          file,
          signal: slot.stop.signal,
          onProgress: (percent) => change(key, slot, (view) => uploading(view, percent)),
        })
        // Cancelled, or another started, while the server took it.
        if (slot.stop.signal.aborted) return void (await server.cancel(run.id).catch(() => null))
        change(key, slot, () => asView(run))
        onChange()
        await follow(key, slot)
      } catch (error) {
        fail(key, slot, error instanceof RunRefusal ? error.runError : internal)
      }
    },

    /** Takes up a run that is there already, unless the place is taken. */
    async pickUp(key: string, run: Run) {
      if (slots.has(key)) return
      const slot = open(key, asView(run))
      if (!hasEnded(run.state)) await follow(key, slot)
    },

    async cancel(key: string) {
      const slot = slots.get(key)
      if (!slot || hasEnded(slot.view.state)) return
      if (!slot.view.id.startsWith('starting-')) return void (await server.cancel(slot.view.id))
      slot.stop.abort()
      fail(key, slot, { code: 'cancelled', message: errorCodes.cancelled.sentence })
    },

    /** Clears a run from the page; on the server it goes on. */
    forget(key: string) {
      slots.get(key)?.stop.abort()
      slots.delete(key)
      tell()
    },

    /** Clears the runs that were erased at the server. */
    forgetWhere(isErased: (view: RunView) => boolean) {
      for (const [key, { view, stop }] of slots) {
        if (!isErased(view)) continue
        stop.abort()
        slots.delete(key)
      }
      tell()
    },

    forgetAll() {
      for (const { stop } of slots.values()) stop.abort()
      slots.clear()
      tell()
    },
  }
}

const internal: RunError = { code: 'internal', message: errorCodes.internal.sentence }
