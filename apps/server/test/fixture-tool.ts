import { setTimeout } from 'node:timers/promises'
import { CasewrightError, type CheckedQuote, checkedQuote, defineAction, defineManifest, quote } from '@casewright/core'
import { defineServer, type ToolContext } from '@casewright/core/server'
import { z } from 'zod'

const wait = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => {})

const echoInput = z.object({ text: z.string().min(1, 'Please enter a text'), wait: z.coerce.number().default(0) })

/** A tool of the tests, with an action of each mode and the ways in which tools go wrong. */
export const manifest = defineManifest({
  apiVersion: 1,
  id: 'echo',
  title: 'Echo',
  icon: 'wrench',
  order: 1,
  place: { kind: 'tab' },
  info: { description: 'Says what it was told.', features: ['Echo'], useCases: ['Tests'] },
  dashboard: { title: 'Echo', text: 'Echoes' },
  actions: {
    say: defineAction({
      path: '/api/echo',
      title: 'Say',
      input: echoInput,
      output: z.object({ text: z.string() }),
      mode: 'inline',
      retain: 'history',
      label: ({ text }) => text,
      exports: { memo: { title: 'Memo', type: 'txt' } },
    }),
    slowly: defineAction({
      title: 'Say slowly',
      input: echoInput,
      output: z.object({ text: z.string() }),
      mode: 'queued',
      retain: 'history',
    }),
    queued: defineAction({
      title: 'Say on a worker',
      input: echoInput,
      output: z.object({ text: z.string() }),
      mode: 'queued',
      retain: 'history',
    }),
    upload: defineAction({
      title: 'Upload',
      input: z.object({ kind: z.literal('detailed') }),
      output: z.object({ name: z.string(), words: z.string() }),
      mode: 'queued',
      files: { field: 'document', accept: ['.txt'], maxBytes: 2 * 1024 * 1024 },
      retain: 'history',
    }),
    whisper: defineAction({
      title: 'Whisper',
      input: echoInput,
      output: z.object({ text: z.string() }),
      mode: 'inline',
      retain: 'transient',
      label: ({ text }) => text,
    }),
    ask: defineAction({
      title: 'Ask the model',
      input: z.object({ evidence: z.string() }),
      output: z.object({ basis: z.enum(['none', 'model']), quotes: z.array(checkedQuote) }),
      mode: 'queued',
      retain: 'history',
    }),
    chat: defineAction({
      title: 'Chat with the model',
      input: z.object({ evidence: z.string() }),
      output: z.object({ quotes: z.array(checkedQuote) }),
      mode: 'inline',
      retain: 'transient',
    }),
    fail: defineAction({
      title: 'Fail',
      input: z.object({ how: z.enum(['throw', 'sentence', 'garbage', 'hang']) }),
      output: z.object({ text: z.string() }),
      mode: 'inline',
      retain: 'history',
    }),
  },
})

async function quoteFrom(evidence: string, context: ToolContext): Promise<CheckedQuote[]> {
  const reasoned = await context.reason?.({
    evidence: [{ id: 'e1', kind: 'document', title: 'evidence', text: evidence }],
    prompt: { id: 'ask', version: '7', task: 'Quote it.' },
    schema: z.object({ quotes: z.array(z.object({ words: quote() })) }),
    onPartial: (value) => context.partial({ replace: value }),
  })
  return reasoned?.answer.quotes.map(({ words }) => words) ?? []
}

export const server = defineServer({
  manifest,
  actions: {
    say: async ({ text, wait: ms }, context) => {
      context.partial({ append: text })
      await wait(ms, context.signal)
      return { text }
    },
    slowly: async ({ text, wait: ms }, context) => {
      for (let done = 1; done <= 3; done++) {
        context.progress({ message: `Part ${done}` })
        context.partial({ append: `${text} ` })
        await wait(ms / 3, context.signal)
      }
      return { text }
    },
    queued: ({ text }) => ({ text }),
    upload: async (_, context) => {
      const read = await context.files.read()
      return { name: context.files.documents[0]?.name ?? '', words: read.text }
    },
    whisper: ({ text }) => ({ text }),
    ask: async ({ evidence }, context) =>
      context.reason
        ? { basis: 'model' as const, quotes: await quoteFrom(evidence, context) }
        : { basis: 'none' as const, quotes: [] },
    chat: async ({ evidence }, context) => ({ quotes: await quoteFrom(evidence, context) }),
    fail: async ({ how }, context) => {
      if (how === 'throw') throw new Error('a secret of the client')
      if (how === 'sentence') throw new CasewrightError('damaged', 'brief.pdf is damaged.')
      if (how === 'hang') await wait(60_000, context.signal)
      return { text: 7 } as unknown as { text: string }
    },
  },
  firmProblems: async (firm) => {
    const unread = (await firm.list()).filter((name) => name !== 'words.json')
    return unread.map((name) => `${name}: this tool reads words.json alone.`)
  },
  exports: { memo: (run) => Buffer.from(`Memo: ${JSON.stringify(run.output)}`) },
})
