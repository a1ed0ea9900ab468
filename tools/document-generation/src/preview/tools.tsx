import { IconButton, PopoverTrigger } from '@casewright/ui'
import { Bold, Eye, EyeOff, Keyboard, Redo2, Undo2 } from 'lucide-react'
import { toggleMark } from 'prosemirror-commands'
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { schema } from './editor/schema.ts'
import type { Editor } from './editor/use-editor.ts'
import { KeyboardHelp } from './keyboard-help.tsx'
import * as css from './preview.css.ts'

export interface ToolsProps {
  editor: Editor
  /** Null where the document holds nothing to mask. */
  masked: boolean | null
  onMask: (masked: boolean) => void
}

/** What can be done with the text besides typing. */
export function Tools({ editor, masked, onMask }: ToolsProps) {
  const tool = (label: string, icon: React.ReactNode, command: Command, isDisabled = false) => (
    <IconButton
      label={label}
      icon={icon}
      isDisabled={isDisabled}
      onPress={() => {
        editor.run(command)
        editor.focus()
      }}
    />
  )
  return (
    <div className={css.tight}>
      {tool('Undo', <Undo2 aria-hidden="true" />, undo, undoDepth(editor.state) === 0)}
      {tool('Redo', <Redo2 aria-hidden="true" />, redo, redoDepth(editor.state) === 0)}
      {tool('Bold', <Bold aria-hidden="true" />, toggleMark(schema.marks.bold), editor.state.selection.empty)}
      {masked !== null && (
        <IconButton
          label={masked ? 'Show sensitive values' : 'Hide sensitive values'}
          icon={masked ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
          onPress={() => onMask(!masked)}
        />
      )}
      <PopoverTrigger
        label="Keys of the document text"
        placement="bottom end"
        trigger={<IconButton label="Keys of the document text" icon={<Keyboard aria-hidden="true" />} />}
      >
        <KeyboardHelp />
      </PopoverTrigger>
    </div>
  )
}
