const names = {
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  style: 'urn:oasis:names:tc:opendocument:xmlns:style:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  draw: 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0',
  fo: 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0',
  svg: 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0',
  xlink: 'http://www.w3.org/1999/xlink',
  dc: 'http://purl.org/dc/elements/1.1/',
  loext: 'urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0',
}
const lookOf = (name: string, look: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${look}/></style:style>`
const spanOf = (name: string, columns: number) =>
  `<style:style style:name="${name}" style:family="section"><style:section-properties><style:columns fo:column-count="${columns}" fo:column-gap="0.2in"/></style:section-properties></style:style>`
const pageOf = (name: string, inside: string) =>
  `<style:page-layout style:name="${name}"><style:page-layout-properties ${inside}/><style:header-style/><style:footer-style/></style:page-layout>`
const levels = Array.from(
  { length: 4 },
  (_, at) =>
    `<text:list-level-style-number text:level="${at + 1}" style:num-format="${['1', 'a', 'i', 'A'][at]}" style:num-prefix="${at === 0 ? '' : '('}" style:num-suffix="${at === 0 ? '.' : ')'}"/>`,
).join('')
const marks = Array.from(
  { length: 4 },
  (_, at) => `<text:list-level-style-bullet text:level="${at + 1}" text:bullet-char="•"/>`,
).join('')

/** A whole document in one file of the OpenDocument format, which LibreOffice saves as a Word file. */
export const flatText = (body: string, tracked = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document ${Object.entries(names)
    .map(([name, address]) => `xmlns:${name}="${address}"`)
    .join(
      ' ',
    )} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles>${[
    lookOf('B', 'fo:font-weight="bold"'),
    lookOf('I', 'fo:font-style="italic"'),
    lookOf('Up', 'style:text-position="super 58%"'),
    lookOf('Caps', 'fo:font-variant="small-caps"'),
    lookOf('Hidden', 'text:display="none"'),
    '<style:style style:name="Rtl" style:family="paragraph"><style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="end"/></style:style>',
    '<style:style style:name="Wide" style:family="paragraph" style:master-page-name="Landscape"/>',
    spanOf('Two', 2),
    `<text:list-style style:name="Numbers">${levels}</text:list-style><text:list-style style:name="Dots">${marks}</text:list-style>`,
    pageOf('Upright', 'fo:page-width="8.5in" fo:page-height="11in"'),
    pageOf('Across', 'fo:page-width="11in" fo:page-height="8.5in" style:print-orientation="landscape"'),
  ].join(
    '',
  )}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Upright"><style:header><text:p>Confidential draft of the parties</text:p></style:header><style:footer><text:p>Page <text:page-number/></text:p></style:footer></style:master-page><style:master-page style:name="Landscape" style:page-layout-name="Across"><style:header><text:p>Schedule of the agreement</text:p></style:header></style:master-page></office:master-styles><office:body><office:text>${tracked}${body}</office:text></office:body></office:document>`

export const line = (inside: string, style = ''): string =>
  `<text:p${style && ` text:style-name="${style}"`}>${inside}</text:p>`
export const head = (words: string, level = 1): string =>
  `<text:h text:style-name="Heading_20_${level}" text:outline-level="${level}">${words}</text:h>`
export const look = (words: string, style: string): string =>
  `<text:span text:style-name="${style}">${words}</text:span>`

/** Items of a list; one that is a list itself is a level below. */
export type Items = readonly (string | Items)[]
export const list = (items: Items, style: string): string =>
  `<text:list text:style-name="${style}">${items
    .map((one) => `<text:list-item>${typeof one === 'string' ? line(one) : list(one, style)}</text:list-item>`)
    .join('')}</text:list>`

export const table = (rows: readonly (readonly string[])[]): string =>
  `<table:table><table:table-column table:number-columns-repeated="${rows[0]?.length ?? 1}"/>${rows
    .map(
      (cells) =>
        `<table:table-row>${cells
          .map((one) => `<table:table-cell>${one.startsWith('<') ? one : line(one)}</table:table-cell>`)
          .join('')}</table:table-row>`,
    )
    .join('')}</table:table>`

const by = '<dc:creator>Their Counsel</dc:creator><dc:date>2026-10-02T09:00:00</dc:date>'
/** What somebody else did to a text: insertions by their numbers, deletions with their words. */
export const trackedBy = (inserted: readonly number[], deleted: Readonly<Record<number, string>>): string =>
  `<text:tracked-changes>${inserted
    .map(
      (id) =>
        `<text:changed-region text:id="c${id}" xml:id="c${id}"><text:insertion><office:change-info>${by}</office:change-info></text:insertion></text:changed-region>`,
    )
    .join('')}${Object.entries(deleted)
    .map(
      ([id, words]) =>
        `<text:changed-region text:id="c${id}" xml:id="c${id}"><text:deletion><office:change-info>${by}</office:change-info>${words}</text:deletion></text:changed-region>`,
    )
    .join('')}</text:tracked-changes>`
export const added = (id: number, words: string): string =>
  `<text:change-start text:change-id="c${id}"/>${words}<text:change-end text:change-id="c${id}"/>`
export const gone = (id: number): string => `<text:change text:change-id="c${id}"/>`
export const remark = (words: string, about: string, name: string): string =>
  `<office:annotation office:name="${name}">${by}<text:p>${words}</text:p></office:annotation>${about}<office:annotation-end office:name="${name}"/>`
export const note = (id: string, words: string, kind = 'footnote'): string =>
  `<text:note text:id="${id}" text:note-class="${kind}"><text:note-citation>1</text:note-citation><text:note-body><text:p>${words}</text:p></text:note-body></text:note>`
export const box = (inside: string, name: string): string =>
  `<draw:frame draw:name="${name}" text:anchor-type="paragraph" svg:width="3in" svg:height="1in"><draw:text-box>${inside}</draw:text-box></draw:frame>`
