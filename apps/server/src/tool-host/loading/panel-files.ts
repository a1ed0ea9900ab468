import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { OwnTool } from './own-tool.ts'

/** More than that is no panel. */
const mostBytes = 10 * 1024 * 1024

/** A file for the browser, as it was when the server started. */
export interface PanelFile {
  address: string
  type: string
  body: Uint8Array<ArrayBuffer>
}

export interface PanelFiles {
  script: PanelFile
  styles?: PanelFile
}

/**
 * Reads a tool's files for the browser. Their addresses carry the hash of their content, and what is read here is what
 * is served, whatever becomes of the files: so a change needs a restart, as one of the server half does.
 */
export async function readPanel(id: string, { script, styles }: NonNullable<OwnTool['panel']>): Promise<PanelFiles> {
  return {
    script: await panelFile(id, script, 'js', 'text/javascript; charset=utf-8'),
    ...(styles && { styles: await panelFile(id, styles, 'css', 'text/css; charset=utf-8') }),
  }
}

async function panelFile(id: string, file: string, ending: string, type: string): Promise<PanelFile> {
  const body = new Uint8Array(await readFile(file))
  if (body.length === 0) throw new Error(`its panel.${ending} is empty`)
  if (body.length > mostBytes) throw new Error(`its panel.${ending} is larger than ${mostBytes / 1024 / 1024} MB`)
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 32)
  return { address: `/tool-panels/${id}/${hash}.${ending}`, type, body }
}
