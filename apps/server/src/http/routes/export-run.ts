import { CasewrightError, exportsOf, fileName, type Run } from '@casewright/core'
import type { ExportWords } from '@casewright/core/server'
import { type BlobStore, originalOf } from '../../features/uploads/index.ts'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { ToolHost } from '../../tool-host/processes/host.ts'

const mediaTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
} as const

/** Names of earlier versions, under which addresses may still be kept. */
const formerly: Record<string, string> = { memo: 'word', report: 'word' }

/** A file made of a run that is done, by the maker that its tool has for it. */
export async function exportRun(
  { tools, toolHost, blobs }: { tools: Toolbox; toolHost: ToolHost; blobs: BlobStore },
  person: string,
  run: Run,
  name: string,
  words: ExportWords,
): Promise<Response> {
  const action = tools.get(run.tool)?.manifest.actions[run.action]
  const offers = action ? exportsOf(action) : {}
  const asked = own(offers, name) ? name : (own(formerly, name) ?? name)
  const offered = own(offers, asked)
  if (!offered) throw new CasewrightError('not-found', 'This result cannot be exported in that format.')
  if (run.state !== 'done') throw new CasewrightError('conflict', 'Only a complete result can be exported.')
  const readOriginal = async (id: string) =>
    run.documents.some((document) => document.id === id) ? originalOf(blobs, id) : null
  const bytes = await toolHost.perform(
    { kind: 'export', tool: run.tool, name: asked, run, words },
    { person, desk: { readOriginal } },
  )
  // A transient run has no label of its own.
  const label = action?.retain === 'transient' ? (tools.get(run.tool)?.manifest.title ?? '') : run.label
  return fileAnswer(bytes, label, offered.title, offered.type)
}

/** The ending of the file that a label names: what is made of it has its own. */
const documentEnding = /\.(?:pdf|docx?|txt)(?=$| and )/gi

/** RFC 8187 has these by their numbers as well. */
const byNumber = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** A file to be saved, with a name that every system takes. */
export function fileAnswer(bytes: Uint8Array, label: string, title: string, type: keyof typeof mediaTypes): Response {
  const file = fileName(label.replace(documentEnding, ''), type, ` - ${title}`)
  const encoded = encodeURIComponent(file.toWellFormed()).replace(/['()*]/g, byNumber)
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': mediaTypes[type],
      'content-disposition': `attachment; filename*=UTF-8''${encoded}`,
    },
  })
}

/** What an object has itself: 'constructor' is the name of no export. */
const own = <T>(object: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined
