import {
  errorCodes,
  hasEnded,
  type RegistryTool,
  type Review,
  type ReviewInput,
  type Run,
  type RunError,
  type RunView,
} from '@casewright/core/client'
import { deleteJson, getJson, postJson, putJson } from '../lib/api.ts'
import { besideOf, isBeside } from './beside.ts'
import { type Following, followRun } from './follow.ts'
import { asView, changed, startingView, uploading } from './run-view.ts'
import { RunRefusal, type Sending, sendAction } from './send.ts'

/** What the store asks of the server; the tests have their own. */
export interface RunServer {
  send(sending: Sending): Promise<Run>
  follow(id: string, following: Following): Promise<void>
  read(id: string): Promise<Run>
  cancel(id: string): Promise<Run>
  review(id: string, item: string, decision: ReviewInput | null): Promise<Review | null>
}

const realServer: RunServer = {
  send: sendAction,
  follow: followRun,
  read: (id) => getJson('/api/runs/:id', { params: { id } }),
  cancel: (id) => postJson('/api/runs/:id/cancel', { params: { id } }),
  async review(id, item, decision) {
    const params = { id, item }
    if (decision) return putJson('/api/runs/:id/reviews/:item', { params, body: decision })
    await deleteJson('/api/runs/:id/reviews/:item', { params })
    return null
  },
}

export interface Starting {
  tool: RegistryTool
  action: string
  input: Record<string, unknown>
  file?: File
  files?: readonly File[]
  document?: string
  documents?: readonly string[]
}

interface Slot {
  /** Where it stands now: a run that is shown in another's place changes keys with it. */
  key: string
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
  const change = (slot: Slot, next: (view: RunView) => RunView) => {
    if (slots.get(slot.key) !== slot) return
    const { state } = slot.view
    slot.view = next(slot.view)
    tell()
    const failed = state !== 'failed' && slot.view.state === 'failed'
    if (failed && !isBeside(slot.key)) for (const listener of failureListeners) listener(slot.view)
  }
  const open = (key: string, view: RunView): Slot => {
    slots.get(key)?.stop.abort()
    const slot = { key, view, stop: new AbortController() }
    slots.set(key, slot)
    tell()
    return slot
  }
  const fail = (slot: Slot, error: RunError) => {
    change(slot, (view) => changed(view, { event: 'error', data: error }))
    onChange()
  }

  const follow = async (slot: Slot) => {
    const { id } = slot.view
    await server.follow(id, {
      signal: slot.stop.signal,
      onChange: (told) => change(slot, (view) => changed(view, told)),
      onConnection: (connection) => change(slot, (view) => (hasEnded(view.state) ? view : { ...view, connection })),
    })
    if (slot.stop.signal.aborted) return
    onChange()
    // What the result came from is not part of the stream.
    const whole = await server.read(id).catch(() => null)
    if (whole) change(slot, (view) => ({ ...view, provenance: whole.provenance, documents: whole.documents }))
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

    async start(key: string, { tool, action: name, input, file, files, document, documents }: Starting) {
      const action = tool.actions[name]
      if (!action) throw new Error(`The tool ${tool.id} has no action named ${name}.`)
      const slot = open(key, startingView(tool.id, name, action.title, files ?? (file ? [file] : [])))
      try {
        const run = await server.send({
          action,
          input,
          file,
          files,
          document,
          documents,
          signal: slot.stop.signal,
          onProgress: (percent) => change(slot, (view) => uploading(view, percent)),
        })
        // Cancelled, or another started, while the server took it.
        if (slot.stop.signal.aborted) return void (await server.cancel(run.id).catch(() => null))
        change(slot, () => asView(run))
        onChange()
        await follow(slot)
      } catch (error) {
        fail(slot, error instanceof RunRefusal ? error.runError : internal)
      }
    },

    /** Takes up a run that is there already, unless the place is taken. */
    async pickUp(key: string, run: Run) {
      if (slots.has(key)) return
      const slot = open(key, asView(run))
      if (!hasEnded(run.state)) await follow(slot)
    },

    async cancel(key: string) {
      const slot = slots.get(key)
      if (!slot || hasEnded(slot.view.state)) return
      if (!slot.view.id.startsWith('starting-')) return void (await server.cancel(slot.view.id))
      slot.stop.abort()
      fail(slot, { code: 'cancelled', message: errorCodes.cancelled.sentence })
    },

    /** The runs beside the one at a key, in the order in which they came there. */
    beside: (key: string): [key: string, view: RunView][] =>
      [...slots].filter(([other]) => besideOf(other) === key).map(([other, { view }]) => [other, view]),

    /** Puts a run that stands beside in the place of the shown one, and that one in its place. */
    show(key: string) {
      const main = besideOf(key)
      const slot = slots.get(key)
      if (!main || !slot) return
      const shown = slots.get(main)
      slots.set(main, Object.assign(slot, { key: main }))
      if (shown) slots.set(key, Object.assign(shown, { key }))
      else slots.delete(key)
      tell()
    },

    /** Keeps or takes back a decision about a part of a run's result; the page shows it before the server has it. */
    async review(key: string, item: string, decision: ReviewInput | null) {
      const slot = slots.get(key)
      if (!slot) return
      const { reviews: before } = slot.view
      const set = (kept: Review | null) =>
        change(slot, (view) => ({
          ...view,
          reviews: [...view.reviews.filter((one) => one.item !== item), ...(kept ? [kept] : [])],
        }))
      set(decision && { item, ...decision, by: '', at: new Date().toISOString() })
      try {
        set(await server.review(slot.view.id, item, decision))
      } catch (error) {
        set(before.find((one) => one.item === item) ?? null)
        throw error
      }
    },

    /** Clears a run from the page, and those beside it; on the server they go on. */
    forget(key: string) {
      for (const [other, { stop }] of slots) {
        if (other !== key && besideOf(other) !== key) continue
        stop.abort()
        slots.delete(other)
      }
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
