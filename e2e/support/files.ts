import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

/** A real document by its path in TEST_DATA's folder of documents; without it the test is skipped, saying so. */
export function realDocument(path: string): string {
  const folder = process.env.TEST_DATA
  test.skip(!folder, 'TEST_DATA is not set: there are no real documents to upload')
  const file = join(folder ?? '', 'documents', path)
  test.skip(!existsSync(file), `TEST_DATA has no documents/${path}`)
  return file
}

const brief = `IN THE SUPERIOR COURT OF THE STATE OF EXAMPLE

JANE ROE, Plaintiff,
v.
ACME STORAGE, INC., Defendant.

Case No. 24-CV-0117

MEMORANDUM OF LAW IN SUPPORT OF MOTION TO DISMISS

INTRODUCTION

The complaint should be dismissed because it was filed after the statute of limitations had run. The lease of the
storage unit ended on March 1, 2019, and the plaintiff brought this action on June 3, 2024. Acme Storage, Inc. moves
to dismiss the complaint in its entirety.

STATEMENT OF FACTS

The parties signed a rental agreement on February 2, 2018. The agreement provides that the tenant shall indemnify and
hold harmless the landlord from all claims arising out of the use of the unit. The agreement also provides that any
dispute shall be resolved by binding arbitration. The tenant waives trial by jury. The agreement renews automatically
for successive terms of one year unless either party gives notice at least sixty days before the end of the term.

ARGUMENT

The period of limitation for a claim on a written contract began when the alleged breach occurred. The plaintiff knew
of the alleged breach on the day on which the lease ended. Because more than five years passed before the complaint
was filed, the claim is time-barred. The plaintiff does not allege any fact that would toll the period.

CONCLUSION

For these reasons, the court should dismiss the complaint with prejudice.
`

/** A short brief of our own, for where the content does not have to be real. */
export const ownBrief = { name: 'motion.txt', mimeType: 'text/plain', buffer: Buffer.from(brief) }
