import { counted } from '@casewright/core/client'
import { Checkbox } from '@casewright/ui'
import { formatDay } from '../../lib/dates.ts'
import * as css from '../sections/section.css.ts'
import { keyNames } from './keys-choice.css.ts'

interface KeysChoiceProps {
  keys: readonly { name: string | null; lastRequest: string | null }[]
  revoke: boolean
  onChange: (revoke: boolean) => void
}

/** Whether API keys go with the old password; which ones they are stands beside it. */
export const KeysChoice = ({ keys, revoke, onChange }: KeysChoiceProps) => (
  <div className={css.lines}>
    <Checkbox
      isSelected={revoke}
      onChange={onChange}
      description="A key works without your password. Revoke your keys if someone else may know your password; programs that use them will stop working until you give them new ones."
    >
      Revoke {keys.length === 1 ? 'my API key' : `my ${counted(keys.length, 'API key')}`}
    </Checkbox>
    <ul className={keyNames}>
      {keys.map(({ name, lastRequest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and the list does not change
        <li key={index}>
          {name || 'Without a name'}
          <span className={css.small}>{lastRequest ? `, last used ${formatDay(lastRequest)}` : ', never used'}</span>
        </li>
      ))}
    </ul>
  </div>
)
