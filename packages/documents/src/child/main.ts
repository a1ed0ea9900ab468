import { fromParent, toParent } from '@casewright/sandbox/child'
import { damaged, ReadFailure } from '../failure.ts'
import type { Answer, Order } from '../job.ts'
import { readAny } from '../read-any.ts'

/** A process that reads one file after another, for one person. */
const say = (answer: Answer): void => toParent(answer)
let pieces: Uint8Array[] = []
let goOn = (): void => {}

fromParent((message) => {
  const order = message as Order
  if (order.type === 'piece') pieces.push(order.bytes)
  else if (order.type === 'go') goOn()
  else void read(order)
})

// What most files need is loaded while nobody waits.
void import('../pdf/open.ts').then(({ loadPdfjs }) => loadPdfjs())

async function read({ name, limits }: Extract<Order, { type: 'read' }>): Promise<void> {
  const bytes = pieces.length === 1 && pieces[0] ? pieces[0] : new Uint8Array(Buffer.concat(pieces))
  pieces = []
  try {
    const document = await readAny(
      { bytes, name, limits },
      {
        step: (step) => say({ type: 'step', step }),
        turn: () => {
          const { promise, resolve } = Promise.withResolvers<void>()
          goOn = resolve
          say({ type: 'turn' })
          return promise
        },
      },
    )
    say({ type: 'done', document })
  } catch (error) {
    if (isOutOfMemory(error)) process.abort()
    const failure = error instanceof ReadFailure ? error : unexpected(error)
    const detail = String((error instanceof Error && (error.stack ?? error.message)) || error).slice(0, 2_000)
    say({ type: 'failed', code: failure.code, reason: failure.reason, detail })
  }
}

/** The system gave no more: the process ends as it does when its heap is full. */
function isOutOfMemory(error: unknown): boolean {
  const cause = error instanceof ReadFailure ? error.cause : error
  return cause instanceof RangeError && /allocat|memory/i.test(cause.message)
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
