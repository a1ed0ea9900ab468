import { doubleRule } from './rule.css.ts'

/** Closes: what stands above it is whole. */
export const DoubleRule = () => <hr className={doubleRule} />
