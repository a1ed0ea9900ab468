import type { Kept } from '@casewright/core/client'
import { postJson, putJson } from '../lib/api.ts'

/** Keeps documents of a tool among the person's own. */
export const keep =
  (tool: string): Kept['save'] =>
  async (document, of) => {
    const response = of
      ? await putJson(`/api/kept/${encodeURIComponent(of.id)}`, { ...document, seen: of.seen })
      : await postJson('/api/kept', { tool, ...document })
    return (await response.json()) as { id: string; version: number }
  }
