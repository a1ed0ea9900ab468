import { CasewrightError, type OpenedDocument } from '@casewright/core'
import type { Toolbox } from '../../tool-host/loading/load.ts'
import type { ToolHost } from '../../tool-host/processes/host.ts'
import { fileAnswer } from './export-run.ts'

/** A Word file of one version of a document in My documents, made by the tool that saved it. */
export async function savedFile(
  toolHost: ToolHost,
  tools: Toolbox,
  person: string,
  { tool, title, content, shown, versions }: OpenedDocument,
): Promise<Response> {
  if (!tools.get(tool)) throw new CasewrightError('not-found', 'The tool for this document is no longer installed.')
  const named = versions.find(({ version }) => version === shown)?.title ?? title
  const bytes = await toolHost.perform({ kind: 'saved', tool, saved: { title: named, content } }, { person, desk: {} })
  return fileAnswer(bytes, named, `version ${shown}`, 'docx')
}
