import { definePanel, useFailureToast } from '@casewright/core/client'
import { Badge, Button, CoverageLine, Notice, PageHead, Table, TextArea } from '@casewright/ui'
import { createElement as h, useState } from 'react'

const columns = [
  { id: 'name', title: 'On the list', kind: 'authority', cell: ({ name }) => name },
  {
    id: 'likeness',
    title: 'Likeness',
    cell: ({ likeness }) =>
      h(
        Badge,
        { tone: likeness === 'same' ? 'mismatch' : 'ambiguous' },
        likeness === 'same' ? 'Same name' : 'Similar name',
      ),
  },
  { id: 'role', title: 'Role', cell: ({ role }) => role },
  { id: 'matter', title: 'Matter', cell: ({ matter }) => matter },
]

const Checked = ({ name, matches }) =>
  h(
    'section',
    { className: 'conflict-check-name', 'aria-label': name },
    h('h2', null, name),
    matches.length === 0
      ? h('p', null, 'No entry of the list is like this name.')
      : h(Table, {
          isCaptionHidden: true,
          caption: matches.length === 1 ? '1 entry' : `${matches.length} entries`,
          columns,
          rows: matches,
          rowKey: (_, index) => String(index),
        }),
  )

const linesOf = (text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** No build: what a panel needs of React and of the components is imported by name, and the page has it already. */
export const panel = definePanel(function ConflictCheck(props) {
  const { run, pending, stored, start, reset, tool } = props
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  useFailureToast(props, 'Conflict check failed')
  const submit = (event) => {
    event.preventDefault()
    const names = linesOf(text)
    setMissing(names.length === 0)
    if (names.length > 0) start('check', { names })
  }
  const done = run?.state === 'done' ? run.output : null
  return h(
    'div',
    { className: 'conflict-check' },
    h(PageHead, { title: tool.title, note: tool.info.description }),
    !stored &&
      h(
        'form',
        { className: 'conflict-check-form', onSubmit: submit, noValidate: true },
        h(TextArea, {
          label: 'Names',
          description: 'People and companies, one on each line',
          error: missing ? 'Write at least one name.' : undefined,
          isRequired: true,
          rows: 5,
          value: text,
          onChange: setText,
          autoComplete: 'off',
          spellCheck: 'false',
        }),
        h(
          'div',
          { className: 'conflict-check-actions' },
          done && h(Button, { onPress: reset }, 'Clear'),
          h(
            Button,
            { type: 'submit', variant: 'primary', busy: pending, busyLabel: 'Checking...' },
            'Check for conflicts',
          ),
        ),
      ),
    run?.error && h(Notice, { tone: 'error', title: run.error.message }, 'Your other work is not affected.'),
    done?.checked.map((one, index) => h(Checked, { key: index, ...one })),
    done && h(CoverageLine, { coverage: done.coverage }),
  )
})
