import { CasewrightError, idlePanel, type RegistryTool } from '@casewright/core/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Preview } from './preview.tsx'
import { application, besideRun, contract, documentType, drafted, made, spoken } from './story-data.ts'

const tool: RegistryTool = {
  id: 'document-generation',
  title: 'Document Generation',
  icon: 'file-text',
  order: 75,
  place: { kind: 'page', path: '/document-generation', nav: 'Document Generation' },
  info: { description: '', features: [], useCases: [] },
  actions: {},
}
const host = { ...idlePanel, tool, toast: fn() }

const meta = {
  title: 'Tools/Document Generation/Preview',
  component: Preview,
  args: { made, type: documentType, host, edited: null, onEdited: fn(), onBack: fn() },
} satisfies Meta<typeof Preview>
export default meta

type Story = StoryObj<typeof meta>
type Playing = Parameters<NonNullable<Story['play']>>[0]

const text = (canvas: Playing['canvas']) => canvas.getByRole('textbox', { name: 'Document text' })
const inBody = ({ canvasElement }: Pick<Playing, 'canvasElement'>) => within(canvasElement.ownerDocument.body)

export const Letter: Story = {}

export const Filling: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 blanks' }))
    await userEvent.type(canvas.getByLabelText('Shipment number (2 places)'), 'SH-204{Enter}')
    await expect(within(text(canvas)).getAllByText('SH-204')).toHaveLength(2)
    await waitFor(() => expect(canvas.getByLabelText('Date')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Date' }))
    await waitFor(() => expect(text(canvas)).toHaveFocus())
    await expect(getSelection()?.toString()).toBe('[Date]')
    await expect(args.onEdited).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: made.title, corrected: { shipment: 'SH-204' } }),
    )
    await userEvent.keyboard('May 1, 2027')
    await waitFor(() => expect(canvas.getByText('May 1, 2027', { selector: '[data-field="by"]' })).toBeVisible())
    await expect(canvas.getByRole('button', { name: '0 blanks' })).toBeVisible()
    const undo = canvas.getByRole('button', { name: 'Undo' })
    while (!undo.matches(':disabled')) await userEvent.click(undo)
    await expect(canvas.getByRole('button', { name: '2 blanks' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(host.toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Document saved' }))
  },
}

export const AskedBeforeDownload: Story = {
  args: { made: drafted },
  play: async ({ canvas, canvasElement }) => {
    const page = inBody({ canvasElement })
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    const dialog = await page.findByRole('alertdialog', { name: '2 blanks not filled, 1 passage to check' })
    await expect(within(dialog).getByText('Shipment number')).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill them in' }))
    await waitFor(() => expect(getSelection()?.toString()).toBe('[Shipment number]'))
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }))
    await userEvent.click(await page.findByRole('button', { name: 'Download anyway' }))
    await expect(host.toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Document downloaded' }))
  },
}

export const Contract: Story = {
  args: { made: contract },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this line' }))
    await expect(canvas.queryByText(/Draft for review/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect(text(canvas)).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByText(/Draft for review/)).toBeVisible()
  },
}

export const Application: Story = {
  args: { made: application },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show sensitive values' }))
    await expect(canvas.getByRole('button', { name: 'Hide sensitive values' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide sensitive values' }))
  },
}

export const Drafted: Story = {
  args: { made: drafted, text: spoken },
  play: async ({ canvas }) => {
    const doubted = canvas.getByText('147 were delivered on October 9, 2026', { selector: 'mark' })
    await expect(doubted).toHaveAccessibleDescription('The date October 9, 2026 stands in nothing that you entered.')
    await userEvent.click(canvas.getByRole('button', { name: '1 to check' }))
    await userEvent.click(canvas.getByRole('button', { name: 'It is right' }))
    await expect(canvas.getByText('Nothing is left to check.')).toBeVisible()
    await expect(canvas.getByText(/You have checked what was marked/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Restore my own words' }))
    await expect(text(canvas)).toHaveTextContent('Notice of claim: 212 cartons tendered, 147 delivered.')
  },
}

export const Answers: Story = {
  args: {
    made: drafted,
    text: spoken,
    host: { ...host, beside: { ...idlePanel.beside, start: fn(() => 'remake'), drop: fn() } },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6 answers' }))
    await expect(canvas.getByText('From your words: “Thomas Halloran”')).toBeVisible()
    await userEvent.type(text(canvas), 'X')
    await userEvent.click(canvas.getByRole('button', { name: 'Correct Phone' }))
    const phone = canvas.getByLabelText('Phone')
    await userEvent.clear(phone)
    await userEvent.paste('(216) 555-0199')
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate the document' }))
    const dialog = await inBody({ canvasElement }).findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Regenerate' }))
    await expect(args.host.beside.start).toHaveBeenCalledWith(
      'remake',
      expect.objectContaining({ answers: { senderPhone: '(216) 555-0199' }, doubts: drafted.doubts }),
    )
  },
}

const asFile = async ({ canvas, canvasElement }: Pick<Playing, 'canvas' | 'canvasElement'>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download as' }))
  await userEvent.click(await inBody({ canvasElement }).findByRole('menuitem', { name: /PDF/ }))
  await userEvent.click(await inBody({ canvasElement }).findByRole('button', { name: 'Download anyway' }))
}
const makingFile = (run: Parameters<typeof besideRun>[0]) => ({
  ...host,
  beside: { ...idlePanel.beside, runs: [besideRun(run)], start: fn(() => 'beside'), drop: fn() },
})

export const MakingAFile: Story = {
  args: { host: makingFile({ state: 'running', endedAt: null }) },
  play: async (playing) => {
    await asFile(playing)
    await expect(await playing.canvas.findByRole('button', { name: 'Making it...' })).toBeVisible()
  },
}

export const AFileThatFailed: Story = {
  args: {
    host: makingFile({
      state: 'failed',
      error: { code: 'tool-failed', message: 'The PDF could not be made. Try again.' },
    }),
  },
  play: async (playing) => {
    await asFile(playing)
    await expect(await playing.canvas.findByRole('alert')).toHaveTextContent('The PDF could not be made. Try again.')
  },
}

export const LeavingWhatIsNotKept: Story = {
  args: { host: { ...host, stored: true } },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.type(canvas.getByLabelText('Title'), 'X')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Edit' }))
    const dialog = await inBody({ canvasElement }).findByRole('alertdialog', { name: 'Leave your changes?' })
    await expect(args.onBack).not.toHaveBeenCalled()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave them' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const KeptElsewhereMeanwhile: Story = {
  args: {
    edited: { title: made.title, parts: made.parts, keptAs: { id: 'document-1', seen: 2 } },
    host: {
      ...host,
      kept: { ...idlePanel.kept, save: fn(() => Promise.reject(new CasewrightError('conflict'))) },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep this version' }))
    const dialog = await inBody({ canvasElement }).findByRole('alertdialog')
    await expect(within(dialog).getByRole('button', { name: 'Open the newer one' })).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep as a new document' }))
    await expect(args.host.kept.save).toHaveBeenLastCalledWith(
      { title: made.title, content: expect.objectContaining({ documentType: 'business-letter' }) },
      undefined,
    )
  },
}
