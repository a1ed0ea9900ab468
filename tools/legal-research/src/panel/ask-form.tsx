import type { RegistryTool } from '@casewright/core/client'
import { Button, TextArea } from '@casewright/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { type Added, AddScope } from './add-scope.tsx'
import { type Chip, type Fields, filtersOn } from './fields.ts'
import { Filters } from './filters.tsx'
import * as css from './form.css.ts'
import * as scopeCss from './scope.css.ts'
import { isBoundBySupreme, Scope } from './scope.tsx'

interface AskFormProps {
  tool: RegistryTool
  fields: Fields
  onChange: (change: Partial<Fields>) => void
  /** Which of the two is at work. */
  busy: 'search' | 'suggest' | null
  /** Suggested searches stand below, and running them is what comes next. */
  isSecond: boolean
  onSearch: () => void
  onSuggest: () => void
  /** Where is looked first, and between which years. */
  scope: readonly Chip[]
  /** Whether its places come first and leave nothing out, unlike those of a search with connectors. */
  isPreferred: boolean
  onUnscope: (id: string) => void
  onScope: (added: Added) => void
}

/** The query, its scope and filters, and the two ways on: to search at once, or to see searches first. */
export function AskForm(props: AskFormProps) {
  const { tool, fields, onChange, busy, isSecond, onSearch, onSuggest, scope, isPreferred, onUnscope, onScope } = props
  const on = filtersOn(fields)
  const [isOpen, open] = useState(on > 0)
  const [isMissing, miss] = useState(false)
  const submit = (then: () => void) => {
    miss(fields.query.trim() === '')
    if (fields.query.trim() !== '' && !busy) then()
  }
  return (
    <form
      className={css.ask}
      data-print="never"
      onSubmit={(event) => {
        event.preventDefault()
        submit(onSearch)
      }}
    >
      <TextArea
        label="What do you need to find?"
        placeholder="For example: enforceability of a liquidated damages clause under New York law"
        rows={2}
        value={fields.query}
        onChange={(query) => {
          miss(false)
          onChange({ query })
        }}
        error={isMissing ? 'Enter what you need to find.' : undefined}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(onSearch)
        }}
      />
      {isOpen && <Filters tool={tool} fields={fields} onChange={onChange} />}
      <div className={css.foot}>
        <div className={scopeCss.line}>
          <span className={scopeCss.label}>Scope</span>
          <Scope
            chips={scope}
            onRemove={onUnscope}
            isBound={isPreferred && fields.jurisdiction === '' && fields.court === '' && isBoundBySupreme(scope)}
          />
          <AddScope tool={tool} onAdd={onScope} />
          <Button
            size="small"
            variant="quiet"
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={isOpen}
            onPress={() => open(!isOpen)}
          >
            {on > 0 ? `Filters, ${on} on` : 'Filters'}
          </Button>
        </div>
        <div className={css.ways}>
          <Button
            busy={busy === 'suggest'}
            busyLabel="Suggesting..."
            isDisabled={busy === 'search'}
            onPress={() => submit(onSuggest)}
          >
            Suggest searches
          </Button>
          <Button
            type="submit"
            variant={isSecond ? 'secondary' : 'primary'}
            busy={busy === 'search'}
            busyLabel="Searching..."
            isDisabled={busy === 'suggest'}
          >
            Search Legal Database
          </Button>
        </div>
      </div>
    </form>
  )
}
