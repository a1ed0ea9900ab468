import type { RegistryTool } from '@casewright/core/client'
import { Dialog, Points } from '@casewright/ui'
import * as css from './tool-info.css.ts'

interface ToolInfoProps {
  tool: RegistryTool | undefined
  onClose: () => void
}

const Column = ({ title, entries }: { title: string; entries: readonly string[] }) => (
  <div>
    <h3 className={css.heading}>{title}</h3>
    <Points items={entries} />
  </div>
)

/** What a tool is for. */
export const ToolInfo = ({ tool, onClose }: ToolInfoProps) =>
  tool && (
    <Dialog isOpen eyebrow="About this tool" title={tool.title} onOpenChange={(open) => open || onClose()}>
      <p className={css.description}>{tool.info.description}</p>
      <div className={css.columns}>
        <Column title="Key features" entries={tool.info.features} />
        <Column title="Common use cases" entries={tool.info.useCases} />
      </div>
    </Dialog>
  )
