import {
  baseKeymap,
  chainCommands,
  deleteSelection,
  joinBackward,
  joinForward,
  selectNodeBackward,
  selectNodeForward,
  toggleMark,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Command, Plugin } from 'prosemirror-state'
import { blanks, takeBlank } from './blanks.ts'
import { enter } from './enter.ts'
import { headings } from './headings.ts'
import { backOneLevel, changeLevel } from './levels.ts'
import { numbering } from './numbering.ts'
import { plainPaste } from './plain-paste.ts'
import { points } from './points.ts'
import { references } from './references.ts'
import { removeRow } from './rows.ts'
import { schema } from './schema.ts'

const deleteBack = chainCommands(deleteSelection, joinBackward, selectNodeBackward)
const deleteForward = chainCommands(deleteSelection, joinForward, selectNodeForward)

/** @param onLeave told when the person leaves the text by Escape, so that Tab is no trap */
export function plugins(onLeave: () => void): Plugin[] {
  const leave: Command = () => {
    onLeave()
    return true
  }
  return [
    keymap({
      Escape: leave,
      Tab: changeLevel(1),
      'Shift-Tab': changeLevel(-1),
      Enter: chainCommands(...enter),
      Backspace: chainCommands(takeBlank('to'), removeRow, backOneLevel, deleteBack),
      Delete: chainCommands(takeBlank('from'), deleteForward),
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-b': toggleMark(schema.marks.bold),
    }),
    keymap(baseKeymap),
    headings(),
    plainPaste(),
    blanks(),
    points(),
    numbering(),
    references(),
    history(),
  ]
}
