import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { browserFlags, browserPath } from '../support/browser.ts'
import { ownServer, signUp } from '../support/own-server.ts'
import { picturesOf } from '../support/pictures.ts'

ownServer(66)
// A microphone that beeps.
test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: browserPath(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** A server that hears what the test says; `away` while it cannot be reached. */
async function listening(page: Page) {
  const server = { away: false, whole: 'The dispatcher told him.', again: 'The dispatcher tolled him.', asked: 0 }
  await page.route('**/api/about', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), listener: 'Whisper of the tests' } })
  })
  await page.route('**/api/dictation?**', async (route) => {
    if (server.away) return route.abort()
    const query = new URL(route.request().url()).searchParams
    if (query.get('again') === 'true') return route.fulfill({ json: { text: server.again } })
    if (query.get('part') === 'true') return route.fulfill({ json: { text: 'The dispatcher' } })
    server.asked++
    return route.fulfill({ json: { text: server.asked === 1 ? server.whole : '' } })
  })
  return server
}
/** Somebody new, before a document that is dictated. */
const open = async (page: Page) => {
  await signUp(page)
  await page.goto('/document-generation')
  await page.getByRole('button', { name: /^Business/ }).click()
  await page.getByRole('button', { name: 'Voice to Text' }).click()
  await expect(page.getByText('Whisper of the tests listens on this server.')).toBeVisible()
}
const start = (page: Page) => page.getByRole('button', { name: 'Start dictation' })
const stop = (page: Page) => page.getByRole('button', { name: 'Stop dictation' })
const speak = async (page: Page) => {
  await start(page).click()
  await expect(page.getByRole('timer')).toHaveText('0:02')
}
/** How long it has listened so far. */
const secondsOf = async (page: Page) => Number((await page.getByRole('timer').textContent())?.split(':').at(-1))

test('shows how long and by which microphone it listens, and offers what else was heard', async ({ page }) => {
  await listening(page)
  await open(page)
  await speak(page)
  await expect(page.getByRole('timer')).toHaveAttribute('aria-label', '2 seconds')
  await expect(page.getByRole('meter', { name: 'Level of the microphone' })).toBeVisible()

  const microphone = page.getByRole('button', { name: /Microphone/ })
  await microphone.click()
  const other = page.getByRole('option').last()
  const name = (await other.textContent())?.trim() ?? ''
  await other.click()
  await expect(microphone).toContainText(name)
  await expect(stop(page)).toBeVisible()

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await stop(page).click()
  const text = page.getByLabel('Transcript')
  await expect(text).toHaveValue('The dispatcher told him.')
  // The button stays, and with it the focus.
  await expect(start(page)).toBeFocused()

  const doubts = page.getByRole('list', { name: 'Heard with less certainty' })
  await expect(doubts.getByRole('listitem')).toHaveText(/The dispatcher told him\./)
  await expect(page.locator('mark[data-tone="doubtful"]')).toHaveText('told')
  await expect(page.getByText('1 place heard with less certainty.')).toBeVisible()
  await accessible(page)
  await picturesOf(page, 'dictation-doubts')
  await doubts.getByRole('button', { name: '“tolled” in place of “told”' }).press('Enter')
  await expect(text).toHaveValue('The dispatcher tolled him.')
  await expect(doubts).toHaveCount(0)

  await page.reload()
  await expect(microphone).toContainText(name)
})

test('what is said while the server is away waits in the page, and is heard when it answers again', async ({
  page,
}) => {
  const server = await listening(page)
  await open(page)
  server.away = true
  await speak(page)
  await stop(page).click()
  await expect(page.getByText('The server does not answer.')).toBeVisible()
  await expect(page.getByText(/of speech waiting/)).toBeVisible()
  await accessible(page)
  server.away = false
  await expect(page.getByLabel('Transcript')).toHaveValue('The dispatcher told him.')
  await expect(page.getByText('The server does not answer.')).toHaveCount(0)
  await expect(start(page)).toBeVisible()
})

test('what waits can be left out, and the keys start and stop', async ({ page }) => {
  const server = await listening(page)
  await open(page)
  server.away = true
  await page.keyboard.press('Control+Space')
  await expect(page.getByRole('timer')).toHaveText('0:02')
  await page.keyboard.press('Control+Space')
  await page.getByRole('button', { name: 'Leave out what waits' }).click()
  await expect(start(page)).toBeVisible()
  await expect(page.getByLabel('Transcript')).toHaveValue('')
})

test('spells names as it was told them, shows what it heard, and takes more of them', async ({ page }) => {
  const server = await listening(page)
  server.whole = 'I wrote to Ms. Witfeld.'
  server.again = 'I wrote to Ms. Whitfield.'
  await open(page)
  await expect(page.getByText('None yet. Names that it knows')).toBeVisible()
  await page.getByRole('button', { name: 'Change the words it was told' }).click()
  const dialog = page.getByRole('dialog', { name: 'Words it was told' })
  await dialog.getByLabel('Your names and terms').fill('Whitfield\nestoppel')
  await accessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Whitfield, estoppel.')).toBeVisible()

  await speak(page)
  await stop(page).click()
  const text = page.getByLabel('Transcript')
  await expect(text).toHaveValue('I wrote to Ms. Whitfield.')
  const told = page.getByRole('list', { name: 'Heard with less certainty' }).getByRole('listitem')
  await expect(told).toContainText('Spelled as it was told')
  await expect(page.getByText('1 name spelled as it was told.')).toBeVisible()
  await accessible(page)
  await told.getByRole('button', { name: '“Witfeld” in place of “Whitfield”' }).click()
  await expect(text).toHaveValue('I wrote to Ms. Witfeld.')
})

/** A second of a tone, as WAV of one channel, 8,000 samples a second and 16 bits, and then silence. */
function recording(): Buffer {
  const file = Buffer.alloc(44 + 32_000)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(8000, 24)
  file.writeUInt32LE(16_000, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(32_000, 40)
  for (let nth = 0; nth < 8000; nth++) file.writeInt16LE(Math.round(8000 * Math.sin(nth / 3)), 44 + nth * 2)
  return file
}

test('hears a recording that is uploaded, and says what is none', async ({ page }) => {
  await listening(page)
  await open(page)
  const upload = async (name: string, buffer: Buffer) => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload a recording' }).click()
    await (await chosen).setFiles({ name, mimeType: 'audio/wav', buffer })
  }
  await upload('a.wav', Buffer.from('PK\u0003\u0004 this is a zip'))
  await expect(page.getByText('The browser cannot read this file as sound.')).toBeVisible()
  await accessible(page)
  await upload('letter.wav', recording())
  await expect(page.getByLabel('Transcript')).toHaveValue('The dispatcher told him.')
  await expect(start(page)).toBeVisible()
  await expect(page.getByText(/Heard: 2 seconds/)).toBeVisible()
})

test('a sentence that was scratched is shown struck, and is put back where it stood', async ({ page }) => {
  const server = await listening(page)
  server.whole = 'The dispatcher told him. We think a jury would be angry, scratch that. He drove on.'
  server.again = ''
  await open(page)
  await speak(page)
  await picturesOf(page, 'dictation-listening')
  await stop(page).click()
  const text = page.getByLabel('Transcript')
  await expect(text).toHaveValue('The dispatcher told him. He drove on.')
  await expect(page.locator('del')).toHaveText('We think a jury would be angry,')
  await expect(page.getByText(/, 7 words\. 1 sentence scratched\./)).toBeVisible()
  await accessible(page)
  await picturesOf(page, 'dictation-scratched')
  await page.getByRole('button', { name: 'Put it back: the scratched sentence' }).click()
  await expect(text).toHaveValue('The dispatcher told him. We think a jury would be angry, He drove on.')
  await expect(page.locator('del')).toHaveCount(0)
  await expect(page.getByText(/, 14 words\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Scratch last sentence' }).click()
  await expect(page.locator('del')).toHaveText('We think a jury would be angry, He drove on.')
})

test('says that the browser does not allow the microphone, and what else can be done', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No.', 'NotAllowedError'))
  })
  await listening(page)
  await open(page)
  await start(page).click()
  await expect(page.getByText('The browser does not allow the microphone.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload a recording' })).toBeVisible()
  await accessible(page)
  await picturesOf(page, 'dictation-refused')
})

test('says that the microphone is silent, up to when words are kept, and tries it again', async ({ page }) => {
  await page.addInitScript(() => {
    const allowed = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    let isSilent = true
    navigator.mediaDevices.getUserMedia = (asked) => {
      if (!isSilent) return allowed(asked)
      isSilent = false
      return Promise.resolve(new AudioContext().createMediaStreamDestination().stream)
    }
  })
  await listening(page)
  await open(page)
  await start(page).click()
  await expect(page.getByText('The microphone is silent.')).toBeVisible()
  await expect(page.getByText(/Your words up to 0:0\d are kept\./)).toBeVisible()
  await accessible(page)
  await picturesOf(page, 'dictation-silent')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Level good')).toBeVisible()
  await expect(page.getByText('The microphone is silent.')).toHaveCount(0)
  // A word takes time to say: what is stopped at its first sound has nothing to hear.
  const before = await secondsOf(page)
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(before + 1)
  await stop(page).click()
  await expect(page.getByLabel('Transcript')).toHaveValue('The dispatcher told him.')
})
