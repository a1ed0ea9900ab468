import * as css from './figures.css.ts'

export interface FiguresProps {
  /** In their order; the main one is set larger. */
  items: readonly { label: string; value: string; isMain?: boolean }[]
}

/** A few figures side by side: a settlement's low, recommended and high. */
export const Figures = ({ items }: FiguresProps) => (
  <dl className={css.figures}>
    {items.map(({ label, value, isMain }) => (
      <div key={label} className={css.figure} data-main={isMain || undefined}>
        <dt className={css.label}>{label}</dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
