import { problem, ref } from './parts.ts'

const json = (schema: object) => ({ 'application/json': { schema } })
const tags = ['Runs']
const id = [ref('parameters', 'RunId')]
const query = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema })

/** What can be asked about runs, whichever tool they are of. */
export const runPaths = {
  '/api/runs': {
    get: {
      operationId: 'listRuns',
      tags,
      summary: 'Your runs, newest first',
      parameters: [
        query('tool', 'Only this tool', { type: 'string', maxLength: 100 }),
        query('text', 'With this text in the label', { type: 'string', maxLength: 200 }),
        query('limit', 'How many', { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
        query('before', '`next` from the previous page', { type: 'string' }),
      ],
      responses: {
        200: {
          description: 'A page of them',
          content: json({
            type: 'object',
            properties: {
              runs: { type: 'array', items: ref('schemas', 'RunSummary') },
              next: { type: ['string', 'null'], description: 'Cursor for the next page; null on the last page' },
            },
            required: ['runs', 'next'],
          }),
        },
        default: problem,
      },
    },
  },
  '/api/runs/{id}': {
    get: {
      operationId: 'readRun',
      tags,
      summary: 'A run with its steps and its result',
      parameters: id,
      responses: { 200: { description: 'The run', content: json(ref('schemas', 'Run')) }, default: problem },
    },
  },
  '/api/runs/{id}/events': {
    get: {
      operationId: 'followRun',
      tags,
      summary: 'A run’s events, until it ends',
      description:
        'Events `run`, `step`, `partial` (not checked yet), `result` and `error`. Resumes after `Last-Event-ID`.',
      parameters: [
        ...id,
        {
          name: 'Last-Event-ID',
          in: 'header',
          description: 'The last event received',
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
        default: problem,
      },
    },
  },
  '/api/runs/{id}/exports/{name}': {
    get: {
      operationId: 'exportRun',
      tags,
      summary: 'A file exported from a result',
      parameters: [
        ...id,
        { name: 'name', in: 'path', required: true, description: 'Of the export', schema: { type: 'string' } },
      ],
      responses: {
        200: {
          description: 'The file',
          content: {
            'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
          },
        },
        default: problem,
      },
    },
  },
  '/api/runs/{id}/sealed': {
    get: {
      operationId: 'sealRun',
      tags,
      summary: 'A result that is not saved here, sealed for you',
      description: 'Of a transient action: its run is deleted a minute after it ends. Files can be made of it later.',
      parameters: id,
      responses: {
        200: {
          description: 'The sealed result',
          content: json({ type: 'object', properties: { sealed: { type: 'string' } }, required: ['sealed'] }),
        },
        default: problem,
      },
    },
  },
  '/api/runs/sealed/exports/{name}': {
    post: {
      operationId: 'exportSealedRun',
      tags,
      summary: 'A file exported from a sealed result',
      parameters: [
        { name: 'name', in: 'path', required: true, description: 'Of the export', schema: { type: 'string' } },
      ],
      requestBody: {
        required: true,
        content: json({ type: 'object', properties: { sealed: { type: 'string' } }, required: ['sealed'] }),
      },
      responses: {
        200: {
          description: 'The file',
          content: {
            'application/octet-stream': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } },
          },
        },
        default: problem,
      },
    },
  },
  '/api/runs/{id}/cancel': {
    post: {
      operationId: 'cancelRun',
      tags,
      summary: 'End a run',
      parameters: id,
      responses: { 200: { description: 'The run', content: json(ref('schemas', 'Run')) }, default: problem },
    },
  },
}
