import { definePanel, useFailureToast } from '@casewright/core/client'
import { CoverageLine, DownloadButtons, Found, Notice, PageHead, RunStatus, SchemaForm, Table } from '@casewright/ui'
import type { manifest } from './manifest.ts'

/** Form and result of the tool. The manifest is known by its types alone: no schema goes to the browser. */
export const panel = definePanel<typeof manifest>(function NewTool(props) {
  const { tool, run, pending, stored, start, cancel } = props
  useFailureToast(props, 'Counting failed')
  const counted = run?.state === 'done' ? run.output : null
  const form = tool.actions.count
  return (
    <section aria-labelledby="tool-title" style={{ display: 'grid', gap: '24px' }}>
      <PageHead
        id="tool-title"
        title={tool.title}
        note={tool.info.description}
        actions={run && counted && <DownloadButtons runId={run.id} />}
      />
      {!stored && form && (
        <SchemaForm
          schema={form.input}
          submitLabel={form.title}
          busyLabel="Counting..."
          busy={pending}
          onSubmit={(input) => start('count', input)}
        />
      )}
      <RunStatus run={run} label="Counting words" onCancel={cancel} afterError="Your text is still above." />
      {counted && (
        <>
          <Notice tone={counted.over ? 'partial' : 'info'} title={`${counted.words.toLocaleString('en-US')} words`}>
            {counted.over ? `${counted.over.toLocaleString('en-US')} more than the limit.` : null}
          </Notice>
          <Table
            caption="Most often"
            rows={counted.often}
            rowKey={({ word }) => word}
            columns={[
              { id: 'word', title: 'Word', cell: ({ word }) => word },
              { id: 'times', title: 'Times', kind: 'number', cell: ({ times }) => times },
            ]}
          />
          {counted.about && <Found anchor={{ words: counted.about }} />}
          <CoverageLine coverage={counted.coverage} />
        </>
      )}
    </section>
  )
})
