import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../testing/layout.tsx'
import { vars } from '../theme/index.ts'
import { Lattice } from './lattice.tsx'

const meta = { title: 'Lattice', component: Lattice, args: { className: '' } } satisfies Meta<typeof Lattice>
export default meta
type Story = StoryObj<typeof meta>

const square = (color: string) => <style>{`.lattice-story { width: 18rem; height: 18rem; color: ${color}; }`}</style>

export const Drawings: Story = {
  render: () => (
    <Row>
      {square(vars.color.brassLine)}
      <Lattice className="lattice-story" />
      <Lattice drawing="medal" className="lattice-story" />
    </Row>
  ),
}
