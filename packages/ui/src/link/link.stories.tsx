import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight } from 'lucide-react'
import { Row, Stack } from '../testing/layout.tsx'
import { ButtonLink, Link } from './link.tsx'

const meta = { title: 'Link', component: Link, args: { href: '#', children: 'Settings' } } satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  render: () => (
    <p>
      Evidence only: no language model is configured. <Link href="#">Settings</Link>
    </p>
  ),
}

export const Alone: Story = {
  render: () => (
    <Stack>
      <Link href="#" alone>
        View Full Document <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" />
      </Link>
      <Link href="https://www.law.cornell.edu/uscode/text/17/107">https://www.law.cornell.edu/uscode/text/17/107</Link>
    </Stack>
  ),
}

export const AsButton: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#" variant="primary" size="large">
        Get started
      </ButtonLink>
      <ButtonLink href="#">Sign in</ButtonLink>
    </Row>
  ),
}
