import { Lattice } from '@casewright/ui'
import { FileText, Scale, Search } from 'lucide-react'
import { Logo } from '../../brand/logo.tsx'
import * as css from './selling-points.css.ts'

const points = [
  {
    Icon: Search,
    title: 'AI Legal Research & Case Law Analysis',
    text: 'Passages with their pages, from the library and public sources.',
  },
  {
    Icon: FileText,
    title: 'Intelligent Document Summarization',
    text: 'Key points, each tied to where the document says it.',
  },
  {
    Icon: Scale,
    title: 'Predictive Risk Analysis',
    text: 'Factors weighed in the open, with the confidence stated.',
  },
]

/** What the product is for, beside the form on large screens. */
export const SellingPoints = ({ productName }: { productName: string }) => (
  <aside className={css.band} data-ground="spine" aria-label={`About ${productName}`}>
    <Lattice className={css.seal} />
    <a href="/" className={css.brand}>
      <Logo name={productName} />
    </a>
    <div className={css.middle}>
      <p className={css.claim}>The record first. Then the reasoning.</p>
      <ul className={css.points}>
        {points.map(({ Icon, title, text }) => (
          <li key={title} className={css.point}>
            <Icon aria-hidden="true" />
            <div>
              <p className={css.title}>{title}</p>
              <p className={css.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
    <p className={css.text}>Runs on your firm’s own servers.</p>
  </aside>
)
