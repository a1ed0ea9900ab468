import { expect, type Page } from '@playwright/test'

const agreement = `CONSULTING AGREEMENT

This Consulting Agreement (the "Agreement") is made on March 3, 2025, between Northgate Supply, Inc., an Ohio corporation ("Client"), and Alder Point Advisors LLC, a Delaware limited liability company ("Consultant").

1. Services

Consultant shall perform the services that Client asks for in writing, to the satisfaction of Client.

2. Fees

Client shall pay Consultant One Thousand Dollars ($1,500) each month within thirty (30) days after the date of each invoice.

3. Term

This Agreement begins on the date above. In the event that Client does not give notice, it shall automatically renew for successive terms of one year.

4. Indemnity

Consultant shall indemnify, defend and hold harmless Client from and against any and all claims, losses and expenses whatsoever, whether or not caused by Consultant.

5. Disputes

Each party waives its right to a trial by jury.

IN WITNESS WHEREOF, the parties have executed this Agreement.

By: ______________________
`
export const file = { name: 'agreement.txt', mimeType: 'text/plain', buffer: Buffer.from(agreement) }

export async function analyze(page: Page, given: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0] = file) {
  await page.goto('/document-analyzer')
  await page.locator('input[type=file]').setInputFiles(given)
  await expect(page.getByRole('heading', { name: 'AI Legal Analysis' })).toBeVisible({ timeout: 45_000 })
}
