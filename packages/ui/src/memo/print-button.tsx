import { Printer } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'

/** Prints the page, which prints as a memo. */
export const PrintButton = ({ label = 'Print as memo' }: { label?: string }) => (
  <IconButton label={label} icon={<Printer aria-hidden="true" />} onPress={() => window.print()} />
)
