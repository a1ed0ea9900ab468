import { createHash } from 'node:crypto'

const password = 'correct horse battery'

/** A person at a browser, as far as HTTP tells: keeps cookies, names the origin. */
export function visitor(url) {
  const cookies = new Map()
  const person = { name: 'Dana Okafor', email: 'dana@example.com' }

  const send = async (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method) headers.set('origin', url)
    const answer = await fetch(url + path, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) cookies.set(...cookie.split(';')[0].split(/=(.*)/s))
    return answer
  }
  const expectOk = async (answer, what) => {
    if (!answer.ok) throw new Error(`${what}: ${answer.status} ${(await answer.text()).slice(0, 500)}`)
    return answer
  }
  const json = async (path) => (await expectOk(await send(path), path)).json()
  const post = (path, body) =>
    send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

  return {
    send,
    /** @param logs of the server: the first account takes the word that stands there */
    async signUp(logs) {
      const setupWord = /setup code: (\S+)/.exec(logs)?.[1]
      const unnamed = await post('/api/register', { ...person, password })
      if (unnamed.status !== 403) throw new Error(`an account without the setup code: ${unnamed.status}`)
      await expectOk(await post('/api/register', { ...person, password, setupWord }), 'making an account')
    },
    signIn: async () => expectOk(await post('/api/login', { email: person.email, password }), 'signing in'),

    /** Gives files to the first tool that works on a file alone. */
    async runTool(files) {
      const { tools } = await json('/api/tools')
      const action = tools.flatMap((tool) => Object.values(tool.actions)).find(takesAFile)
      if (!action) throw new Error('No tool takes a file')
      for (const { name, bytes } of files) {
        const form = new FormData()
        form.set(action.files.field, new Blob([bytes]), name)
        const answer = await send(action.path, { method: 'POST', body: form })
        await (await expectOk(answer, `${action.path} with ${name}`)).arrayBuffer()
      }
    },

    json,

    /** Asks every tool that needs nothing but a query. @returns {Promise<string>} what they answered */
    async ask(query) {
      const { tools } = await json('/api/tools')
      const actions = tools.flatMap((tool) => Object.values(tool.actions)).filter(takesAQuery)
      if (actions.length === 0) throw new Error('No tool takes a query')
      const answers = []
      for (const { path } of actions) answers.push(await (await expectOk(await post(path, { query }), path)).text())
      return answers.join('\n')
    },

    /** Everything of this person's that must outlast a restart: each run, and the bytes of each document. */
    async everything() {
      const { runs } = await json('/api/runs?limit=100')
      const whole = await Promise.all(runs.map(({ id }) => json(`/api/runs/${id}`)))
      const files = await Promise.all(
        whole.flatMap(({ documents }) =>
          documents.map(async ({ id }) => [id, hash(await (await send(`/api/documents/${id}/file`)).arrayBuffer())]),
        ),
      )
      return JSON.stringify({ user: await json('/api/user'), runs: whole, files: files.sort() })
    },

    /** An event stream that stays open, as a browser holds it. */
    async listen() {
      const abort = new AbortController()
      await expectOk(await send('/api/notifications/events', { signal: abort.signal }), 'listening')
      return () => abort.abort()
    },
  }
}

const hash = (bytes) => createHash('sha256').update(Buffer.from(bytes)).digest('hex')

/** Whether an action needs nothing but a query, and searches. */
const takesAQuery = ({ files, input, retain }) =>
  !files && retain === 'history' && (input.required ?? []).join() === 'query'

/** Whether an action needs nothing but a file, and is kept. */
const takesAFile = ({ files, input, retain }) => files && retain === 'history' && (input.required ?? []).length === 0
