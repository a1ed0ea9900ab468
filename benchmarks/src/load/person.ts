import { Agent, FormData, fetch } from 'undici'

/** Somebody who works on pages of a server, from an address of their own. */
export interface Person {
  signUp(): Promise<void>
  signIn(): Promise<void>
  history(): Promise<void>
  search(query: string): Promise<void>
  /** Asks and reads the answer as it streams. */
  chat(question: string): Promise<void>
  /** Gives a document and waits for its summary. */
  upload(text: string): Promise<void>
  leave(): Promise<void>
}

/**
 * @param nth tells people apart: each has an address of the loopback network and an account
 * @throws Error from each deed where the server does not do it
 */
export function personAt(url: string, nth: number): Person {
  const dispatcher = new Agent({
    localAddress: `127.0.${1 + Math.floor(nth / 250)}.${1 + (nth % 250)}`,
    connections: 4,
    bodyTimeout: 60_000,
    headersTimeout: 60_000,
  })
  const account = { email: `person-${nth}@example.com`, password: 'correct horse battery' }
  let cookie = ''

  const ask = async (path: string, init: { body?: string | FormData; accept?: string } = {}) => {
    const { body, accept = 'application/json' } = init
    const answer = await fetch(url + path, {
      dispatcher,
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, accept, ...(typeof body === 'string' && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 120)}`)
    if (accept === 'text/event-stream' && !/^event: result$/m.test(text)) throw new Error(`${path}: no result came`)
    const set = answer.headers.getSetCookie()
    if (set.length > 0) cookie = set.map((one) => one.split(';')[0]).join('; ')
  }
  const post = (path: string, body: object, accept?: string) => ask(path, { body: JSON.stringify(body), accept })

  return {
    signUp: () => post('/api/register', { name: `Person ${nth}`, ...account }),
    signIn: () => post('/api/login', account),
    history: () => ask('/api/runs?limit=20'),
    search: (query) => post('/api/legal-search', { query }),
    chat: (question) => post('/api/quick-question', { question }, 'text/event-stream'),
    upload: (text) => {
      const form = new FormData()
      form.set('summaryType', 'detailed')
      form.set('document', new Blob([text]), `brief-${nth}.txt`)
      return ask('/api/summarize-document', { body: form })
    },
    leave: () => dispatcher.close(),
  }
}
