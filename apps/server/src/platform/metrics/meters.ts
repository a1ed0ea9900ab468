import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What this process counts of itself. No label holds an id, an address of a person, or words of anybody. */
export const counted = new Registry()
const registers = [counted]

export const requestSeconds = new Histogram({
  name: 'casewright_http_request_duration_seconds',
  help: 'Requests by their route, until the answer begins.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
  registers,
})

const runSeconds = new Histogram({
  name: 'casewright_run_duration_seconds',
  help: 'Runs that ended, by tool and end, from when they were begun; how many is in _count.',
  labelNames: ['tool', 'state'] as const,
  buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 1800],
  registers,
})

export const openStreams = new Gauge({
  name: 'casewright_event_streams',
  help: 'Open streams of events.',
  registers,
})

export const modelCalls = new Counter({
  name: 'casewright_model_calls_total',
  help: 'Questions to language models by what became of them.',
  labelNames: ['provider', 'model', 'outcome'] as const,
  registers,
})

export const modelTokens = new Counter({
  name: 'casewright_model_tokens_total',
  help: 'Tokens of questions that were answered.',
  labelNames: ['provider', 'model', 'direction'] as const,
  registers,
})

export const lostToolProcesses = new Counter({
  name: 'casewright_tool_processes_lost_total',
  help: 'Processes of tools that ended while they were needed, by why.',
  labelNames: ['why'] as const,
  registers,
})

export const egressRequests = new Counter({
  name: 'casewright_egress_requests_total',
  help: 'Requests that left, or were refused, by what they were for.',
  labelNames: ['kind', 'outcome'] as const,
  registers,
})

export const egressBytes = new Counter({
  name: 'casewright_egress_bytes_total',
  help: 'Bytes of bodies that left and came.',
  labelNames: ['kind', 'direction'] as const,
  registers,
})

/** Counts a run that has ended. @param startedAt null: nobody had begun it */
export function countRunEnd(
  run: { tool: string; startedAt: Date | null },
  state: 'done' | 'failed' | 'cancelled',
): void {
  const seconds = run.startedAt ? (Date.now() - run.startedAt.getTime()) / 1000 : 0
  runSeconds.observe({ tool: run.tool, state }, Math.max(0, seconds))
}
