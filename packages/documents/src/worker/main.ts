import { workerData } from 'node:worker_threads'
import { damaged, ReadFailure } from '../failure.ts'
import { readAny } from '../read-any.ts'
import { denyNetwork } from './deny-network.ts'
import type { Job } from './protocol.ts'
import { tell } from './tell.ts'

denyNetwork()

try {
  const document = await readAny(workerData as Job, (step) => tell({ type: 'step', step }))
  tell({ type: 'done', document })
} catch (error) {
  const failure = error instanceof ReadFailure ? error : unexpected(error)
  const detail = String((error instanceof Error && (error.stack ?? error.message)) || error).slice(0, 2_000)
  tell({ type: 'failed', code: failure.code, reason: failure.reason, detail })
}

/** What a reader did not foresee is the file's doing, unless the program itself is incomplete. */
function unexpected(error: unknown): ReadFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /MODULE|DLOPEN/.test(code)
    ? new ReadFailure(
        'internal',
        'could not be read, because a part of the server is missing. Tell your administrator.',
      )
    : damaged(error)
}
