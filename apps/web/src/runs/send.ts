import { errorCodes, type RegistryAction, type Run, type RunError } from '@casewright/core/client'
import { ApiError, unreachable } from '../lib/api.ts'
import { reach } from '../lib/server-reach.ts'
import { inWorkingMatter } from '../matters/working.ts'

export interface Sending {
  action: RegistryAction
  input: Record<string, unknown>
  file?: File
  /** Of an action that takes several, in their order. */
  files?: readonly File[]
  /** Instead of a file: the id of a document at the server. */
  document?: string
  documents?: readonly string[]
  signal: AbortSignal
  /** Percent of the upload. */
  onProgress?(percent: number): void
}

/** A form's fields are words; what is more than a word is written as JSON. */
const asField = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** The body of a request for an action: JSON, or a form where a file goes with it. */
export function bodyOf({
  action,
  input,
  file,
  files,
  document,
  documents,
}: Omit<Sending, 'signal' | 'onProgress'>): string | FormData {
  const named = documents ?? document
  if (named && action.files) return JSON.stringify({ ...input, [action.files.field]: named })
  const sent = files ?? (file ? [file] : [])
  if (sent.length === 0 || !action.files) return JSON.stringify(input)
  const form = new FormData()
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null) form.set(name, asField(value))
  // Last, so that a server knows the fields before the files begin.
  for (const one of sent) form.append(action.files.field, one)
  return form
}

/** What the server says of a refusal when it is asked for JSON. */
export function refusalOf(status: number, body: string, statusText: string): RunRefusal {
  try {
    const { error, code } = JSON.parse(body) as { error?: string; code?: string }
    if (error) return new RunRefusal(status, error, statusText, code)
  } catch {
    // A proxy's page; its status has to do.
  }
  return new RunRefusal(status, '', statusText)
}

/** A run that was not taken, and why. */
export class RunRefusal extends ApiError {
  override readonly code: RunError['code']

  constructor(status: number, sentence: string, statusText = '', code?: string) {
    super(status, sentence, statusText)
    this.code = code !== undefined && code in errorCodes ? (code as RunError['code']) : codeOf(status)
  }

  get runError(): RunError {
    return { code: this.code, message: this.sentence || errorCodes[this.code].sentence }
  }
}

const codeOf = (status: number): RunError['code'] => {
  if (status === 0) return 'interrupted'
  if (status === 401) return 'not-signed-in'
  if (status === 413) return 'too-large'
  return status < 500 ? 'bad-input' : 'internal'
}

/**
 * Asks for an action and returns its run at once, while it works on.
 * Not `fetch`, which cannot tell how much of a file has been sent.
 * @throws RunRefusal
 */
export function sendAction({ signal, onProgress, ...sent }: Sending): Promise<Run> {
  return new Promise((resolve, reject) => {
    const body = bodyOf(sent)
    const call = new XMLHttpRequest()
    call.open('POST', sent.action.path)
    call.withCredentials = true
    call.setRequestHeader('prefer', 'respond-async')
    call.setRequestHeader('accept', 'application/json')
    for (const [name, value] of Object.entries(inWorkingMatter())) call.setRequestHeader(name, value)
    if (typeof body === 'string') call.setRequestHeader('content-type', 'application/json')
    else
      call.upload.onprogress = ({ loaded, total, lengthComputable }) =>
        lengthComputable && onProgress?.(Math.floor((loaded / total) * 100))
    call.onload = () => {
      if (call.status >= 200 && call.status < 300) resolve(JSON.parse(call.responseText) as Run)
      else reject(refusalOf(call.status, call.responseText, call.statusText))
    }
    call.onerror = () => {
      reach.failed()
      reject(new RunRefusal(0, unreachable))
    }
    call.onabort = () => reject(new RunRefusal(0, errorCodes.cancelled.sentence, '', 'cancelled'))
    signal.addEventListener('abort', () => call.abort(), { once: true })
    call.send(body)
  })
}
