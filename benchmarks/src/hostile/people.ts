import type { Attack } from './inputs.ts'

/** Several people, so that nobody's limit of runs keeps the attack out. @returns their cookies */
export async function signUpMany(url: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let nth = 0; nth < count; nth++) {
    const person = { name: `Person ${nth}`, email: `person-${nth}@example.com`, password: 'correct horse battery' }
    const answer = await fetch(`${url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    if (!answer.ok) throw new Error(`An account could not be made: ${answer.status}`)
    cookies.push(
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    )
  }
  return cookies
}

/** Sends an attack and waits for its end. @returns how it ended: 'done', a code, or a status */
export async function strike(
  url: string,
  cookie: string,
  { path, body }: Attack,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData()
  if ('bytes' in body) form.set('document', new File([body.bytes as Uint8Array<ArrayBuffer>], String(body.file)))
  try {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: {
        cookie,
        accept: 'application/json',
        ...('bytes' in body ? {} : { 'content-type': 'application/json' }),
      },
      body: 'bytes' in body ? form : JSON.stringify(body),
      signal,
    })
    const { code } = answer.ok ? { code: 'done' } : ((await answer.json()) as { code?: string })
    await answer.body?.cancel().catch(() => {})
    return code ?? String(answer.status)
  } catch (error) {
    return signal.aborted ? 'not in time' : `no answer (${(error as Error).name})`
  }
}
