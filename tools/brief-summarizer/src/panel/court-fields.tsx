import { Found, Origin, Section } from '@casewright/ui'
import type { CourtField } from '../output.ts'
import { courtFieldOrder, courtHeading, courtTitlesFor, haveOwnValues } from './court-titles.ts'
import * as css from './panel.css.ts'
import type { Show } from './use-reading.tsx'

interface CourtFieldsProps {
  documentType: string
  fields: readonly CourtField[]
  onShow: Show
}

/** What was decided, held, argued, sought and ordered, each in the words of the document with their place. */
export function CourtFields({ documentType, fields, onShow }: CourtFieldsProps) {
  const titles = courtTitlesFor(documentType)
  const shown = courtFieldOrder.filter((field) => fields.some((one) => one.field === field))
  if (shown.length === 0) return null
  return (
    <Section title={courtHeading(documentType, fields)} aside={<Origin of="evidence" />}>
      <dl className={css.courtFields}>
        {shown.map((field) => (
          <div key={field}>
            <dt>{titles[field]}</dt>
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
  const each = haveOwnValues(fields)
  const value = each ? undefined : fields.find((one) => one.value)?.value
  return (
    <>
      {value && <p className={css.courtValue}>{value}</p>}
      <div className={css.sentences}>
        {fields.map(({ text, side, value: own, anchor, by }, at) => (
          <div key={anchor.start}>
            {each && <p className={css.courtValue}>{own}</p>}
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
