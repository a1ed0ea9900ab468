import type { DocumentText } from '../document-text.ts'
import { CasewrightError } from '../errors.ts'
import type { Law } from '../law.ts'
import type { ToolManifest } from '../manifest.ts'
import type { Office } from '../office.ts'
import type { Reason } from '../reason/reason.ts'
import type { Amounts, PartialPatch, Step } from '../run.ts'
import { type Account, createAccount } from '../server/account.ts'
import { budgetOf, usualBudget } from '../server/budget.ts'
import type { LoadedServer, ToolServer } from '../server/define-server.ts'
import { noLaw, noWeb } from '../server/nobody.ts'
import { settled, withCoverage } from '../server/with-coverage.ts'
import type { Web } from '../web.ts'

export interface TestRun {
  output: unknown
  steps: Step[]
  partials: PartialPatch[]
}

interface Given {
  documents?: { name: string; text: DocumentText }[]
  signal?: AbortSignal
  /** What a test's law knows; the rest finds nothing. */
  law?: Partial<Law>
  /** The firm's own files for the tool, by name. */
  firm?: Record<string, string>
  /** What the person's profile and the matter know; nothing unless given. */
  office?: Partial<Office>
  /** What a test's model says; none unless given. */
  reason?: Reason | null
  /** What one answer may take. */
  budget?: Partial<Amounts>
  /** What a test's web gives. */
  web?: Partial<Web>
}

/** A context with no model, no sources and the given documents, which records what a tool reports. */
export const testContext = (given: Given = {}) => {
  const steps: Step[] = []
  const partials: PartialPatch[] = []
  const documents = (given.documents ?? []).map(({ name, text }, index) => ({
    info: { id: `document-${index + 1}`, name, bytes: text.text.length },
    text,
  }))
  const account = createAccount()
  const parts = {
    user: { id: 'test-user', name: 'Test User' },
    signal: given.signal ?? new AbortController().signal,
    log: { info: () => {}, warn: () => {} },
    reason: given.reason ? counting(given.reason, account) : null,
    law: { ...noLaw, ...given.law },
    web: { ...noWeb, ...given.web },
    files: {
      documents: documents.map((document) => document.info),
      read: async (id?: string) => {
        const found = id ? documents.find((document) => document.info.id === id) : documents[0]
        if (!found) throw new CasewrightError('bad-input', 'No document was uploaded.')
        return found.text
      },
    },
    firm: {
      read: async (name: string) => given.firm?.[name] ?? null,
      list: async () => Object.keys(given.firm ?? {}).sort(),
    },
    office: async () => ({ profile: null, matter: null, ...given.office }),
    progress: (step: Step) => void steps.push(step),
    partial: (patch: PartialPatch) => void partials.push(patch),
    provenance: () => {},
    budget: budgetOf(account, { ...usualBudget, ...given.budget }, () => {}),
  }
  return { context: withCoverage(parts, account), account, steps, partials }
}

/** A test's model counts its tokens by what it is given and gives. */
const counting =
  (reason: Reason, account: Account): Reason =>
  async (request) => {
    const reasoned = await reason(request)
    const characters = JSON.stringify([request.evidence.map(({ text }) => text), reasoned.answer]).length
    account.tokens(Math.ceil(characters / 4))
    return reasoned
  }

/** Runs an action as the host does: input and output are held to the manifest's schemas. */
export async function runAction<M extends ToolManifest>(
  tool: ToolServer<M>,
  action: keyof M['actions'] & string,
  input: unknown,
  given: Given = {},
): Promise<TestRun> {
  const server = tool as unknown as LoadedServer
  const schemas = server.manifest.actions[action]
  const handler = server.actions[action]
  if (!schemas || !handler) throw new Error(`The tool has no action '${action}'`)
  const { context, account, steps, partials } = testContext(given)
  const output = settled(await handler(schemas.input.parse(input), context), account)
  return { output: schemas.output.parse(output), steps, partials }
}
