import * as css from './keyboard-help.css.ts'

const isMac = () => /Mac|iP(hone|ad)/.test(navigator.platform)

/** What the keys do in the document's text. */
export function KeyboardHelp() {
  const control = isMac() ? '⌘' : 'Ctrl'
  const keys = [
    [`${control} Z`, 'Undo'],
    [`${control} Shift Z`, 'Redo'],
    [`${control} B`, 'Bold'],
    ['Enter', 'A new paragraph, clause, item or row'],
    ['Tab', 'Makes a clause one level deeper'],
    ['Shift Tab', 'Brings a clause one level up'],
    ['.', 'After the heading of a clause: continues with its text'],
    ['Esc', 'Leaves the text; Tab then moves on'],
  ]
  return (
    <dl className={css.keys}>
      {keys.map(([key, what]) => (
        <div key={key} className={css.row}>
          <dt className={css.key}>{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  )
}
