import { panels } from 'virtual:tools'
import type { Panel } from '@casewright/core/client'
import { type LazyExoticComponent, lazy } from 'react'

type LazyPanel = LazyExoticComponent<Panel>

const made = new Map<string, LazyPanel>()

const generated = () => import('./generated-panel.tsx').then(({ GeneratedPanel }) => ({ panel: GeneratedPanel }))

/** A tool's panel, or the generated one where it has none of its own. Loaded when it is first shown. */
export function panelOf(id: string): LazyPanel {
  const load = panels[id] ?? generated
  const panel = made.get(id) ?? lazy(async () => ({ default: (await load()).panel as Panel }))
  made.set(id, panel)
  return panel
}

/** Loads a panel anew the next time: its chunk could not be fetched. */
export const forgetPanel = (id: string): void => void made.delete(id)
