import { CasewrightError } from '@casewright/core'

export const damaged = (cause?: unknown): CasewrightError =>
  new CasewrightError('damaged', 'This Word file is damaged. Open it in Word, save it again, and upload it.', { cause })
