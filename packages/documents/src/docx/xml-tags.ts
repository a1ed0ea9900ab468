/** A tag of an XML part: `name` without its prefix. */
export interface XmlTag {
  name: string
  open: boolean
  close: boolean
  /** The value of an attribute, its prefix left off. */
  get(attribute: string): string | undefined
}

const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?![\w.-])((?:[^<>"']|"[^<"]*"|'[^<']*')*?)(\/?)>/g

/** The tags of an XML part in order. Enough for styles and numbering, which hold their data in attributes. */
export function* tagsOf(xml: string): Generator<XmlTag> {
  for (const match of xml.matchAll(tag)) {
    const attributes = match[3] ?? ''
    yield {
      name: match[2] ?? '',
      open: match[1] === '',
      close: match[1] === '/' || match[4] === '/',
      get: (attribute) => {
        const found = new RegExp(`(?:^|[\\s:])${attribute}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
        return found ? unescaped(found[1] ?? found[2] ?? '') : undefined
      },
    }
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (value: string): string =>
  value.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Whether an on/off property is on: it is, unless it says otherwise. */
export const isOn = (found: XmlTag): boolean => !/^(0|false|off|none)$/.test(found.get('val') ?? '1')
