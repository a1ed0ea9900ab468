import { Info } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { useMediaQuery } from '../media/use-media-query.ts'
import { Select } from '../select/select.tsx'
import { media } from '../theme/media.ts'
import * as css from './tab-strip.css.ts'
import { useFits } from './use-fits.ts'

export interface TabLink {
  id: string
  title: string
  href: string
}

export interface TabStripProps {
  /** Names the row for a screen reader, such as 'Tools'. */
  label: string
  /** The label of the menu that stands there on small screens, such as 'Tool'. */
  menuLabel: string
  items: readonly TabLink[]
  /** The id of the one that is shown, if it is one of them. */
  current?: string
  /** Goes to the address that was chosen in the menu. The tabs are links and need nothing. */
  onNavigate: (href: string) => void
  /** Tells about one of them: an information button beside each tab, and 'Learn about' beside the menu. */
  onAbout?: (id: string) => void
  /** The width up to which it is a menu even where the tabs would fit. */
  menuUpTo?: 'marginBelow' | 'phone'
}

/** Tabs that are addresses: a strip of links where there is room for them, else a menu. */
export const TabStrip = ({
  label,
  menuLabel,
  items,
  current,
  onNavigate,
  onAbout,
  menuUpTo = 'phone',
}: TabStripProps) => {
  const narrow = useMediaQuery(media[menuUpTo])
  const { outer, inner, fits } = useFits(items.map(({ title }) => title).join())
  const shown = items.find(({ id }) => id === current)
  return (
    <div ref={outer} className={css.frame}>
      {!narrow && fits ? (
        <nav ref={inner} aria-label={label} className={css.strip}>
          {items.map(({ id, title, href }) => (
            <div key={id} className={css.tab} data-current={id === current || undefined}>
              <a href={href} className={css.link} aria-current={id === current ? 'page' : undefined}>
                {title}
              </a>
              {onAbout && (
                <span className={css.info}>
                  <IconButton label={`About ${title}`} icon={<Info aria-hidden="true" />} onPress={() => onAbout(id)} />
                </span>
              )}
            </div>
          ))}
        </nav>
      ) : (
        <div className={css.picker}>
          <Select
            label={menuLabel}
            value={shown?.id ?? null}
            options={items.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => {
              const chosen = items.find((item) => item.id === id)
              if (chosen && id !== current) onNavigate(chosen.href)
            }}
          />
          {onAbout && shown && <Button onPress={() => onAbout(shown.id)}>Learn about</Button>}
        </div>
      )}
    </div>
  )
}
