import { CasewrightError } from '@casewright/core'
import { createAccount, type LoadedServer, settled } from '@casewright/core/server'
import { leaving } from '../limits.ts'
import type { CheckJob, ExportJob, Job, JobResult, RunJob } from '../protocol.ts'
import { contextOf } from './context.ts'
import type { Means } from './means.ts'

type Jobs = {
  [K in Job['kind']]: (
    tool: LoadedServer,
    job: Job & { kind: K },
    means: Means,
  ) => Promise<JobResult<Job & { kind: K }>>
}

async function run(tool: LoadedServer, job: RunJob, means: Means): Promise<string> {
  const action = tool.manifest.actions[job.action]
  const handler = tool.actions[job.action]
  if (!action || !handler) throw new CasewrightError('not-found', 'The tool for this run is no longer installed.')
  const input = action.input.parse(JSON.parse(job.input))
  const account = createAccount()
  const made = await handler(input, contextOf(job, means, account))
  const output = action.output.safeParse(settled(made, account))
  if (!output.success) throw new Error(`The output of ${job.tool} does not fit its schema`)
  const json = JSON.stringify(output.data) ?? 'null'
  if (json.length > leaving.result) throw new CasewrightError('result-too-large')
  return json
}

async function makeFile(tool: LoadedServer, { name, run, words }: ExportJob, { desk }: Means): Promise<Uint8Array> {
  const make = tool.exports && Object.hasOwn(tool.exports, name) ? tool.exports[name] : undefined
  if (!make) throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
  const bytes = await make(run, words, { original: desk.readOriginal })
  if (bytes.length > leaving.file) throw new CasewrightError('result-too-large')
  return bytes
}

const check = async (tool: LoadedServer, _: CheckJob, { desk }: Means): Promise<string[]> =>
  (await tool.firmProblems?.({ read: desk.readFirm, list: desk.listFirm })) ?? []

/** What each kind of job does with a tool. */
export const jobs: Jobs = { run, export: makeFile, check }
