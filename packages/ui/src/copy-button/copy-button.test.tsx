import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { CopyButton } from './copy-button.tsx'

afterEach(() => vi.restoreAllMocks())

test('it copies, and then says so', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const copied = vi.fn()
  render(<CopyButton text={() => 'Improved text'} label="Copy with citations" onCopied={copied} />)
  await page.getByRole('button', { name: 'Copy with citations' }).click()
  expect(written).toHaveBeenCalledWith('Improved text')
  await vi.waitFor(() => expect(copied).toHaveBeenCalledOnce(), 20_000)
})

test('where the browser forbids it, the page is told', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  const copied = vi.fn()
  const failed = vi.fn()
  render(
    <CopyButton text="Improved text" onCopied={copied} onFailed={failed}>
      Copy
    </CopyButton>,
  )
  await page.getByRole('button', { name: 'Copy' }).click()
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce(), 20_000)
  expect(copied).not.toHaveBeenCalled()
})
