import { speck } from './specks.css.ts'

/** Where each dot floats, how large it is in pixels, and how many seconds its way takes. */
const dots = [
  { left: '2%', top: '11%', size: 6, seconds: 20 },
  { left: '30%', top: '90%', size: 4, seconds: 22 },
  { left: '47%', top: '14%', size: 5, seconds: 24 },
  { left: '50%', top: '78%', size: 7, seconds: 26 },
  { left: '93%', top: '26%', size: 5, seconds: 28 },
  { left: '90%', top: '86%', size: 6, seconds: 30 },
]

/** Six dots of brass that float behind the first view. */
export const Specks = () =>
  dots.map(({ left, top, size, seconds }) => (
    <span
      key={seconds}
      aria-hidden="true"
      className={speck}
      style={{ left, top, width: size, height: size, animationDuration: `${seconds}s` }}
    />
  ))
