import { enableCompileCache } from 'node:module'
import { fromParent, toParent } from '@casewright/sandbox/child'
import type { FromProcess, ToProcess } from '../protocol.ts'

// Light, so that what Node compiled before can be named before the tools are loaded.
const send = (message: FromProcess) => toParent(message)
const waiting: ToProcess[] = []
let take = (message: ToProcess) => {
  if (message.type === 'orders') void begin(message.orders)
  else waiting.push(message)
}
fromParent((message) => take(message as ToProcess))

async function begin({ tools, compiled }: (ToProcess & { type: 'orders' })['orders']): Promise<void> {
  if (compiled) enableCompileCache(compiled)
  const { startWork } = await import('./work.ts')
  take = await startWork(tools, send)
  for (const message of waiting.splice(0)) take(message)
  send({ type: 'ready' })
}
