import type { RegistryTool } from '@casewright/core/client'
import { TabStrip } from '@casewright/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOfTool } from '../../tools/registry.ts'
import { ToolInfo } from './tool-info.tsx'

interface ToolTabsProps {
  tabs: readonly RegistryTool[]
  /** The id of the one that is shown. */
  current: string
}

/** The tools of the AI Search page, each with what it is for. */
export function ToolTabs({ tabs, current }: ToolTabsProps) {
  const navigate = useNavigate()
  const [about, setAbout] = useState<RegistryTool>()
  return (
    <>
      <TabStrip
        label="Tools"
        menuLabel="Tool"
        menuUpTo="marginBelow"
        items={tabs.map((tool) => ({ id: tool.id, title: tool.title, href: addressOfTool(tool) }))}
        current={current}
        onNavigate={(href) => void navigate(href)}
        onAbout={(id) => setAbout(tabs.find((tool) => tool.id === id))}
      />
      <ToolInfo tool={about} onClose={() => setAbout(undefined)} />
    </>
  )
}
