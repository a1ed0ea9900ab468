import { createHash } from 'node:crypto'

const password = 'correct horse battery'
/** What the servers are set to ask of the first account. */
export const setupWord = 'a word of the faults'

/** A run that the server said it took. */
export interface Accepted {
  id: string
  person: Person
  /** Of what was uploaded, in hex. */
  sha256?: string
}

export interface Answer {
  status: number
  text: string
  headers: Headers
}

let people = 0

/** Somebody with an account, at an address of their own. */
export class Person {
  url: string
  readonly email = `person-${process.pid}-${++people}@example.com`
  readonly #address = `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`
  #cookie = ''

  constructor(url: string) {
    this.url = url
  }

  /** The headers by which the server knows them. */
  signed = () => ({ cookie: this.#cookie, 'x-forwarded-for': this.#address })

  /** @throws where no answer came at all */
  async ask(path: string, init: { method?: string; body?: string | FormData; headers?: Record<string, string> } = {}) {
    const { method = init.body === undefined ? 'GET' : 'POST', body, headers } = init
    const answer = await fetch(this.url + path, {
      method,
      headers: {
        ...this.signed(),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(120_000),
    })
    const set = answer.headers.getSetCookie()
    if (set.length > 0) this.#cookie = set.map((one) => one.split(';')[0]).join('; ')
    return { status: answer.status, text: await answer.text(), headers: answer.headers } satisfies Answer
  }

  async join(): Promise<this> {
    const account = { name: 'Dana Okafor', email: this.email, password, setupWord }
    const answer = await this.ask('/api/register', { body: JSON.stringify(account) })
    if (answer.status !== 200) throw new Error(`No account was made: ${answer.status} ${answer.text}`)
    return this
  }

  signIn = () => this.ask('/api/login', { body: JSON.stringify({ email: this.email, password }) })

  /** Gives a document to a tool without waiting for its end. */
  async upload(path: string, name: string, bytes: Uint8Array | string): Promise<{ answer: Answer; run?: Accepted }> {
    const form = new FormData()
    form.set('document', new Blob([bytes as BlobPart]), name)
    const answer = await this.ask(path, { body: form, headers: { prefer: 'respond-async' } })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return answer.status === 202 ? { answer, run: { id: idOf(answer), person: this, sha256 } } : { answer }
  }

  /** Starts an action without waiting for its end. */
  async start(path: string, input: object): Promise<{ answer: Answer; run?: Accepted }> {
    const answer = await this.ask(path, { body: JSON.stringify(input), headers: { prefer: 'respond-async' } })
    return answer.status === 202 ? { answer, run: { id: idOf(answer), person: this } } : { answer }
  }
}

const idOf = ({ text }: Answer) => (JSON.parse(text) as { id: string }).id

/** So many people with accounts, made a few at a time. */
export async function peopleAt(url: string, count: number): Promise<Person[]> {
  const all = Array.from({ length: count }, () => new Person(url))
  for (let at = 0; at < count; at += 8) await Promise.all(all.slice(at, at + 8).map((person) => person.join()))
  return all
}
