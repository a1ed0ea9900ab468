import { CasewrightError, type Run } from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { type BlobStore, originalOf } from '../../features/uploads/index.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { ToolHost } from '../../tool-host/processes/host.ts'

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const

/** A file made of a run that is done, by the maker that its tool has for it. */
export async function exportRun(
  { tools, toolHost, blobs }: { tools: Toolbox; toolHost: ToolHost; blobs: BlobStore },
  person: string,
  run: Run,
  name: string,
  words: ExportWords,
): Promise<Response> {
  const tool = tools.get(run.tool)
  const offered = own(tool?.manifest.actions[run.action]?.exports, name)
  if (!offered || !own(tool?.exports, name))
    throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
  if (run.state !== 'done') throw new CasewrightError('conflict', 'Only a complete result can be exported.')
  const readOriginal = async (id: string) =>
    run.documents.some((document) => document.id === id) ? originalOf(blobs, id) : null
  const bytes = await toolHost.perform(
    { kind: 'export', tool: run.tool, name, run, words },
    { person, desk: { readOriginal } },
  )
  const file = `${run.label.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 120)} - ${offered.title}.${offered.type}`
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': mediaTypes[offered.type],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.toWellFormed())}`,
    },
  })
}

/** What an object has itself: 'constructor' is the name of no export. */
const own = <T>(object: Record<string, T> | undefined, name: string): T | undefined =>
  object && Object.hasOwn(object, name) ? object[name] : undefined
