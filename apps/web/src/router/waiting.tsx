import { Spinner } from '@casewright/ui'
import type { ReactNode } from 'react'
import { screen } from './waiting.css.ts'

/** Fills the screen while there is nothing else to show. */
export const Screen = ({ children }: { children: ReactNode }) => <div className={screen}>{children}</div>

export const Waiting = () => (
  <Screen>
    <Spinner label="Loading..." />
  </Screen>
)
