import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../link/link.tsx'
import { Stack } from '../testing/layout.tsx'
import { Checkbox } from './checkbox.tsx'

const meta = { title: 'Checkbox', component: Checkbox, args: { children: 'Remember me' } } satisfies Meta<
  typeof Checkbox
>
export default meta
type Story = StoryObj<typeof meta>

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox>Keep this run in the history</Checkbox>
      <Checkbox defaultSelected description="Takes about 20 s more">
        Read scanned pages
      </Checkbox>
      <Checkbox error="You must accept the terms and conditions">
        I accept the <Link href="#">terms and conditions</Link>
      </Checkbox>
      <Checkbox isDisabled>Ask a cloud model</Checkbox>
    </Stack>
  ),
}
