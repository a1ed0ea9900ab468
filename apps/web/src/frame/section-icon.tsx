import { BriefcaseBusiness, Files, History, LayoutDashboard, Library, Settings, SlidersHorizontal } from 'lucide-react'
import { ToolIcon } from '../tools/tool-icon.tsx'
import type { Section } from './sections.ts'

const own = {
  dashboard: LayoutDashboard,
  history: History,
  matters: BriefcaseBusiness,
  documents: Files,
  law: Library,
  settings: Settings,
  administration: SlidersHorizontal,
} as const

/** The icon of an entry: one of the frame's own, or its tool's. */
export function SectionIcon({ icon }: Pick<Section, 'icon'>) {
  if (!(icon in own)) return <ToolIcon name={icon as Exclude<typeof icon, keyof typeof own>} />
  const Icon = own[icon as keyof typeof own]
  return <Icon aria-hidden="true" />
}
