import type { SiteContent } from '@casewright/api/client'
import { Logo } from '../../brand/logo.tsx'
import { wrap } from './landing.css.ts'
import * as css from './site-footer.css.ts'
import { ThemeSwitch } from './theme-switch.tsx'

interface SiteFooterProps {
  productName: string
  words: SiteContent['footer']
  notAdvice: string
}

export const SiteFooter = ({ productName, words, notAdvice }: SiteFooterProps) => (
  <footer className={css.footer} data-ground="spine">
    <div className={wrap}>
      <div className={css.columns}>
        <div className={css.brand}>
          <Logo name={productName} />
          <p className={css.tagline}>{words.tagline}</p>
        </div>
        {words.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={css.title}>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <a href={href} className={css.link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.end}>
        <p className={css.notAdvice}>{notAdvice}</p>
        <div className={css.last}>
          <p className={css.copyright}>{words.copyright}</p>
          <a href="/terms" className={css.link}>
            Terms and conditions
          </a>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  </footer>
)
