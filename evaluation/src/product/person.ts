import { type Asked, readAnswer } from './read-answer.ts'

/** Somebody the signed-in user and asks. */
export interface Person {
  ask(path: string, input: unknown): Promise<Asked>
  /** What an address answers. */
  look(path: string): Promise<unknown>
  /** Sends sound, and gets the words that were heard. */
  dictate(wav: Uint8Array): Promise<string>
  /** Tokens that the model of a run used, in and out; none where no model took part. */
  tokensOf(run: string): Promise<number>
}

const account = { name: 'Evaluation', email: 'evaluation@example.com', password: 'correct horse battery' }

/** Makes an account, as a person does on the first day. */
export async function signUp(url: string): Promise<Person> {
  const json = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/register`, { method: 'POST', headers: json, body: JSON.stringify(account) })
  if (!answer.ok) throw new Error(`No account could be made: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  return {
    async ask(path, input) {
      const started = performance.now()
      const headers = { ...json, cookie, accept: 'text/event-stream' }
      const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) })
      return readAnswer(response, started)
    },
    async look(path) {
      const response = await fetch(url + path, { headers: { cookie } })
      if (!response.ok) throw new Error(await response.text())
      return response.json()
    },
    async dictate(wav) {
      const headers = { origin: url, cookie }
      const response = await fetch(`${url}/api/dictation`, { method: 'POST', headers, body: new Blob([wav]) })
      if (!response.ok) throw new Error(await response.text())
      return ((await response.json()) as { text: string }).text
    },
    async tokensOf(run) {
      const response = await fetch(`${url}/api/runs/${run}`, { headers: { cookie } })
      if (!response.ok) return 0
      const { provenance } = (await response.json()) as Told
      return (provenance?.calls ?? []).reduce((sum, { tokens: { input, output } }) => sum + input + output, 0)
    },
  }
}

interface Told {
  provenance: { calls?: { tokens: { input: number; output: number } }[] } | null
}
