import { CasewrightError, isReportName, isWithoutModel, type ReportName } from '@casewright/core'
import { createAccount, type LoadedServer, settled } from '@casewright/core/server'
import { leaving } from '../limits.ts'
import type { CheckJob, ExportJob, Job, JobResult, RunJob, SavedJob } from '../protocol.ts'
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

async function makeFile(tool: LoadedServer, job: ExportJob, { desk }: Means): Promise<Uint8Array> {
  const { name, run, words } = job
  const action = tool.manifest.actions[run.action]
  if (action?.report && isReportName(name)) return reported(tool, { ...job, name, title: action.report.title })
  const make = tool.exports && Object.hasOwn(tool.exports, name) ? tool.exports[name] : undefined
  if (!make) throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
  return notTooLarge(await make(run, words, { original: desk.readOriginal }))
}

async function makeSavedFile(tool: LoadedServer, { saved }: SavedJob): Promise<Uint8Array> {
  if (!tool.savedFile)
    throw new CasewrightError('not-found', 'No file can be made of this document. Open it in its tool instead.')
  return notTooLarge(await tool.savedFile(saved))
}

function notTooLarge(bytes: Uint8Array): Uint8Array {
  if (bytes.length > leaving.file) throw new CasewrightError('result-too-large')
  return bytes
}

interface ReportJob extends ExportJob {
  name: ReportName
  title: string
}

/** The report that the tool describes, made into a file in the house style. */
async function reported(tool: LoadedServer, { name, title, run, words }: ReportJob): Promise<Uint8Array> {
  const describe = tool.reports?.[run.action]
  if (!describe) throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
  const [{ makeReport }, report] = await Promise.all([import('@casewright/word/report'), describe(run, words)])
  const bytes = await makeReport(report, name, {
    run,
    title,
    words,
    neverModel: isWithoutModel(tool.manifest, run.action),
  })
  if (bytes.length > leaving.file) throw new CasewrightError('result-too-large')
  return bytes
}

const check = async (tool: LoadedServer, _: CheckJob, { desk }: Means): Promise<string[]> =>
  (await tool.firmProblems?.({ read: desk.readFirm, list: desk.listFirm })) ?? []

/** What each kind of job does with a tool. */
export const jobs: Jobs = { run, export: makeFile, saved: makeSavedFile, check }
