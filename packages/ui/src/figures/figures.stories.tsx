import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figures } from './figures.tsx'

const meta = {
  title: 'Figures',
  component: Figures,
  args: {
    items: [
      { label: 'Low', value: '$310,000' },
      { label: 'Recommended', value: '$520,000', isMain: true },
      { label: 'High', value: '$740,000' },
    ],
  },
} satisfies Meta<typeof Figures>
export default meta

export const Settlement: StoryObj<typeof meta> = {}
