import { matterHeader } from '@casewright/api'
import { type Action, CasewrightError, type FileField } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import { keyRefusal } from '../../features/accounts/index.ts'
import { workingMatter } from '../../features/matters/index.ts'
import { createRun, roomForOneMore } from '../../features/runs/index.ts'
import { type BlobStore, discard, heldDocument, type Room, receive } from '../../features/uploads/index.ts'
import { mayStart } from '../../features/usage/index.ts'
import { forUser } from '../../platform/db/for-user.ts'
import { takeTurn } from '../../platform/db/take-turn.ts'
import { troubleOf } from '../../platform/db/trouble.ts'
import { errorFields } from '../../platform/log/log.ts'
import type { JobQueue } from '../../platform/queue/queue.ts'
import { type ExecuteDeps, executeRun } from './execute.ts'

export interface StartDeps extends ExecuteDeps {
  blobs: BlobStore
  queue: JobQueue
  room: Room
  /** Executions in this process that a graceful stop waits for. */
  inFlight: Set<Promise<unknown>>
  stopping: AbortSignal
  /** Aborts a moment after that: who still waits for a run is sent away. */
  leaving: AbortSignal
  /** How many runs of one person may be unfinished at once. */
  runsPerPerson: number
}

/** The title shown in the history. Of what is kept nowhere it is the action's title: no word of theirs is written down for it. */
const labelOf = (action: Action, input: unknown, files: readonly { name: string }[]) =>
  action.label?.(input, files[0] && { name: files[0].name }, files) || files[0]?.name

/** Who starts a run. */
interface Starter {
  id: string
  byKey: boolean
  /** Asks again whether they may, as what they send can take a while. */
  stillHere(): Promise<boolean>
}

/**
 * Takes a request for an action: reads and checks its input, writes the run down and sets it going. It lies in the
 * matter that the request names.
 */
export async function startRun(
  deps: StartDeps,
  request: Request,
  person: Starter,
  tool: LoadedServer,
  name: string,
  action: Action,
): Promise<string> {
  const matter = request.headers.get(matterHeader)
  const isUpload = action.files && isForm(request)
  // Before a file is read for nothing; each holds once the run is written down, and is asked again there.
  if (matter || isUpload)
    await forUser(deps.db, person.id, async (own) => {
      await workingMatter(own, matter)
      if (!isUpload) return
      await roomForOneMore(own, deps.runsPerPerson)
      await mayStart(own)
    }).catch(async (refusal) => {
      if (isUpload && action.files) await discard(request, action.files)
      throw refusal
    })
  const { fields, documents: sent, held } = await readBody(deps, request, person.id, action)
  try {
    if (!(await person.stillHere())) throw new CasewrightError('not-signed-in', person.byKey ? keyRefusal : undefined)
    if (deps.stopping.aborted) throw new CasewrightError('not-ready')
    await deps.room.check()
    if (action.files) refuseMissing(action.files, sent.length + held.length)
    const input = checked(action, fields)
    const runId = await forUser(deps.db, person.id, async (own) => {
      await takeTurn(own, 'runs')
      const before = await roomForOneMore(own, deps.runsPerPerson)
      await mayStart(own)
      const documents = [...sent]
      for (const one of held) if (action.files) documents.push(await heldDocument(own, one, action.files))
      const id = await createRun(own, deps.vault, {
        tool: tool.manifest.id,
        action: name,
        mode: action.mode,
        retain: action.retain,
        label: (action.retain === 'history' && labelOf(action, input, documents)) || action.title,
        // As it came: it is parsed again where it is executed, by the manifest that is installed there.
        input: fields,
        documentIds: documents.map(({ id }) => id),
        byKey: person.byKey,
        matterId: await workingMatter(own, matter),
      })
      if (action.mode === 'queued') await deps.queue.send(own.trx, id, person.id, before)
      return id
    })
    if (action.mode === 'inline') executeHere(deps, runId)
    return runId
  } catch (error) {
    // Where nobody knows whether the run was written down, its documents stay for it; else they are swept.
    if (!troubleOf(error)) for (const { id } of sent) await deps.blobs.delete(id)
    throw error
  }
}

function executeHere(deps: StartDeps, runId: string): void {
  const execution = executeRun(deps, runId, deps.stopping)
    .catch((error) => deps.log.error({ runId, ...errorFields(error) }, 'an inline run broke off'))
    .finally(() => deps.inFlight.delete(execution))
  deps.inFlight.add(execution)
}

const isForm = ({ headers }: Request) => /^multipart\/form-data/i.test(headers.get('content-type') ?? '')

async function readBody(deps: StartDeps, request: Request, ownerId: string, action: Action) {
  if (action.files && isForm(request)) return { ...(await receive(deps, request, ownerId, action.files)), held: [] }
  const { fields, held } = namedDocument(await readJson(request), action)
  return { fields, held, documents: [] }
}

/** @throws CasewrightError bad-input: fewer documents than the action needs, or one twice */
function refuseMissing({ count = 1, optional }: FileField, sent: number): void {
  if (sent === 0 && optional) return
  if (sent === 0 && count === 1)
    throw new CasewrightError('bad-input', 'No file was sent. Choose a file and try again.')
  if (sent < count)
    throw new CasewrightError('bad-input', `This needs ${count} documents. Choose ${count} and try again.`)
}

/** Where no file is sent, its field may name documents that the person has at the server. */
function namedDocument(body: unknown, { files }: Action): { fields: unknown; held: string[] } {
  if (!files || typeof body !== 'object' || body === null || !Object.hasOwn(body, files.field))
    return { fields: body, held: [] }
  const { [files.field]: named, ...fields } = body as Record<string, unknown>
  const held = files.count && Array.isArray(named) ? named : [named]
  if (!held.every((one) => typeof one === 'string'))
    throw new CasewrightError('bad-input', 'The document must be identified by its id.')
  if (new Set(held).size < held.length || held.length > (files.count ?? 1))
    throw new CasewrightError('bad-input', `This needs ${files.count} different documents.`)
  return { fields, held }
}

function checked(action: Action, fields: unknown): unknown {
  const parsed = action.input.safeParse(fields)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  // Where a schema gives a sentence of its own it stands alone; zod's own words need their field.
  const field = issue?.path.join('.')
  const generic = /^(Invalid|Too|Unrecognized)/.test(issue?.message ?? '')
  throw new CasewrightError('bad-input', issue && (generic && field ? `${field}: ${issue.message}` : issue.message))
}

/** What an action that takes files is sent without one is small. */
const jsonBytes = 4 * 1024 * 1024

async function readJson(request: Request): Promise<unknown> {
  const length = Number(request.headers.get('content-length') ?? 0)
  if (length > jsonBytes) throw new CasewrightError('too-large', 'The request is too large.')
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length
    if (bytes > jsonBytes) throw new CasewrightError('too-large', 'The request is too large.')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch (cause) {
    throw new CasewrightError('bad-input', undefined, { cause })
  }
}
