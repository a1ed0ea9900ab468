import { ChoiceGrid } from '@casewright/ui'
import { ClipboardPaste, Keyboard, Mic } from 'lucide-react'
import type { Method } from '../draft/work.ts'

const methods = [
  { id: 'voice', title: 'Voice to Text', icon: <Mic aria-hidden="true" /> },
  { id: 'paste', title: 'Paste Text', icon: <ClipboardPaste aria-hidden="true" /> },
  { id: 'manual', title: 'Manual Filling', icon: <Keyboard aria-hidden="true" /> },
] as const

export const titleOfMethod = (method: Method): string => methods.find(({ id }) => id === method)?.title ?? method

interface MethodChoiceProps {
  value: Method | null
  onChange: (method: Method) => void
}

export const MethodChoice = ({ value, onChange }: MethodChoiceProps) => (
  <ChoiceGrid
    label="Input method"
    choices={methods}
    value={value ?? undefined}
    onChange={(id) => onChange(id as Method)}
  />
)
