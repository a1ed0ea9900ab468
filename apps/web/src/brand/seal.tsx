import { bands, threadsOf } from './lattice.ts'

/** The banknote lattice: ornament, in the color of what it stands in. Never where work is done. */
export const Seal = ({ className }: { className: string }) => (
  <svg viewBox="0 0 200 200" fill="none" stroke="currentColor" className={className} aria-hidden="true">
    {bands.map((band) => (
      <path key={band.outer} d={threadsOf(band)} />
    ))}
    {[99, 98.2, 83, 68.3, 53.8, 39.5].map((radius) => (
      <circle key={radius} cx="100" cy="100" r={radius} />
    ))}
  </svg>
)
