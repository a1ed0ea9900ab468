import { expect, type Page, test } from '@playwright/test'
import { accessible } from '../support/axe.ts'
import { ownServer, signUp } from '../support/own-server.ts'

ownServer(47)

/** A recognition of speech that hears what the test says: `window.heard.say(words, isFinal)`, `fail(error)`, `end()`. */
const scripted = () => {
  const results: { isFinal: boolean; 0: { transcript: string } }[] = []
  const heard = {
    made: [] as object[],
    started: 0,
    say: (_: string, __: boolean) => {},
    fail: (_: string) => {},
    end: () => {},
  }
  class Scripted {
    continuous = false
    interimResults = false
    lang = ''
    onresult: ((event: object) => void) | null = null
    onerror: ((event: object) => void) | null = null
    onend: (() => void) | null = null
    constructor() {
      heard.made.push(this)
    }
    start() {
      heard.started++
      results.length = 0
      heard.say = (transcript, isFinal) => {
        const open = results.findIndex((one) => !one.isFinal)
        const resultIndex = open === -1 ? results.length : open
        results[resultIndex] = { isFinal, 0: { transcript } }
        this.onresult?.({ results, resultIndex })
      }
      heard.fail = (error) => this.onerror?.({ error })
      heard.end = () => this.onend?.()
    }
    stop() {
      this.onend?.()
    }
    abort() {
      this.onend?.()
    }
  }
  Object.assign(window, { webkitSpeechRecognition: Scripted, SpeechRecognition: undefined, heard })
}
interface Heard {
  made: { continuous: boolean; interimResults: boolean; lang: string }[]
  started: number
  say(words: string, isFinal: boolean): void
  fail(error: string): void
  end(): void
}
type Listening = typeof globalThis & { heard: Heard }

const say = (page: Page, words: string, isFinal = true) =>
  page.evaluate(([said, final]) => (window as unknown as Listening).heard.say(said as string, final as boolean), [
    words,
    isFinal,
  ] as const)
const transcript = (page: Page) => page.getByLabel('Transcript')

const open = async (page: Page) => {
  await page.goto('/document-generation')
  await page.getByRole('button', { name: /^Business/ }).click()
  await page.getByRole('button', { name: 'Voice to Text' }).click()
}

test('dictation asks before its first use, listens in U.S. English, and fills the text live until it is stopped', async ({
  page,
}) => {
  await page.addInitScript(scripted)
  await signUp(page)
  await open(page)
  await page.getByRole('button', { name: 'Start dictation' }).click()
  await expect(page.getByRole('dialog')).toContainText('send what you say to their maker’s servers')
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => (window as unknown as Listening).heard.started)).toBe(0)
  await page.getByRole('button', { name: 'Start dictation' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start dictation' }).click()
  await expect(page.getByRole('button', { name: 'Stop dictation' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as Listening).heard.made[0])).toMatchObject({
    continuous: true,
    interimResults: true,
    lang: 'en-US',
  })

  await say(page, 'dear mister', false)
  await expect(transcript(page)).toHaveValue('Dear mister')
  await expect(page.locator('mark[data-tone="unsure"]')).toHaveText('Dear mister')
  await accessible(page)
  await say(page, 'dear Mr. Halloran colon new paragraph the shipment is late period')
  await expect(transcript(page)).toHaveValue('Dear Mr. Halloran:\n\nThe shipment is late.')
  await expect(page.locator('mark[data-tone="unsure"]')).toHaveCount(0)
  await transcript(page).fill('Dear Mr. Halloran:\n\nThe shipment is very late.')
  await say(page, 'please answer comma soon', false)
  await expect(transcript(page)).toHaveValue('Dear Mr. Halloran:\n\nThe shipment is very late. Please answer, soon')
  // What was not final yet is words all the same.
  await page.getByRole('button', { name: 'Stop dictation' }).click()
  await expect(page.getByRole('button', { name: 'Start dictation' })).toBeVisible()
  await expect(transcript(page)).toHaveValue(/very late\. Please answer, soon$/)

  const sent = page.waitForRequest('**/api/generate-document')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  expect((await sent).postDataJSON()).toMatchObject({ inputMethod: 'voice', textContent: /very late/ })
  await expect(page.getByRole('textbox', { name: 'Document text' })).toContainText('The shipment is very late')
})

test('recognition that ends turns listening off, and what went wrong is said in words', async ({ page }) => {
  await page.addInitScript(scripted)
  await signUp(page)
  await open(page)
  const start = page.getByRole('button', { name: 'Start dictation' })
  await start.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start dictation' }).click()
  // The dialog has a button of that name too, until it has faded.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const [error, words] of [
    ['not-allowed', /may not use the microphone/],
    ['no-speech', /Nothing was heard/],
    ['network', /could not reach the service/],
  ] as const) {
    await expect(page.getByRole('button', { name: 'Stop dictation' })).toBeVisible()
    await page.evaluate((name) => {
      const { heard } = window as unknown as Listening
      heard.fail(name)
      heard.end()
    }, error)
    await expect(page.getByText(words)).toBeVisible()
    // It was agreed to once.
    await start.click()
  }
  await page.evaluate(() => (window as unknown as Listening).heard.end())
  await expect(start).toBeVisible()
})

test('where a browser recognizes no speech it is said, and the words can be typed or pasted', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }),
  )
  await signUp(page)
  await open(page)
  await expect(page.getByText(/This browser does not recognize speech/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start dictation' })).toHaveCount(0)
  await page.getByLabel('Your words').fill('Write to Thomas Halloran.')
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Document text' })).toBeVisible()
})
