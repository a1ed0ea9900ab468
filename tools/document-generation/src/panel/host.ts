import type { PanelProps } from '@casewright/core/client'
import type { manifest } from '../manifest.ts'

/** What the page gives to the panel. */
export type Host = PanelProps<typeof manifest>
