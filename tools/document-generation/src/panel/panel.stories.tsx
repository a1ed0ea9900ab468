import { idlePanel } from '@casewright/core/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { localToday } from '../form/local-today.ts'
import type { Host } from './host.ts'
import { dictated, draftOf, found, generated, letterAnswers, Played, run, types, withoutModel } from './story-host.tsx'

const meta = {
  title: 'Tools/Document Generation',
  component: Played,
  parameters: { bare: true },
  args: { types, found, remembered: null, start: fn(), cancel: fn(), reset: fn(), toast: fn() },
} satisfies Meta<typeof Played>
export default meta
type Story = StoryObj<typeof meta>

const manual = { type: 'business-letter', method: 'manual', answers: { 'business-letter': letterAnswers } }
const asked = (change: Parameters<typeof run>[0]) => run(change) as Host['run']

export const Empty: Story = {}
export const LoadingTypes: Story = { args: { types: 'pending' } }
export const TypesFailed: Story = {
  args: { types: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The types of document could not be loaded.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FormBeforeAType: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Manual Filling' }))
    await expect(canvas.getByText('Choose a type of document first.')).toBeVisible()
    await expect(canvas.queryByRole('form')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(args.toast).toHaveBeenCalledWith({
      title: 'Missing information',
      description: 'Please select a document type.',
      destructive: true,
    })
  },
}

export const TypeWithoutForm: Story = {
  args: { remembered: draftOf({ type: 'complaint-letter', method: 'manual', text: 'x' }) },
  play: async ({ canvas, userEvent }) => {
    const sentence = 'Personalized form configuration not available for this document type yet.'
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Paste a text' }))
    await expect(canvas.getByLabelText('Pasted text')).toBeVisible()
  },
}

export const Form: Story = {
  args: { remembered: draftOf(manual) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('1 required field is empty: Purpose of the letter.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(canvas.getByRole('textbox', { name: 'Purpose of the letter' })).toHaveFocus()
    await expect(canvas.getByText('Purpose of the letter is required.')).toBeVisible()
    await expect(args.start).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Purpose of the letter' }), 'We write to give notice.')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(args.start).toHaveBeenCalledWith('generate', {
      documentType: 'business-letter',
      inputMethod: 'manual',
      today: localToday(),
      formData: { ...letterAnswers, purpose: 'We write to give notice.' },
    })
  },
}

export const FormThatIsWrong: Story = {
  args: { remembered: draftOf(manual) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Your email'), 'dana@okafor')
    await userEvent.tab()
    await expect(await canvas.findByText(/is not an email address/)).toBeVisible()
  },
}

export const SensitiveField: Story = {
  args: {
    tab: 'applications',
    remembered: draftOf({ ...manual, tab: 'applications', type: 'visa-application' }),
  },
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByLabelText(/^Passport number/)
    await expect(number).toHaveAttribute('type', 'password')
    await expect(number).toHaveAttribute('autocomplete', 'off')
    await userEvent.type(number, 'X12345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Show passport number' }))
    await expect(number).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('checkbox', { name: /^The model may see it/ })).not.toBeChecked()
  },
}

export const SensitiveWithoutModel: Story = {
  args: { ...SensitiveField.args, types: withoutModel },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Passport number/)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Paste: Story = {
  args: { remembered: draftOf({ type: 'business-letter', method: 'paste' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Business Letter/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Paste Text' }))
    await userEvent.click(canvas.getByLabelText('Pasted text'))
    await userEvent.paste(dictated)
    const company = await canvas.findByLabelText('Recipient’s company', {}, { timeout: 3000 })
    await expect(company).toHaveValue('Meridian Freight Corporation')
    await expect(canvas.getByText('6 of 13 fields')).toBeVisible()
    await userEvent.click(company)
    await waitFor(() =>
      expect(document.querySelector('mark[data-tone="chosen"]')?.textContent).toBe('Meridian Freight Corporation'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Your title' }))
    await expect(canvas.getByRole('button', { name: 'Put back Your title' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in Subject' }))
    await userEvent.type(canvas.getByLabelText('Subject'), 'Notice of claim')
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(args.start).toHaveBeenCalledWith('generate', {
      documentType: 'business-letter',
      inputMethod: 'paste',
      today: localToday(),
      textContent: dictated,
      corrections: { senderTitle: '', subject: 'Notice of claim' },
    })
  },
}

export const PasteOfNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Paste Text' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }))
    await expect(args.toast).toHaveBeenCalledWith({
      title: 'Missing information',
      description: 'Please select a document type and paste your text.',
      destructive: true,
    })
  },
}

export const ReadingFailed: Story = {
  args: { found: 'failed', remembered: draftOf({ type: 'business-letter', method: 'paste', text: dictated }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not be read just now/, {}, { timeout: 3000 })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled()
  },
}

export const VoiceSwitchedOff: Story = {
  args: { speech: 'switched-off', remembered: draftOf({ method: 'voice', text: dictated }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has switched dictation off/)).toBeVisible()
    await expect(canvas.getByLabelText('Your words')).toHaveValue(dictated)
  },
}
export const VoiceOffline: Story = {
  args: { speech: 'offline', remembered: draftOf({ method: 'voice', text: dictated }) },
}

export const Working: Story = {
  args: {
    remembered: draftOf(manual),
    pending: true,
    run: asked({
      state: 'running',
      endedAt: null,
      connection: 'live',
      steps: [
        { message: 'Reading what you gave', at: '2026-11-21T15:00:00.000Z' },
        { message: 'Asking the model', at: '2026-11-21T15:00:00.400Z' },
      ],
      partial: {
        value: {
          passages: [
            { label: 'Purpose of the letter', text: 'This firm represents Northgate Supply, Inc. We write to give' },
          ],
        },
      },
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('not checked yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.cancel).toHaveBeenCalled()
  },
}

export const Made: Story = {
  args: { remembered: draftOf(manual), run: asked({ output: generated('business-letter', letterAnswers) }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Document text' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Edit' }))
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toHaveValue(letterAnswers.subject)
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the document' }))
    await expect(await canvas.findByRole('textbox', { name: 'Document text' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    remembered: draftOf(manual),
    run: asked({ state: 'failed', error: { code: 'internal', message: 'The document could not be made.' } }),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Your input is still here.')).toBeVisible()
    await expect(args.toast).toHaveBeenCalledWith({
      title: 'Document generation failed',
      description: '500: The document could not be made.',
      destructive: true,
    })
  },
}

export const LeftElsewhere: Story = {
  args: { tab: 'contracts', remembered: draftOf(manual) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Business Letter, left unfinished at/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on with it' }))
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toHaveValue(letterAnswers.subject)
  },
}

export const OfTheHistory: Story = {
  args: { stored: true, run: asked({ output: generated('business-letter', letterAnswers) }) },
}

const opened = {
  id: 'kept-1',
  title: 'Letter to Meridian',
  tool: 'document-generation',
  version: 2,
  shown: 2,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
  matter: null,
  versions: [],
}
export const KeptDocument: Story = {
  args: {
    kept: {
      ...idlePanel.kept,
      opened: {
        ...opened,
        content: { documentType: 'business-letter', made: generated('business-letter', letterAnswers), edited: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Title')).toHaveValue('Letter to Meridian')
  },
}
export const KeptByAnother: Story = {
  args: { kept: { ...idlePanel.kept, opened: { ...opened, content: { text: 'x' } } } },
}
