import type { Dispatcher } from 'undici'
import type { LedgerEntry } from './ledger.ts'

type Body = Dispatcher.DispatchOptions['body']

/**
 * Counts one request on its way over the wire, without touching what the caller reads: bodies as they are
 * sent, compressed where they are, and the moment in which the answer ended.
 */
export const meter =
  (entry: LedgerEntry, onError: (error: Error) => void): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(
      { ...options, body: options.body && counted(options.body, entry) },
      {
        onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
        onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
        onResponseStarted: () => handler.onResponseStarted?.(),
        onResponseStart: (controller, status, headers, words) => {
          if (status >= 200) entry.status = status
          handler.onResponseStart?.(controller, status, headers, words)
        },
        onResponseData: (controller, chunk) => {
          entry.received += chunk.byteLength
          handler.onResponseData?.(controller, chunk)
        },
        onResponseEnd: (controller, trailers) => {
          entry.end('answered')
          handler.onResponseEnd?.(controller, trailers)
        },
        onResponseError: (controller, error) => {
          onError(error)
          handler.onResponseError?.(controller, error)
        },
      },
    )

/** undici's fetch hands every body on as chunks to iterate over; its types do not say so. */
const counted = (body: Body, entry: LedgerEntry): Body =>
  (async function* () {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      entry.sent += chunk.byteLength
      yield chunk
    }
  })() as unknown as Body
