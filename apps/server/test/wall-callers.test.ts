import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const sources = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * What reads or writes people's rows as the system, and so past the wall, and why it may. A new one is to be justified
 * here, or to go through `forUser`.
 */
const system: Record<string, string> = {
  'features/accounts/about.ts': 'whether there is an account at all',
  'http/accounts/account-routes.ts': 'lines of the audit log beside what one does with one’s own account',
  'features/accounts/deactivated.ts': 'refuses who was deactivated, before anybody is signed in',
  'features/accounts/erase.ts': 'an account ends, with the installation and the queue put right',
  'http/accounts/factors/app-routes.ts': 'an app that is being set up, in the table of better-auth',
  'http/middleware/ask-for-factor.ts': 'whether somebody must set up a second factor, asked with each request',
  'features/accounts/factors/codes.ts': 'a code at sign-in, before anybody is signed in',
  'features/accounts/factors/passkey-answer.ts': 'a passkey at sign-in, before anybody is signed in',
  'http/accounts/factors/routes.ts': 'an administrator takes off the factors of another',
  'http/accounts/factors/sign-in-routes.ts': 'a second factor at sign-in, before anybody is signed in',
  'features/accounts/idle.ts': 'when a session was last used, asked with each request, and those that nobody used',
  'features/accounts/known-devices.ts': 'a browser at sign-in, before anybody is signed in',
  'features/accounts/links/accept.ts': 'an invitation is accepted, before there is an account',
  'features/accounts/links/confirmation.ts': 'an email is confirmed by a link, by whoever has it',
  'features/accounts/links/forgotten.ts': 'somebody who is not signed in forgot their password',
  'features/accounts/links/invited.ts': 'whether an email is invited, for who registers with it',
  'features/accounts/links/links.ts': 'links are found by their token',
  'features/accounts/links/password.ts': 'a new password by a link',
  'http/accounts/link-routes.ts': 'who has just accepted an invitation',
  'features/accounts/links/send.ts': 'notes that a link went out by mail',
  'http/accounts/routes.ts': 'registration and sign-in',
  'features/accounts/setup-word.ts': 'whether there is an account at all',
  'features/accounts/single-sign-on/account.ts': 'whose account a sign-in of the firm is',
  'features/accounts/tell.ts': 'whether anybody vouches for the email that is told of a change',
  'http/admin/jobs/change.ts': 'whose run an administrator acts on, which is then done as its owner',
  'http/admin/jobs/list.ts': 'runs that wait or failed, for administrators, without content',
  'features/people/change.ts': 'an administrator changes an account',
  'features/people/disconnect.ts': 'an administrator disconnects single sign-on',
  'features/people/hand-over.ts': 'an administrator names an owner of what was left, by ids',
  'features/people/invite.ts': 'an administrator invites',
  'features/people/list.ts': 'the accounts, for administrators',
  'features/people/reset-link.ts': 'an administrator makes a link for a new password',
  'features/audit/chain.ts': 'the chain of the audit log, for administrators',
  'features/audit/export.ts': 'the audit log, for administrators',
  'features/audit/read.ts': 'the audit log, for administrators',
  'features/law-library/completion/question.ts': 'whether an administrator was asked, by the audit log',
  'features/law-library/newer/checked.ts': 'when the server last looked for newer law, by the audit log',
  'features/audit/record.ts': 'a line of the audit log stands in the transaction of its deed, whichever that is',
  'features/accounts/auth/auth.ts': 'better-auth: the first administrator',
  'features/uploads/blobs.ts': 'the bytes of a document that was found for its reader',
  'features/uploads/reading.ts': 'the text of a document of a run that is executed',
  'features/uploads/receive.ts': 'an upload while it arrives',
  'platform/egress/ledger.ts': 'requests that are nobody’s',
  'features/uploads/erase.ts': 'uploads that broke off',
  'features/runs/erase-runs.ts': 'transient runs that have ended',
  'features/settings/settings.ts': 'administrators change what holds for everybody',
  'boot/worker.ts': 'a worker asks how a run stands',
  'features/accounts/keys/holder.ts': 'whose key it is',
  'features/matters/kept-here.ts':
    'a run that is executed asks whether a matter is kept here, which only takes models away',
  'features/matters/left.ts': 'matters whose owner was deactivated, for administrators, by their ids',
  'http/metrics/looked-up.ts': 'counts, over everybody',
  'http/middleware/session.ts': 'the signed-in user',
  'tool-host/loading/troubles.ts': 'counts failures of tools, over everybody',
  'features/evaluations/store.ts': 'whether anybody’s run waits, for which an evaluation makes room',
  'features/holds/holds.ts': 'legal holds, for administrators',
  'features/retention/preview.ts': 'names each person, whose rows are then counted as theirs',
  'features/holds/subjects.ts': 'whom a legal hold can be placed on, for administrators',
  'features/treatment-alerts/compare.ts': 'what everybody’s reports and documents cite, compared with later law',
  'features/retention/sweep.ts': 'names each person, whose rows are then deleted as theirs',
  'features/runs/claim.ts': 'a worker takes a run',
  'features/runs/finish.ts': 'a worker ends a run',
  'features/runs/journal.ts': 'a worker tells of a run',
  'features/runs/seal-labels.ts': 'labels of before they were sealed',
  'features/runs/sweep.ts': 'runs that nobody will end',
  'tool-host/execution/execute.ts': 'a worker executes a run, with its owner and documents',
  'http/admin/usage-routes.ts': 'what was used, by everybody, for administrators',
  'features/usage/record.ts': 'a model call is counted with the prices of the installation, and written as its person',
}

const tables =
  'person|session|credential|apiKey|twoFactor|passkey|oneTimeLink|verification|matter|matterMember|document|documentChunk|documentText|run|runDocument|runStep|runReview|runPartial|knownDevice|keptDocument|keptVersion|treatmentWatch|egressEntry|personSetting|usageEntry|auditEvent|legalHold'
const snake = tables.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
/** A query of a table of people's, in the builder's words or in SQL. */
const query = new RegExp(
  `(?:selectFrom|insertInto|updateTable|deleteFrom|[jJ]oin)\\(\\s*'(?:${tables})\\b|\\b(?:from|into|update|join)\\s+(?:${snake})\\b`,
)
/** Something is done to the database itself, not within a transaction that was given. */
const outside = /(?:\bdb|\bpool)\s*\.\s*(?!destroy)\w|\.execute\(db\)|: Database \| Trx\b/

it('is the whole list of what goes past the wall', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.ts', { cwd: sources })) {
    if (
      file.endsWith('.test.ts') ||
      /^(?:platform\/db|research\/library|ops\/(?:backup|library|rotation))\//.test(file)
    )
      continue
    const text = readFileSync(sources + file, 'utf8')
      .replace(/^import.*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\/|(?<=\s)\/\/.*$/gm, '')
    if ((query.test(text) && outside.test(text)) || text.includes('asSystem(')) found.push(file)
  }
  expect(found.filter((file) => !(file in system)).sort(), 'justify it here, or go through forUser').toEqual([])
  expect(
    Object.keys(system).filter((file) => !found.includes(file)),
    'is not needed any more',
  ).toEqual([])
})
