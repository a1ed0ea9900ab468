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
  'accounts/about.ts': 'whether there is an account at all',
  'accounts/account-routes.ts': 'lines of the audit log beside what one does with one’s own account',
  'accounts/deactivated.ts': 'refuses who was deactivated, before anybody is signed in',
  'accounts/erase.ts': 'an account ends, with the installation and the queue put right',
  'accounts/factors/app-routes.ts': 'an app that is being set up, in the table of better-auth',
  'accounts/factors/asked.ts': 'whether somebody must set up a second factor, asked with each request',
  'accounts/factors/codes.ts': 'a code at sign-in, before anybody is signed in',
  'accounts/factors/passkey-answer.ts': 'a passkey at sign-in, before anybody is signed in',
  'accounts/factors/routes.ts': 'an administrator takes off the factors of another',
  'accounts/factors/sign-in-routes.ts': 'a second factor at sign-in, before anybody is signed in',
  'accounts/idle.ts': 'when a session was last used, asked with each request, and those that nobody used',
  'accounts/known-devices.ts': 'a browser at sign-in, before anybody is signed in',
  'accounts/links/accept.ts': 'an invitation is accepted, before there is an account',
  'accounts/links/confirmation.ts': 'an email is confirmed by a link, by whoever has it',
  'accounts/links/forgotten.ts': 'somebody who is not signed in forgot their password',
  'accounts/links/invited.ts': 'whether an email is invited, for who registers with it',
  'accounts/links/links.ts': 'links are found by their token',
  'accounts/links/password.ts': 'a new password by a link',
  'accounts/links/routes.ts': 'who has just accepted an invitation',
  'accounts/links/send.ts': 'notes that a link went out by mail',
  'accounts/routes.ts': 'registration and sign-in',
  'accounts/setup-word.ts': 'whether there is an account at all',
  'accounts/single-sign-on/account.ts': 'whose account a sign-in of the firm is',
  'accounts/tell.ts': 'whether anybody vouches for the email that is told of a change',
  'admin/jobs/change.ts': 'whose run an administrator acts on, which is then done as its owner',
  'admin/jobs/list.ts': 'runs that wait or failed, for administrators, without content',
  'admin/people/change.ts': 'an administrator changes an account',
  'admin/people/disconnect.ts': 'an administrator disconnects single sign-on',
  'admin/people/hand-over.ts': 'an administrator names an owner of what was left, by ids',
  'admin/people/invite.ts': 'an administrator invites',
  'admin/people/list.ts': 'the accounts, for administrators',
  'admin/people/reset-link.ts': 'an administrator makes a link for a new password',
  'audit/chain.ts': 'the chain of the audit log, for administrators',
  'audit/export.ts': 'the audit log, for administrators',
  'audit/read.ts': 'the audit log, for administrators',
  'audit/record.ts': 'a line of the audit log stands in the transaction of its deed, whichever that is',
  'auth.ts': 'better-auth: the first administrator',
  'documents/blobs.ts': 'the bytes of a document that was found for its reader',
  'documents/keep.ts': 'a tool keeps a file for the owner of its run',
  'documents/reading.ts': 'the text of a document of a run that is executed',
  'documents/receive.ts': 'an upload while it arrives',
  'egress/ledger.ts': 'requests that are nobody’s',
  'erasure/documents.ts': 'uploads that broke off',
  'erasure/runs.ts': 'transient runs that have ended',
  'installation/settings.ts': 'administrators change what holds for everybody',
  'jobs/work.ts': 'a worker asks how a run stands',
  'keys/holder.ts': 'whose key it is',
  'matters/left.ts': 'matters whose owner was deactivated, for administrators, by their ids',
  'metrics/looked-up.ts': 'counts, over everybody',
  'middleware/session.ts': 'who is signed in',
  'plugins/troubles.ts': 'counts failures of tools, over everybody',
  'retention/holds.ts': 'legal holds, for administrators',
  'retention/preview.ts': 'names each person, whose rows are then counted as theirs',
  'retention/subjects.ts': 'whom a legal hold can be placed on, for administrators',
  'retention/sweep.ts': 'names each person, whose rows are then deleted as theirs',
  'runs/claim.ts': 'a worker takes a run',
  'runs/finish.ts': 'a worker ends a run',
  'runs/journal.ts': 'a worker tells of a run',
  'runs/seal-labels.ts': 'labels of before they were sealed',
  'runs/sweep.ts': 'runs that nobody will end',
  'tools/execute.ts': 'a worker executes a run, with its owner and documents',
  'usage/admin-routes.ts': 'what was used, by everybody, for administrators',
  'usage/record.ts': 'a call of a model is counted with the prices of the installation, and written as its person',
}

const tables =
  'person|session|credential|apiKey|twoFactor|passkey|oneTimeLink|verification|matter|matterMember|document|documentChunk|documentText|run|runDocument|runStep|runReview|runPartial|knownDevice|keptDocument|keptVersion|egressEntry|personSetting|usageEntry|auditEvent|legalHold'
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
    if (file.endsWith('.test.ts') || /^(?:db|library|backup|rotation)\//.test(file)) continue
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
