import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { newDataFolder } from '../support/data-folder.ts'
import { startMilliseconds } from '../support/main.ts'
import { newAccount, password } from '../support/people.ts'
import { ownPort } from '../support/ports.ts'
import { startCasewright } from '../support/server.ts'

const port = ownPort(63)
test.use({ baseURL: `http://127.0.0.1:${port}` })

let folder = ''
let casewright: Awaited<ReturnType<typeof startCasewright>>
test.beforeAll(async () => {
  test.setTimeout(startMilliseconds)
  folder = await newDataFolder()
  // As an import leaves a model; nothing here reads its weights.
  const model = join(folder, 'language-models', 'small')
  await mkdir(model, { recursive: true })
  await writeFile(join(model, 'model.gguf'), 'weights')
  const card = { name: 'small', title: 'Small One', license: 'MIT', bytes: 90_000_000, sha256: '0', from: 'a.gguf' }
  await writeFile(join(model, 'model.json'), JSON.stringify(card))
  casewright = await startCasewright(port, { E2E_DATA_DIR: folder, E2E_KEEP_DATA: '1', OFFLINE: '1' })
})
test.afterAll(async () => {
  await casewright.stop()
  await rm(folder, { recursive: true, force: true })
})

let email: string | undefined
/** The first account of the server. */
async function asAdministrator(page: Page) {
  if (email === undefined) ({ email } = await newAccount(page))
  else expect((await page.request.post('/api/login', { data: { email, password } })).ok()).toBe(true)
}

const here = (page: Page) => page.getByRole('region', { name: 'Language models on this server' })
const row = (page: Page) =>
  here(page)
    .getByRole('row', { name: /Small One/ })
    .first()

test('an administrator chooses the model that writes, adds weights of the server, and removes a model', async ({
  page,
}) => {
  await asAdministrator(page)
  await page.goto('/admin/models')
  await expect(row(page)).toContainText('Not evaluated')
  await expect(here(page).getByRole('row', { name: /SmolLM2 135M Instruct/ })).toContainText('Not on this server')
  await accessible(page)

  await row(page).getByRole('button', { name: 'Use Small One' }).click()
  await expect(page.getByText('Small One writes from now on', { exact: true })).toBeVisible()
  await expect(row(page)).toContainText('In use')
  await expect(page.getByText('On this server. Nothing leaves it.')).toBeVisible()
  await expect(row(page).getByRole('button', { name: 'Remove Small One' })).toHaveCount(0)
  await page.goto('/admin/models')
  await row(page).getByRole('button', { name: 'Stop using Small One' }).click()
  await expect(page.getByText('Every tool works from evidence alone.')).toBeVisible()

  await writeFile(join(folder, 'weights', 'broken.gguf'), 'no weights at all')
  await page.reload()
  await here(page).getByRole('button', { name: 'Add weights' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add weights' })
  await expect(dialog).toContainText(join(folder, 'weights'))
  await accessible(page)
  await dialog.getByText('broken.gguf').click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The weights were not added.')
  await expect(page.getByRole('alert')).toContainText('The model file is not a GGUF file')

  await row(page).getByRole('button', { name: 'Remove Small One' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Remove Small One?' })
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await expect(row(page)).toBeVisible()
  await row(page).getByRole('button', { name: 'Remove Small One' }).click()
  await asked.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Small One was removed', { exact: true })).toBeVisible()
  await expect(row(page)).toHaveCount(0)
})

test('an administrator has the models evaluated on the server, sees the questions, and sets the hours', async ({
  page,
}) => {
  await asAdministrator(page)
  const model = join(folder, 'language-models', 'small')
  await mkdir(model, { recursive: true })
  await writeFile(join(model, 'model.gguf'), 'weights')
  const card = { name: 'small', title: 'Small One', license: 'MIT', bytes: 90_000_000, sha256: '0', from: 'a.gguf' }
  await writeFile(join(model, 'model.json'), JSON.stringify(card))
  await page.goto('/admin/models')
  await here(page).getByRole('button', { name: 'See the 12 questions' }).click()
  const questions = page.getByRole('dialog', { name: 'Questions of the evaluation' })
  await expect(questions.getByRole('listitem')).toHaveCount(12)
  await expect(questions.getByText('no sentence answers this')).toHaveCount(2)
  await accessible(page)
  await questions.getByRole('button', { name: 'Close' }).last().click()

  // Its weights are none: the page says so in place of a figure.
  await here(page).getByRole('button', { name: 'Evaluate all' }).click()
  await expect(here(page).getByText(/^Not evaluated: The model file is not a GGUF file/)).toBeVisible({
    timeout: 60_000,
  })

  const meaning = page.getByRole('region', { name: 'Finding by meaning' })
  await expect(meaning).toContainText('When: At any time.')
  await meaning.getByRole('button', { name: 'Change the hours of background work' }).click()
  const hours = page.getByRole('dialog', { name: 'Hours of background work' })
  await hours.getByText('Only in some hours').click()
  await accessible(page)
  await hours.getByRole('button', { name: 'Save' }).click()
  await expect(meaning).toContainText('When: 8 PM to 6 AM')
  await page.reload()
  await expect(meaning).toContainText('When: 8 PM to 6 AM')
})

test('what an evaluation found stands in the table, and one that runs shows how far it is and is canceled', async ({
  page,
}) => {
  await asAdministrator(page)
  const result = {
    answered: 9,
    wrong: 2,
    silent: 1,
    of: 12,
    seconds: 300,
    tokensPerSecond: 12.5,
    at: '2026-11-28T06:00:00Z',
  }
  let state = 'running'
  await page.route('**/api/admin/language-models', async (route) => {
    const answer = await (await route.fetch()).json()
    const models = answer.models.map((one: { name: string }) =>
      one.name === 'small' ? { ...one, here: { state, asked: 5, result, problem: null } } : one,
    )
    await route.fulfill({ json: { ...answer, models } })
  })
  await page.goto('/admin/models')
  await expect(row(page)).toContainText('9 of 12')
  await expect(row(page)).toContainText('2 wrong, 1 not answered. On this server, Nov 28, 2026')
  await expect(here(page).getByText('Evaluation: 5 of 12 questions')).toBeVisible()
  await accessible(page)
  state = 'canceled'
  await here(page).getByRole('button', { name: 'Cancel the evaluation' }).click()
  await expect(here(page).getByRole('button', { name: 'Evaluate all again' })).toBeVisible()
})
