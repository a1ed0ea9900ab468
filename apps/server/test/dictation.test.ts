import { RecognizerError } from '@casewright/local-model/speech'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { fixtureModules } from './fixture-modules.ts'
import { startServer, type TestServer } from './harness.ts'

/** What the recognizer that is put in place of a model was given, and does with it. */
const heard: Uint8Array[] = []
const told: (readonly string[])[] = []
let hears: (sound: Uint8Array) => Promise<string>
let waiting = 0
let title: string | null = 'Whisper of the tests'
const recognizer = {
  title: async () => title,
  waiting: () => waiting,
  speed: () => null,
  pid: () => undefined,
  async hear(sound: Uint8Array, _: AbortSignal, again = false, names: readonly string[] = []) {
    heard.push(sound)
    told.push(names)
    return again ? `${await hears(sound)}, again` : hears(sound)
  },
  renew() {},
  close() {},
}

/** WAV with one channel, 16,000 samples a second and 16 bits. */
function wav(seconds: number, change: (file: Buffer) => void = () => {}): Buffer {
  const file = Buffer.alloc(44 + seconds * 32_000, 1)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, 16_000],
    [28, 32_000],
  ] as const)
    file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at)
  file.write('data', 36)
  file.writeUInt32LE(file.length - 44, 40)
  change(file)
  return file
}

const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

let server: TestServer
let ada: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startServer({ OFFLINE: '1' }, { modules: fixtureModules, recognizer })
  ada = await server.member()
})
afterAll(() => server.stop())
beforeEach(() => {
  heard.length = 0
  told.length = 0
  waiting = 0
  title = 'Whisper of the tests'
  hears = async () => 'The rent is due period'
})

const dictate = async (file: Uint8Array, part = false) => {
  const answer = await ada.send(`/api/dictation?part=${part}`, { method: 'POST', body: file as BodyInit })
  return [answer.status, answer.ok ? await answer.json() : await answer.text()]
}

it('says who listens, offline as well, and hears a piece of sound', async () => {
  expect(await (await server.visitor().get('/api/about')).json()).toMatchObject({
    speech: 'offline',
    listener: 'Whisper of the tests',
  })
  expect(await dictate(wav(2))).toEqual([200, { text: 'The rent is due period' }])
  expect(heard.map(({ length }) => length)).toEqual([64_000])
})

it('a part of what is being said is left out while others wait', async () => {
  waiting = 1
  expect(await dictate(wav(1), true)).toEqual([200, { text: null }])
  expect(await dictate(wav(1))).toEqual([200, { text: 'The rent is due period' }])
})

it('hears a sound by another reading, which is left out while others wait', async () => {
  const again = async () => {
    const answer = await ada.send('/api/dictation?again=true', { method: 'POST', body: wav(1) as BodyInit })
    return (await answer.json()).text
  }
  expect(await again()).toBe('The rent is due period, again')
  waiting = 1
  expect(await again()).toBeNull()
})

it.each([
  ['a zip', Buffer.from('PK\u0003\u0004 and then something'), 415, /not a sound that can be heard/],
  ['nothing', Buffer.alloc(0), 415, /not a sound/],
  ['another form', wav(1, (file) => file.writeUInt32LE(44_100, 24)), 415, /another form/],
  ['one that is cut', wav(1).subarray(0, 9000), 415, /cut/],
  ['more than it hears at once', wav(31), 413, /30 seconds/],
  ['an hour', Buffer.concat([wav(0), Buffer.alloc(3_000_000)]), 413, /30 seconds/],
])('%s is refused with a sentence', async (_, file, status, message) => {
  expect(await dictate(file)).toEqual([status, expect.stringMatching(message)])
  expect(heard).toEqual([])
})

it('says that there is no model, and what is wrong with one; the next piece is heard', async () => {
  title = null
  expect(await dictate(wav(1))).toEqual([404, 'This server has no speech model.'])
  title = 'Whisper of the tests'
  hears = async () => {
    throw new RecognizerError('crashed')
  }
  expect(await dictate(wav(1))).toEqual([502, expect.stringMatching(/starts again/)])
  hears = async () => 'here again'
  expect(await dictate(wav(1))).toEqual([200, { text: 'here again' }])
})

it('is for people who are signed in, and leaves neither sound nor words in the log or the database', async () => {
  hears = async () => 'the secret word is zanzibar'
  await dictate(wav(1))
  expect(server.logged()).not.toContain('zanzibar')
  const answer = await server.visitor().send('/api/dictation', { method: 'POST', body: wav(1) as BodyInit })
  expect(answer.status).toBe(401)
})

it('is told the names of the matter, of the letterhead and of the person, and the other reading is not', async () => {
  const { id } = await (
    await ada.send('/api/matters', { method: 'POST', ...json({ name: 'Harlow', number: null }) })
  ).json()
  await ada.send(`/api/matters/${id}/particulars`, {
    method: 'PUT',
    ...json({ parties: [{ name: 'Angela Harlow', role: 'plaintiff' }], judge: 'Ruth Ortega' }),
  })
  await ada.send('/api/office-profile', { method: 'PUT', ...json({ name: 'Dana Okafor', firm: 'Okafor & Reyes LLP' }) })
  const kept = await ada.send('/api/dictation/words', { method: 'PUT', ...json({ own: [' Kowalczyk ', 'Kowalczyk'] }) })
  expect(kept.status).toBe(204)

  const words = async (member: typeof ada) => (await member.send(`/api/dictation/words?matter=${id}`, {})).json()
  expect(await words(ada)).toEqual({
    matter: ['Angela Harlow', 'Ruth Ortega'],
    profile: ['Dana Okafor', 'Okafor & Reyes LLP'],
    own: ['Kowalczyk'],
  })
  const hear = (query: string) => ada.send(`/api/dictation?${query}`, { method: 'POST', body: wav(1) as BodyInit })
  await hear(`matter=${id}`)
  await hear(`matter=${id}&again=true`)
  await hear('')
  const ofPerson = ['Kowalczyk', 'Dana Okafor', 'Okafor & Reyes LLP']
  expect(told).toEqual([['Kowalczyk', 'Angela Harlow', 'Ruth Ortega', ...ofPerson.slice(1)], [], ofPerson])
})

it('tells nobody the names of a matter that is another’s', async () => {
  const { id } = await (
    await ada.send('/api/matters', { method: 'POST', ...json({ name: 'Hers', number: null }) })
  ).json()
  const bob = await server.member()
  expect((await bob.send(`/api/dictation/words?matter=${id}`, {})).status).toBe(404)
  const heardAll = await bob.send(`/api/dictation?matter=${id}`, { method: 'POST', body: wav(1) as BodyInit })
  expect([heardAll.status, told]).toEqual([200, [[]]])
  const long = await bob.send('/api/dictation/words', { method: 'PUT', ...json({ own: ['x'.repeat(61)] }) })
  expect(long.status).toBe(400)
})
