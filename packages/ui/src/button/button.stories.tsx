import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download, Info } from 'lucide-react'
import { Row } from '../testing/layout.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

const meta = { title: 'Button', component: Button, args: { children: 'Search Legal Database' } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }

export const Busy: Story = { args: { variant: 'primary', busy: true, busyLabel: 'Searching...' } }

export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Search Legal Database</Button>
      <Button>Cancel</Button>
      <Button variant="quiet">Copy with citations</Button>
      <Button variant="danger">Delete run</Button>
      <Button variant="primary" busy busyLabel="Searching...">
        Search
      </Button>
      <Button isDisabled>Disabled</Button>
      <IconButton label="About" icon={<Info aria-hidden="true" />} />
    </Row>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="small">Recognize them</Button>
      <Button icon={<Download aria-hidden="true" />}>Download</Button>
      <Button size="large" variant="primary">
        Get started
      </Button>
    </Row>
  ),
}
