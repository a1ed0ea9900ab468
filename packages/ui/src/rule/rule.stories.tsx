import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../testing/layout.tsx'
import { DoubleRule } from './rule.tsx'

const meta = { title: 'DoubleRule', component: DoubleRule } satisfies Meta<typeof DoubleRule>
export default meta

export const Closes: StoryObj<typeof meta> = {
  render: () => (
    <Stack>
      <p>Okafor &amp; Reyes LLP, 410 Superior Avenue, Cleveland, Ohio 44114</p>
      <DoubleRule />
      <p>November 21, 2026</p>
    </Stack>
  ),
}
