import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, SearchX } from 'lucide-react'
import { useState } from 'react'
import { FilterChips } from './filter-chip.tsx'

const Chips = () => {
  const [selected, setSelected] = useState(['not-found'])
  return (
    <FilterChips
      label="Show citations that are"
      selected={selected}
      onChange={setSelected}
      chips={[
        { id: 'verified', label: '3 verified', icon: <CircleCheck aria-hidden="true" /> },
        { id: 'not-found', label: '1 not found', icon: <SearchX aria-hidden="true" /> },
        { id: 'statutes', label: 'Statutes' },
      ]}
    />
  )
}

const meta = { title: 'FilterChips', component: Chips } satisfies Meta<typeof Chips>
export default meta

export const Statuses: StoryObj<typeof meta> = {}
