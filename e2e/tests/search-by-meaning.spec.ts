import { expect, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { ownServer } from '../support/own-server.ts'
import { newAccount } from '../support/people.ts'

// The first account of an installation is its administrator.
ownServer(20)

test('an administrator sees that no embedding model is there, can fetch one, and turns search by meaning off', async ({
  page,
}) => {
  await newAccount(page)
  await page.goto('/admin/models')
  const meaning = page.getByRole('region', { name: 'Finding by meaning' })
  await expect(meaning).toContainText('No embedding model was added, so the library is searched by words alone.')
  await expect(meaning.getByRole('button', { name: 'Fetch all-minilm-l6-v2' })).toBeVisible()
  await accessible(page)
  await meaning.getByRole('switch', { name: 'Search the library by meaning as well' }).click({ force: true })
  await expect(meaning.getByRole('button', { name: /^Fetch/ })).toHaveCount(0)
})
