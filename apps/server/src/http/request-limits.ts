import type { Server } from 'node:http'

/** A connection rests longer here than at a proxy (60 s at most of them), which would else send into a closed one. */
const idleMilliseconds = 75_000

/** Nobody needs longer to say what they want, whatever their line. */
const headersMilliseconds = 20_000

/** An upload of 60 MB takes 27 minutes by 300 kbit/s; Node's own five minutes would cut it off. */
const requestMilliseconds = 30 * 60_000

/** Whoever sends slowly on purpose holds a connection for so long and no longer. Answers may take their time. */
export function limitRequests(server: Server): void {
  server.keepAliveTimeout = idleMilliseconds
  server.headersTimeout = headersMilliseconds
  server.requestTimeout = requestMilliseconds
}
