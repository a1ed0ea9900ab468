import type { Box, PaintedArea, PaintedText, Painting } from './paint.ts'

/** Letters of a page that a person looking at it does not see. */
export interface Hidden {
  /** Without ink, in the colour of the ground, tiny, or off the page. */
  invisible: number
  /** Under a box painted later: often a redaction that only looks like one. */
  covered: number
}

const tiny = 1.6

/**
 * Counts the letters that cannot be seen. Text behind or on a picture counts as seen: a scan with its
 * text laid invisibly over it is the rule, and what a picture shows is not known here.
 */
export function hiddenIn({ texts, areas, pictures }: Painting, page: Box): Hidden {
  const hidden: Hidden = { invisible: 0, covered: 0 }
  for (const text of texts) {
    const at = { x: (text.box.left + text.box.right) / 2, y: (text.box.bottom + text.box.top) / 2 }
    const outside = at.x < page.left || at.x > page.right || at.y < page.bottom || at.y > page.top
    if (!outside && pictures.some((box) => holds(box, at))) continue
    if (outside || text.inkless || text.size < tiny || likeGround(text, areas, at)) hidden.invisible += text.letters
    else if (areas.some((area) => area.order > text.order && covers(area.box, text.box))) hidden.covered += text.letters
  }
  return hidden
}

/** The share of a page that its largest picture fills. */
export function pictureShare({ pictures }: Painting, page: Box): number {
  const whole = area(page)
  const shares = pictures.map((box) => area(clip(box, page)) / whole)
  // Scanners cut pages into strips: their sum counts, as far as they do not lie over each other.
  return Math.min(
    1,
    shares.reduce((sum, share) => sum + share, 0),
  )
}

function likeGround(text: PaintedText, areas: readonly PaintedArea[], at: { x: number; y: number }): boolean {
  const ground = areas.findLast((area) => area.order < text.order && holds(area.box, at))?.colour ?? '#ffffff'
  return distance(text.colour, ground) < 20
}

function distance(a: string, b: string): number {
  const [first, second] = [channels(a), channels(b)]
  if (!first || !second) return Number.POSITIVE_INFINITY
  return Math.max(...first.map((value, index) => Math.abs(value - (second[index] ?? 0))))
}

function channels(colour: string): number[] | undefined {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  return digits ? [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) : undefined
}

const holds = (box: Box, { x, y }: { x: number; y: number }): boolean =>
  x >= box.left && x <= box.right && y >= box.bottom && y <= box.top

const area = (box: Box): number => Math.max(0, box.right - box.left) * Math.max(0, box.top - box.bottom)

const clip = (box: Box, to: Box): Box => ({
  left: Math.max(box.left, to.left),
  right: Math.min(box.right, to.right),
  bottom: Math.max(box.bottom, to.bottom),
  top: Math.min(box.top, to.top),
})

/** Whether a box hides most of a text. */
function covers(box: Box, text: Box): boolean {
  return area(clip(box, text)) > area(text) * 0.8
}
