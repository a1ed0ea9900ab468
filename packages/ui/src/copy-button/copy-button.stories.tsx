import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Row } from '../testing/layout.tsx'
import { CopyButton } from './copy-button.tsx'

const meta = {
  title: 'CopyButton',
  component: CopyButton,
  args: { text: 'Riley v. California, 573 U.S. 373 (2014)', onCopied: fn() },
} satisfies Meta<typeof CopyButton>
export default meta

export const Forms: StoryObj<typeof meta> = {
  render: (args) => (
    <Row>
      <CopyButton {...args} label="Copy with citations" />
      <CopyButton {...args} variant="primary">
        Copy
      </CopyButton>
      <CopyButton {...args} variant="quiet" size="small">
        Copy correction
      </CopyButton>
    </Row>
  ),
}
