import type { PanelProps } from '@casewright/core/client'
import { createContext } from 'react'

/** What draws, in a panel, how law that the library lacks is added. */
export const LawToAddContext = createContext<PanelProps['LawToAdd']>(null)
