import type { IncomingHttpHeaders } from 'node:http'

const since = '2025-01-01T00:00:00Z'

/** The list of models in the shape of whoever asks: Anthropic's clients always send their version. */
export const modelList = (headers: IncomingHttpHeaders, names: string[]) =>
  headers['anthropic-version']
    ? {
        data: names.map((id) => ({
          type: 'model',
          id,
          display_name: id,
          created_at: since,
          capabilities: null,
          deprecated_at: null,
          lifecycle: 'active',
          line: null,
          max_input_tokens: 200_000,
          max_tokens: 32_000,
          retires_at: null,
        })),
        has_more: false,
        first_id: names[0] ?? null,
        last_id: names.at(-1) ?? null,
      }
    : {
        object: 'list',
        data: names.map((id) => ({ id, object: 'model', created: Date.parse(since) / 1000, owned_by: 'casewright' })),
      }
