import { createOTP } from '@better-auth/utils/otp'
import type { Factors } from '@casewright/api'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createAuthenticator } from './authenticator.ts'
import { startServer, type TestServer } from './harness.ts'
import { startMailServer } from './mail-server.ts'

type Member = Awaited<ReturnType<TestServer['member']>>
const password = 'correct horse battery'
const asJson = { accept: 'application/json' }
let server: TestServer
let post: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  post = await startMailServer()
  server = await startServer({ SMTP_URL: post.url, PUBLIC_URL: 'http://law.example.com', OFFLINE: '1' })
  await server.member('Ada Administrator')
})
afterAll(async () => {
  await server.stop()
  await post.stop()
})

const json = async <T>(answer: Response | Promise<Response>): Promise<T> => (await answer).json() as Promise<T>

/** The secret as the app has it, from the letters that are typed. */
function plain(base32: string): string {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return (bits.join('').match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('')
}
const codeOf = (secret: string, steps = 1) => createOTP(plain(secret)).hotp(Math.floor(Date.now() / 30_000) + steps)
const wrong = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

async function withApp() {
  const owner = await server.member('Ben Member')
  const { secret } = await json<{ secret: string }>(owner.post('/api/factors/app', { password }))
  const answer = owner.post('/api/factors/app/confirm', { code: await codeOf(secret, 0) })
  const { backupCodes } = await json<{ backupCodes: string[] }>(answer)
  return { owner, secret, backupCodes }
}
async function passwordGiven(who: Member, browser = server.visitor()) {
  const answer = await browser.post('/api/login', { email: who.email, password }, asJson)
  expect(await json<object>(answer)).toMatchObject({ code: 'second-factor-asked' })
  return browser
}
/** Lets a pause be over. */
const wait = () => server.services.pool.query(`update rate_limit set expire = 1 where key like 'code:%' and points > 5`)
const untilPause = async (who: Member, code: string) => {
  const browser = await passwordGiven(who)
  const answers: [number, string][] = []
  for (let n = 0; n < 5; n++) {
    const answer = await browser.post('/api/factors/sign-in', { code }, asJson)
    answers.push([answer.status, (await json<{ code: string }>(answer)).code])
  }
  return { browser, answers }
}
const pauseOf = async (who: Member, code: string) => {
  const browser = await passwordGiven(who)
  const answer = await browser.post('/api/factors/sign-in', { code })
  expect(answer.status).toBe(429)
  return /Try again in (.*)\.$/.exec(await answer.text())?.[1]
}
const mailsTo = async (email: string, subject: RegExp) => {
  await vi.waitFor(() => expect(server.services.inFlight.size).toBe(0), { timeout: 60_000 })
  return post.mails.filter((mail) => mail.to.includes(email) && subject.test(mail.subject))
}

it('ends what the password began after five wrong codes, and asks for longer and longer pauses', async () => {
  const { owner, secret } = await withApp()
  const seen: (string | undefined)[] = []
  for (let round = 0; round < 7; round++) {
    const { browser, answers } = await untilPause(owner, wrong(await codeOf(secret)))
    expect(answers).toEqual([...Array(4).fill([401, 'wrong-credentials']), [429, 'too-many-attempts']])
    const again = await browser.post('/api/factors/sign-in', { code: await codeOf(secret) })
    expect([again.status, await again.text()]).toEqual([401, expect.stringContaining('Start again')])
    seen.push(await pauseOf(owner, await codeOf(secret)))
    await wait()
  }
  expect(seen).toEqual(['1 minute', '5 minutes', '15 minutes', '60 minutes', '4 hours', '24 hours', '24 hours'])
})

it('counts backup codes and passkeys after the password as well, and starts over after a right one', async () => {
  const { owner, secret, backupCodes } = await withApp()
  const { answers } = await untilPause(owner, 'aaaaa-bbbbb')
  expect(answers.map(([status]) => status)).toEqual([401, 401, 401, 401, 429])
  await wait()
  const browser = await passwordGiven(owner)
  expect((await browser.post('/api/factors/sign-in', { code: backupCodes[0] })).status).toBe(200)

  const thief = await passwordGiven(owner)
  const device = createAuthenticator({ rpID: 'law.example.com', origin: 'http://law.example.com' })
  const options = await json<{ challenge: string }>(owner.post('/api/factors/passkeys/options', { password }))
  device.create(options)
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) {
    const asked = await json<{ challenge: string }>(thief.post('/api/factors/sign-in/passkey/options'))
    statuses.push((await thief.post('/api/factors/sign-in/passkey', { response: device.get(asked) })).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  expect(await pauseOf(owner, await codeOf(secret))).toBe('1 minute')
})

it('is the same at a server that starts later, and lets no more through when all come at once', async () => {
  const { owner, secret } = await withApp()
  const bad = wrong(await codeOf(secret))
  const browsers = await Promise.all(Array.from({ length: 5 }, () => passwordGiven(owner)))
  const tries = browsers.flatMap((browser) =>
    [1, 2, 3, 4].map(() => browser.post('/api/factors/sign-in', { code: bad }, asJson)),
  )
  const codes = await Promise.all(tries.map(async (answer) => (await json<{ code: string }>(answer)).code))
  expect(codes.filter((code) => code === 'wrong-credentials').length).toBeLessThan(5)
  expect(codes).toContain('too-many-attempts')
  const { createAttempts } = await import('../src/features/accounts/attempts.ts')
  await expect(createAttempts(server.services.pool).codeBegins(owner.person.id)).rejects.toThrow('Too many attempts')
})

it('does not make the owner wait where they have signed in before', async () => {
  const { owner, secret } = await withApp()
  await untilPause(owner, wrong(await codeOf(secret)))
  await pauseOf(owner, await codeOf(secret))
  await owner.post('/api/logout')
  const browser = await passwordGiven(owner, owner)
  expect((await browser.post('/api/factors/sign-in', { code: await codeOf(secret) })).status).toBe(200)
})

it('tells the owner by mail and on their page that somebody knows the password, until it is another one', async () => {
  const { owner, secret } = await withApp()
  await untilPause(owner, wrong(await codeOf(secret)))
  const [mail, ...more] = await mailsTo(owner.email, /^Incorrect codes after the correct password/)
  expect(more).toEqual([])
  expect(mail?.text).toContain('whoever it was knows your password')
  expect(mail?.text).not.toContain(secret)
  expect(await json<Factors>(owner.get('/api/factors'))).toMatchObject({ wrongCodesAt: expect.any(String) })
  const { events } = await json<{ events: { action: string; by: string; detail: object }[] }>(
    owner.get('/api/account/activity'),
  )
  expect(events.slice(0, 6).map(({ action, by }) => [action, by])).toEqual([
    ['account.sign-in-failed', 'somebody'],
    ['account.wrong-codes', 'somebody'],
    ...Array(4).fill(['account.sign-in-failed', 'somebody']),
  ])
  expect(events[1]?.detail).toEqual({ count: 5 })
  await owner.post('/api/account/password', { currentPassword: password, newPassword: 'a wholly new one' })
  expect(await json<Factors>(owner.get('/api/factors'))).toMatchObject({ wrongCodesAt: null })
})
