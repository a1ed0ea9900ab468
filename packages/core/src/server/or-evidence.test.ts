import { expect, it } from 'vitest'
import { z } from 'zod'
import { orEvidence } from './or-evidence.ts'

const request = { evidence: [], prompt: { id: 'a', version: '1', task: 'b' }, schema: z.object({}) }
const context = { reason: null, signal: new AbortController().signal, progress: () => {} }

it('says why no model took part: none is connected, unless there is another reason', async () => {
  expect(await orEvidence(context, request, 'the checks work alone.')).toEqual({
    reasoned: null,
    note: 'No model is connected: the checks work alone.',
  })
  const kept = { ...context, whyNoModel: 'No model was asked, as the matter is kept on this server' }
  expect((await orEvidence(kept, request)).note).toBe('No model was asked, as the matter is kept on this server.')
})
