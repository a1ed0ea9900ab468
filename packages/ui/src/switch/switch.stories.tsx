import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../testing/layout.tsx'
import { Switch } from './switch.tsx'

const meta = { title: 'Switch', component: Switch, args: { children: 'Dictation in the browser' } } satisfies Meta<
  typeof Switch
>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <Stack>
      <Switch description="Pages offer to take down what is spoken.">Dictation in the browser</Switch>
      <Switch defaultSelected description="Assistants of other makers may be connected.">
        Connections for AI assistants
      </Switch>
      <Switch isDisabled>Sending by mail</Switch>
      <Switch isDisabled isSelected>
        Keeping a ledger
      </Switch>
    </Stack>
  ),
}
