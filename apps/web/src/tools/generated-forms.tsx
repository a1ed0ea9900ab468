import type { PanelProps, RegistryTool } from '@casewright/core/client'
import { SchemaForm, Select } from '@casewright/ui'
import { useState } from 'react'
import * as css from './generated-panel.css.ts'

interface GeneratedFormsProps {
  tool: RegistryTool
  pending: boolean
  onStart: PanelProps['start']
}

/** The form of a tool's action; where it has several, the person chooses. */
export function GeneratedForms({ tool, pending, onStart }: GeneratedFormsProps) {
  const names = Object.keys(tool.actions)
  const [chosen, setChosen] = useState(names[0] ?? '')
  const action = tool.actions[chosen]
  return (
    <>
      {names.length > 1 && (
        <div className={css.choice}>
          <Select
            label="What do you want to do?"
            value={chosen}
            onChange={setChosen}
            options={names.map((value) => ({ value, label: tool.actions[value]?.title ?? value }))}
          />
        </div>
      )}
      {action && (
        <SchemaForm
          key={chosen}
          schema={action.input}
          files={action.files}
          submitLabel={action.title}
          busyLabel="Working..."
          busy={pending}
          onSubmit={(input, files) => onStart(chosen, input, { files })}
        />
      )}
    </>
  )
}
