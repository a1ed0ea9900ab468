import type { RegistryTool } from '@casewright/core/client'
import { Button, IconButton, Select } from '@casewright/ui'
import { media } from '@casewright/ui/theme'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMediaQuery } from '../lib/media-query.ts'
import { addressOfTool } from './registry.ts'
import { ToolInfo } from './tool-info.tsx'
import * as css from './tool-tabs.css.ts'
import { useFits } from './use-fits.ts'

interface ToolTabsProps {
  tabs: readonly RegistryTool[]
  /** The id of the one that is shown. */
  current: string
}

/** The tools of a page: a strip of tabs where there is room for them, else a menu. */
export function ToolTabs({ tabs, current }: ToolTabsProps) {
  const navigate = useNavigate()
  const [about, setAbout] = useState<RegistryTool>()
  const narrow = useMediaQuery(media.marginBelow)
  const { outer, inner, fits } = useFits(tabs.map(({ title }) => title).join())
  const shown = tabs.find(({ id }) => id === current)
  return (
    <div ref={outer} className={css.frame}>
      {!narrow && fits ? (
        <nav ref={inner} aria-label="Tools" className={css.strip}>
          {tabs.map((tool) => (
            <div key={tool.id} className={css.tab} data-current={tool.id === current || undefined}>
              <a
                href={addressOfTool(tool)}
                className={css.link}
                aria-current={tool.id === current ? 'page' : undefined}
              >
                {tool.title}
              </a>
              <span className={css.info}>
                <IconButton
                  label={`About ${tool.title}`}
                  icon={<Info aria-hidden="true" />}
                  onPress={() => setAbout(tool)}
                />
              </span>
            </div>
          ))}
        </nav>
      ) : (
        <div className={css.picker}>
          <Select
            label="Tool"
            value={shown ? current : null}
            options={tabs.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => {
              const chosen = tabs.find((tool) => tool.id === id)
              if (chosen && id !== current) void navigate(addressOfTool(chosen))
            }}
          />
          {shown && <Button onPress={() => setAbout(shown)}>Learn about</Button>}
        </div>
      )}
      <ToolInfo tool={about} onClose={() => setAbout(undefined)} />
    </div>
  )
}
