import type { LawLibrary } from '@casewright/api/client'
import { inBytes } from '@casewright/core/client'
import * as css from './law-library.css.ts'

/** How much of the disk the library takes, and how much is free. The words say it all; the bar is for the eye. */
export function DiskLine({ bytes, disk: { free, total } }: Pick<LawLibrary, 'bytes' | 'disk'>) {
  const share = (part: number) => `${total > 0 ? (100 * Math.max(0, part)) / total : 0}%`
  return (
    <p className={css.disk}>
      <span>
        <b>{inBytes(bytes)}</b> in the library
      </span>
      <span className={css.stack} aria-hidden="true">
        <span className={css.library} style={{ width: share(bytes) }} />
        <span className={css.other} style={{ width: share(total - free - bytes) }} />
      </span>
      <span>
        <b>{inBytes(free)} free</b> of {inBytes(total)}
      </span>
    </p>
  )
}
