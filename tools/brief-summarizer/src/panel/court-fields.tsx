import { Found, Origin, Section } from '@casewright/ui'
import type { CourtField } from '../output.ts'
import { courtTitles } from './court-titles.ts'
import * as css from './panel.css.ts'
import type { Show } from './use-reading.tsx'

const order = Object.keys(courtTitles) as CourtField['field'][]

/** What was decided, held, argued, sought and ordered, each in the words of the document with their place. */
export function CourtFields({ fields, onShow }: { fields: readonly CourtField[]; onShow: Show }) {
  const shown = order.filter((field) => fields.some((one) => one.field === field))
  if (shown.length === 0) return null
  return (
    <Section
      title={fields.some(({ field }) => field !== 'deadlines') ? 'The case' : 'Deadlines'}
      aside={<Origin of="evidence" />}
    >
      <dl className={css.courtFields}>
        {shown.map((field) => (
          <div key={field}>
            <dt>{courtTitles[field]}</dt>
            <dd>
              <Value fields={fields.filter((one) => one.field === field)} onShow={onShow} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Value({ fields, onShow }: { fields: readonly CourtField[]; onShow: Show }) {
  const value = fields.find((one) => one.value)?.value
  return (
    <>
      {value && <p className={css.courtValue}>{value}</p>}
      <div className={css.sentences}>
        {fields.map(({ text, side, anchor, by }, at) => (
          <div key={anchor.start}>
            {side && side !== fields[at - 1]?.side && <p className={css.side}>{side}</p>}
            <Found anchor={{ words: text, page: anchor.page }} onOpen={() => onShow(anchor)} />
            {by === 'model' && (
              <p className={css.side}>The document’s words. That they tell this is the model’s reading.</p>
            )}
          </div>
        ))}
      </div>
    </>
  )
}
