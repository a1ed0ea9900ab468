import type { PDFPageProxy } from './open.ts'
import type { Run } from './types.ts'

interface Annotation {
  subtype?: string
  fieldType?: string
  fieldValue?: unknown
  exportValue?: string
  checkBox?: boolean
  radioButton?: boolean
  hidden?: boolean
  noView?: boolean
  password?: boolean
  rect?: number[]
  contentsObj?: { str?: string }
}

/** What was filled into a form's fields, and typed onto the page: it is shown, but is not the page's own text. */
export async function fieldRuns(page: PDFPageProxy): Promise<Run[]> {
  const viewport = page.getViewport({ scale: 1 })
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[]
  return annotations.flatMap((annotation) => {
    const value = shownValue(annotation)
    if (value === '' || !annotation.rect || annotation.hidden || annotation.noView) return []
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = annotation.rect
    const [a = 0, b = 0] = viewport.convertToViewportPoint(x0, y0) as number[]
    const [c = 0, d = 0] = viewport.convertToViewportPoint(x1, y1) as number[]
    const [left, right, top, bottom] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)]
    const lines = value.split(/\r\n?|\n/)
    const height = (bottom - top) / lines.length
    const size = Math.max(4, Math.min(11, height * 0.75))
    return lines
      .filter((line) => line.trim() !== '')
      .map((text, index) => ({
        text,
        x: left + 2,
        y: top + height * (index + 1) - height * 0.25,
        width: Math.min(right - left, text.length * size * 0.5),
        size,
        bold: false,
        spaced: true,
        quarter: 0,
      }))
  })
}

function shownValue({
  subtype,
  fieldType,
  fieldValue,
  exportValue,
  checkBox,
  radioButton,
  password,
  contentsObj,
}: Annotation): string {
  if (subtype === 'FreeText') return contentsObj?.str ?? ''
  if (subtype !== 'Widget' || password) return ''
  if (fieldType === 'Btn') {
    const on = (checkBox || radioButton) && fieldValue !== 'Off' && fieldValue === exportValue
    return on ? '[X]' : ''
  }
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return values.filter((value) => typeof value === 'string').join(', ')
}
