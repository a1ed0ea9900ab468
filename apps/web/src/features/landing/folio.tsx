import { SeverityDot } from '@casewright/ui'
import { CircleCheck, FileText, Lightbulb, type LucideIcon, Scale, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import * as css from './folio.css.ts'
import { arriving, lifting } from './motion.css.ts'
import { hit, query } from './search-lines.css.ts'

const Tile = ({ name, Icon, children }: { name: string; Icon: LucideIcon; children: ReactNode }) => (
  <div className={css.tile}>
    <p className={css.name}>
      <Icon />
      {name}
    </p>
    {children}
  </div>
)

const Line = ({ width, look = '' }: { width: string; look?: string }) => (
  <div className={`${css.line} ${look}`} style={{ width }} />
)

const circle = 2 * Math.PI * 44

/** A page of the product in four tiles: an ornament, and nothing to a screen reader. */
export const Folio = ({ productName }: { productName: string }) => (
  <div aria-hidden="true" className={arriving}>
    <div className={`${css.folio} ${lifting}`}>
      <div className={css.head}>
        <span>{productName} Reports</span>
        <span>Vol. 1</span>
      </div>
      <div className={css.tiles}>
        <Tile name="AI Search" Icon={Search}>
          <p className={query}>phone search incident to arrest</p>
          {['Riley v. California', 'United States v. Robinson', 'Chimel v. California'].map((name) => (
            <p key={name} className={hit}>
              {name}
              <CircleCheck />
            </p>
          ))}
        </Tile>
        <Tile name="Documents" Icon={FileText}>
          <div className={css.sheet}>
            <Line width="38%" look={css.address} />
            <Line width="24%" look={css.last} />
            {['100%', '94%', '97%', '56%'].map((width) => (
              <Line key={width} width={width} />
            ))}
            <p className={css.signature}>D. Okafor</p>
          </div>
        </Tile>
        <Tile name="Analysis" Icon={Scale}>
          <div className={css.score}>
            <div className={css.ring}>
              <svg viewBox="0 0 100 100" fill="none" strokeWidth="5" aria-hidden="true">
                <circle cx="50" cy="50" r="44" className={css.track} />
                <circle cx="50" cy="50" r="44" className={css.arc} strokeDasharray={`${circle * 0.78} ${circle}`} />
              </svg>
              <b className={css.number}>78</b>
            </div>
            <div className={css.severities}>
              <SeverityDot severity="high">Indemnity</SeverityDot>
              <SeverityDot severity="medium">Notice</SeverityDot>
              <SeverityDot severity="low">Term</SeverityDot>
            </div>
          </div>
        </Tile>
        <Tile name="AI Insights" Icon={Lightbulb}>
          <p className={css.found}>
            Notice is 30 days in <mark>§&nbsp;4.2</mark> and 45 days in <mark>§&nbsp;9.1</mark>.
          </p>
          <p className={css.written}>State one period in § 4.2 and refer to it in § 9.1.</p>
        </Tile>
      </div>
    </div>
  </div>
)
