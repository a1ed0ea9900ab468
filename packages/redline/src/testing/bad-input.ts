import { makeDocx, paragraph, partOf, run } from './make-docx.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const microsoft = 'http://schemas.microsoft.com/office/2006/relationships'

const types = (main: string, more = '') =>
  `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`
const relations = (...rows: [type: string, target: string, mode?: string][]) =>
  `<Relationships xmlns="${packages}/relationships">${rows
    .map(
      ([type, target, mode = ''], index) =>
        `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"${mode && ` TargetMode = '${mode}'`}/>`,
    )
    .join('')}</Relationships>`
const field = (...pieces: string[]) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join('')}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('its words')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`

const line = 'The Tenant shall pay the rent within ten days of notice.'
export const lines = ['1. Rent', line, '2. Repairs', 'The Landlord keeps the roof in repair.']
const body = (...more: string[]) => [...lines.map((one) => paragraph(run(one))), ...more].join('')

/** A Word file with macros, as it is when an uploader names a .docm .docx. */
export const withMacros = (main = 'application/vnd.ms-word.document.macroEnabled.main+xml') =>
  makeDocx(
    body(),
    {},
    {
      '[Content_Types].xml': types(
        main,
        '<Override PartName="/word/vbaData.xml" ContentType="application/vnd.ms-word.vbaData+xml"/>',
      ),
      'word/_rels/document.xml.rels': relations([`${microsoft}/vbaProject`, 'vbaProject.bin']),
      'word/vbaProject.bin': 'Sub AutoOpen()',
      'word/_rels/vbaProject.bin.rels': relations([`${microsoft}/wordVbaData`, 'vbaData.xml']),
      'word/vbaData.xml': '<wne:vbaSuppData xmlns:wne="http://schemas.microsoft.com/office/word/2006/wordml"/>',
    },
  )

/** One that Word would have load a template, a picture, an object and the words of fields from an address. */
export const withAddresses = (address: string) =>
  makeDocx(
    body(
      paragraph(field('INCLU', `DEPICTURE &quot;${address}/p.png&quot;`)),
      paragraph(`<w:fldSimple w:instr=" DDEAUTO excel ${address}">${run('a figure')}</w:fldSimple>`),
      paragraph(field(' PAGE ')),
    ),
    {},
    {
      'word/_rels/document.xml.rels': relations(
        [`${office}/image`, `${address}/a>b.png`, 'External'],
        [`${office}/oleObject`, `${address}/x.xlsx`, 'External'],
        [`${office}/hyperlink`, `${address}/read`, 'External'],
      ),
      'word/_rels/settings.xml.rels': relations([`${office}/attachedTemplate`, `${address}/t.dotm`, 'External']),
    },
  )

const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>'
/** One whose paragraphs are numbered by a part that is not there. */
export const withoutNumbering = () =>
  makeDocx(
    lines.map((one) => paragraph(run(one.replace(/^\d\. /, '')), listed)).join(''),
    {},
    {
      'word/_rels/document.xml.rels': relations([`${office}/numbering`, 'numbering.xml']),
    },
  )

/** One that says that its text is a picture. */
export const withWrongTypes = () => makeDocx(body(), {}, { '[Content_Types].xml': types('image/png') })

export const withWrongComments = () =>
  makeDocx(body(), { comments: partOf('comments', '') }, { '[Content_Types].xml': types(`${word}.document.main+xml`) })

const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
export const withEntities = () =>
  makeDocx(
    '',
    {},
    {
      'word/document.xml': `<!DOCTYPE w [<!ENTITY l0 "ha">${laughs}]>${partOf('document', `<w:body>${paragraph(run('&l9;'))}</w:body>`).replace(/^<\?xml[^>]*>\s*/, '')}`,
    },
  )

export const encrypted = (): Uint8Array => {
  const file = new Uint8Array(4_096)
  file.set(Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  file.set(Buffer.from('EncryptedPackage', 'utf16le'), 1_024)
  return file
}

/** Half of a file: what is left when an upload or a mail breaks off. */
export const halved = async (): Promise<Uint8Array> => {
  const file = await makeDocx(body())
  return file.subarray(0, file.length / 2)
}

/** So many paragraphs, each with somebody else's deletion and insertion. */
export const withTrackedChanges = (count: number) =>
  makeDocx(
    Array.from({ length: count }, (_, at) => {
      const by = (id: number) => ` w:id="${id}" w:author="Them" w:date="2026-01-02T03:04:05Z"`
      const gone = `<w:del${by(2 * at + 1)}><w:r><w:delText>old</w:delText></w:r></w:del>`
      return paragraph(
        `${run(`Item ${at} costs `)}${gone}<w:ins${by(2 * at + 2)}>${run('new')}</w:ins>${run(` money within ${at + 3} days.`)}`,
      )
    }).join(''),
  )

const sentence =
  'The parties agree that each keeps a record of what it delivers and shows that record to the other on request, at the place that the schedule names.'
/** So many pages of prose, at 3,000 characters a page. */
export const ofPages = (pages: number) =>
  makeDocx(
    Array.from({ length: Math.ceil((pages * 3_000) / (sentence.length + 20)) }, (_, at) =>
      paragraph(run(`${at + 1}. In matter ${at * 7}, ${sentence}`)),
    ).join(''),
  )
