import { panels } from 'virtual:tools'
import type { Panel, RegistryTool } from '@casewright/core/client'
import { type LazyExoticComponent, lazy } from 'react'
import { loadedOnceReached } from '../lib/server-reach.ts'

type LazyPanel = LazyExoticComponent<Panel>
type Loaded = Promise<{ panel: Panel }>

const made = new Map<string, LazyPanel>()

const generated = (): Loaded =>
  import('./generated-panel.tsx').then(({ GeneratedPanel }) => ({ panel: GeneratedPanel }))

const loaderOf = ({ id, panel }: RegistryTool): (() => Loaded) =>
  panel
    ? () => loadedOnceReached(() => import('./own-panel.tsx').then(({ loadOwnPanel }) => loadOwnPanel(panel)))
    : (panels[id] ?? generated)

/** A tool's panel, or the generated one where it has none of its own. Loaded when it is first shown. */
export function panelOf(tool: RegistryTool): LazyPanel {
  const load = loaderOf(tool)
  const panel = made.get(tool.id) ?? lazy(async () => ({ default: (await load()).panel as Panel }))
  made.set(tool.id, panel)
  return panel
}

/** Form and result by the schemas alone, for a tool whose own panel failed. */
export const PlainPanel: LazyPanel = lazy(async () => ({ default: (await generated()).panel }))

/** Loads a panel again the next time: its chunk could not be fetched. */
export const forgetPanel = (id: string): void => void made.delete(id)
