/** Percent of the width that the left pane has. */
export const least = 20
export const most = 80
export const atStart = 50

/** What stands beside the panes and takes no part in the width that is shared out, in pixels. */
const beside = 320

const clamp = (percent: number): number => Math.min(most, Math.max(least, percent))

/** The width of the left pane after the divider was moved by so many pixels. */
export const moved = (percent: number, pixels: number, windowWidth: number): number =>
  clamp(percent + (pixels / Math.max(1, windowWidth - beside)) * 100)

const keys: Record<string, (percent: number) => number> = {
  ArrowLeft: (percent) => percent - 2,
  ArrowRight: (percent) => percent + 2,
  PageDown: (percent) => percent - 10,
  PageUp: (percent) => percent + 10,
  Home: () => least,
  End: () => most,
}

/** The width after a key; undefined where the key means nothing to the divider. */
export const afterKey = (percent: number, key: string): number | undefined => {
  const next = keys[key]?.(percent)
  return next === undefined ? undefined : clamp(next)
}
