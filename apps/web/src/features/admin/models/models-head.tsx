import type { Connection } from '@casewright/api/client'
import * as css from './models-head.css.ts'
import { findsByMeaning, hears, writes } from './models-head-words.ts'
import { useLanguageModels } from './use-language-models.ts'
import { useMeaning } from './use-meaning.ts'

/** Which model writes, which finds by meaning, and which hears. */
export function ModelsHead({ connections }: { connections: readonly Connection[] }) {
  const { data: meaning } = useMeaning()
  const { data: models } = useLanguageModels()
  const all = [writes(connections, models?.models ?? []), meaning && findsByMeaning(meaning), models && hears(models)]
  return (
    <dl className={css.head}>
      {all.map(
        (doing) =>
          doing && (
            <div key={doing.title} className={css.one}>
              <dt className={css.title}>{doing.title}</dt>
              <dd className={css.model}>{doing.model}</dd>
              <dd className={css.means}>{doing.means}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
