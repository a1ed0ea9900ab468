import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import * as css from './tabs.css.ts'

export interface TabItem {
  id: string
  title: ReactNode
  content: ReactNode
  isDisabled?: boolean
}

export interface TabsProps {
  /** Names the row of tabs for a screen reader. */
  label: string
  items: readonly TabItem[]
  /** The chosen tab, where the page keeps it. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Panels of one page, one at a time. Where tabs are addresses, they are links instead. */
export const Tabs = ({ label, items, selected, onSelect }: TabsProps) => (
  <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect?.(String(key))}>
    <TabList aria-label={label} className={css.list}>
      {items.map(({ id, title, isDisabled }) => (
        <Tab key={id} id={id} isDisabled={isDisabled} className={css.tab}>
          {title}
        </Tab>
      ))}
    </TabList>
    {items.map(({ id, content }) => (
      <TabPanel key={id} id={id} className={css.panel}>
        {content}
      </TabPanel>
    ))}
  </AriaTabs>
)
