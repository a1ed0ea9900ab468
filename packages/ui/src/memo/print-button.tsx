import { Printer } from 'lucide-react'
import { IconButton } from '../button/icon-button.tsx'
import { usePageOffers } from './page-offers.ts'

/** Prints the page, which prints as a memo. A page that offers it itself has one such icon. */
export const PrintButton = ({ label = 'Print as memo' }: { label?: string }) =>
  usePageOffers() ? null : (
    <IconButton label={label} icon={<Printer aria-hidden="true" />} onPress={() => window.print()} />
  )
