import { panels } from 'virtual:tools'
import type { Panel } from '@casewright/core/client'
import { type LazyExoticComponent, lazy } from 'react'

type LazyPanel = LazyExoticComponent<Panel>

const made = new Map<string, LazyPanel>()

/** A tool's panel, loaded when it is first shown; undefined where the tool has none. */
export function panelOf(id: string): LazyPanel | undefined {
  const load = panels[id]
  if (!load) return undefined
  const panel = made.get(id) ?? lazy(async () => ({ default: (await load()).panel }))
  made.set(id, panel)
  return panel
}

/** Loads a panel anew the next time: its chunk could not be fetched. */
export const forgetPanel = (id: string): void => void made.delete(id)
