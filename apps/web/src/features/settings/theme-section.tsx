import type { ThemeChoice } from '@casewright/ui'
import * as css from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { useTheme } from '../../lib/theme.ts'
import * as theme from './theme-section.css.ts'

const choices: { value: ThemeChoice; title: string; text: string }[] = [
  { value: 'light', title: 'Light', text: 'Ink on warm paper' },
  { value: 'dark', title: 'Dark', text: 'Paper-colored text on ink' },
  { value: 'system', title: 'System', text: 'Follows this device’s setting' },
]

/** `/settings/theme`. */
export function ThemeSection() {
  const { choice, setTheme } = useTheme()
  return (
    <div className={css.settings}>
      <SectionHead title="Theme" lead="Applies to this browser. Printouts are always on white." />
      <fieldset className={theme.choices}>
        <legend className="visually-hidden">Theme</legend>
        {choices.map(({ value, title, text }) => (
          <label key={value} className={theme.choice}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              className={theme.radio}
              onChange={() => setTheme(value)}
            />
            <span>
              <span className={theme.title}>{title}</span>
              <span className={theme.text}>{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
