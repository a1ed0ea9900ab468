import type { Sealed } from '@casewright/core/client'
import { getFile, getJson } from '../lib/api.ts'
import { saveFile } from '../lib/save-file.ts'

/** Results of transient runs, which the server does not keep: the page holds them sealed, and hands them back for a file. */
export const sealed: Sealed = {
  seal: async (id) => (await getJson('/api/runs/:id/sealed', { params: { id } })).sealed,
  async download(result, name) {
    const file = await getFile(`/api/runs/sealed/exports/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sealed: result }),
    })
    saveFile(file.name, file)
  },
}
