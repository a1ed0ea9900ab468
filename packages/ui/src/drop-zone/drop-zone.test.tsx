import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { checkFile, formatBytes, listKinds } from './check-file.ts'
import { DropZone } from './drop-zone.tsx'

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name)

const draw = (onFiles?: (files: File[]) => void) => {
  const onFile = vi.fn()
  const onReject = vi.fn()
  render(
    <DropZone
      title="Drop a contract here"
      accept={['.pdf', '.docx']}
      maxBytes={20}
      onFile={onFile}
      onFiles={onFiles}
      onReject={onReject}
    />,
  )
  return { onFile, onReject }
}

const choose = async (...chosen: File[]) => {
  await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, chosen)
}

// A file made in a script has no entry in a file system, which react-aria asks for.
const asEntry = () => ({ isFile: true, isDirectory: false }) as FileSystemEntry

const drop = (dropped: File) => {
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockImplementation(asEntry)
  const zone = document.querySelector<HTMLElement>('main > [data-rac]')
  const dataTransfer = new DataTransfer()
  dataTransfer.effectAllowed = 'copy'
  dataTransfer.items.add(dropped)
  for (const type of ['dragenter', 'dragover', 'drop'])
    zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
}

test('a file is chosen by its button', async () => {
  const { onFile } = draw()
  await choose(file('lease.PDF'))
  await vi.waitFor(() => expect(onFile.mock.calls[0]?.[0].name).toBe('lease.PDF'), 20_000)
})

test('a file is dropped', async () => {
  const { onFile } = draw()
  await expect.element(page.getByText('Drop a contract here')).toBeVisible()
  drop(file('lease.docx'))
  await vi.waitFor(() => expect(onFile.mock.calls[0]?.[0].name).toBe('lease.docx'), 20_000)
})

test('several files are taken where they are wanted, and the others refused by name', async () => {
  const onFiles = vi.fn()
  const { onFile, onReject } = draw(onFiles)
  await choose(file('lease.pdf'), file('virus.exe'), file('note.docx'))
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledOnce(), 20_000)
  expect(onFiles.mock.calls[0]?.[0].map(({ name }: File) => name)).toEqual(['lease.pdf', 'note.docx'])
  expect(onReject).toHaveBeenCalledWith({
    title: 'Invalid file type',
    description: 'virus.exe: Please choose a PDF or DOCX file.',
  })
  expect(onFile).not.toHaveBeenCalled()
})

test('a file of another kind is refused in words', async () => {
  const { onFile, onReject } = draw()
  await choose(file('lease.exe'))
  await vi.waitFor(
    () =>
      expect(onReject).toHaveBeenCalledWith({
        title: 'Invalid file type',
        description: 'Please choose a PDF or DOCX file.',
      }),
    20_000,
  )
  expect(onFile).not.toHaveBeenCalled()
})

test('a file is looked at by name and size', () => {
  const rule = { accept: ['.pdf'], maxBytes: 20 }
  expect(checkFile(file('a.pdf', 20), rule)).toBeNull()
  expect(checkFile(file('a.pdf', 21), rule)?.title).toBe('File too large')
  expect(checkFile(file('a.pdf', 0), rule)?.title).toBe('Empty file')
  expect(checkFile(file('a.txt'), rule, { type: { title: 'Not a brief' } })?.title).toBe('Not a brief')
})

test('kinds and sizes are told for people', () => {
  expect(listKinds(['.pdf', '.docx', '.txt'])).toBe('PDF, DOCX or TXT')
  expect([formatBytes(10 * 1024 ** 2), formatBytes(3_250_000), formatBytes(512)]).toEqual([
    '10 MB',
    '3.1 MB',
    '512 bytes',
  ])
})
