import { added, box, flatText, gone, head, line, list, look, note, remark, table, trackedBy } from './flat-text.ts'

const rent = 'The Tenant shall pay the rent of $2,400 within ten days of the invoice of the Landlord.'
const repair = 'The Landlord keeps the roof, the walls and the drains in good repair at its own expense.'
const assign = 'Neither party may assign this lease without the written consent of the other party.'
const notice = 'A notice under this lease is in writing and takes effect when it is received at the address below.'
const end = 'Either party may end this lease for a breach that is not cured within thirty days of written notice.'
const prose = [rent, repair, assign, notice, end]
const lines = prose.map((one) => line(one)).join('')
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const control = (kind: string, words: string) => `<loext:content-control ${kind}>${words}</loext:content-control>`
const inner = table([
  [rent, repair],
  ['Item', assign],
])
const deep = ['First of the duties', [`${rent} (a)`, [`${repair} (i)`, [`${notice} (A)`]], `${end} (b)`], assign]

/** Documents of what the visible Word files have little or nothing of, as LibreOffice is to save them. */
export const madeDocuments: Readonly<Record<string, string>> = {
  'tables in tables': flatText(
    `${lines}${table([
      [inner, notice],
      ['Fee', `${line(end)}${inner}`],
    ])}${lines}`,
  ),
  'a table in three deep': flatText(table([[table([[inner]]), rent]]) + lines),
  'rows that span': flatText(
    `${lines}<table:table><table:table-column table:number-columns-repeated="2"/><table:table-row><table:table-cell table:number-columns-spanned="2">${line(rent)}</table:table-cell><table:covered-table-cell/></table:table-row><table:table-row><table:table-cell table:number-rows-spanned="2">${line(repair)}</table:table-cell><table:table-cell>${line(notice)}</table:table-cell></table:table-row><table:table-row><table:covered-table-cell/><table:table-cell>${line(end)}</table:table-cell></table:table-row></table:table>`,
  ),
  'text boxes': flatText(`${line(`${box(line(rent) + line(notice), 'One')}${repair}`)}${lines}`),
  'a text box with a table': flatText(`${lines}${line(box(table([[rent, notice]]), 'Two') + end)}`),
  footnotes: flatText(line(`${rent}${note('a', repair)} ${notice}${note('b', assign)}`) + lines),
  endnotes: flatText(line(`${rent}${note('a', `${repair} ${end}`, 'endnote')} It ends there.`) + lines),
  'fields of every sort': flatText(
    `${line(`Page <text:page-number/> of <text:page-count/>, <text:date/>: ${rent}`)}${line(`As ${look('said', 'I')} in <text:bookmark-ref text:ref-name="here" text:reference-format="text">the clause</text:bookmark-ref> above, ${notice}`)}${line(`<text:bookmark-start text:name="here"/>the clause<text:bookmark-end text:name="here"/> ${end}`)}${lines}`,
  ),
  'fields to fill in': flatText(
    line(
      `Dear <text:text-input text:description="Name">[name]</text:text-input>, ${rent} <text:placeholder text:placeholder-type="text">&lt;place&gt;</text:placeholder>`,
    ) + lines,
  ),
  'clauses with numbers': flatText(list([rent, [repair, notice], assign, [end, [rent]]], 'Numbers') + lines),
  'lists in lists': flatText(list(deep, 'Numbers') + line(assign) + list(deep, 'Dots')),
  'numbered headings': flatText(
    [1, 2, 3].map((at) => head(`Article ${at} of the lease`) + head('Duties of a party', 2) + lines).join(''),
  ),
  'content controls': flatText(
    line(
      `${control('', look(rent, 'B'))} ${notice} ${control('loext:checkbox="true" loext:checked="true"', '☒')} ${repair}`,
    ) + lines,
  ),
  'controls to choose from': flatText(
    line(
      `The term is ${control('loext:dropdown="true"', '<loext:list-item loext:display-text="one year" loext:value="1"/>one year')} from ${control('loext:date="true" loext:date-format="YYYY-MM-DD"', '2026-11-23')}. ${end}`,
    ) + lines,
  ),
  'words from right to left': flatText(
    `${line('يدفع المستأجر الإيجار خلال عشرة أيام من تاريخ الفاتورة إلى المالك', 'Rtl')}${line('השוכר ישלם את דמי השכירות בתוך עשרה ימים מיום קבלת החשבון', 'Rtl')}${line(`${rent} المالك ${notice}`)}${lines}`,
  ),
  columns: flatText(
    `${lines}<text:section text:style-name="Two" text:name="Columns">${lines}</text:section>${lines}<text:section text:style-name="Two" text:name="More">${line(end)}</text:section>${line(rent)}`,
  ),
  'pages upright and across': flatText(lines + line(rent, 'Wide') + lines + line(notice, 'Standard') + lines),
  'changes of others': flatText(
    line(`The Tenant shall pay ${gone(1)}${added(2, 'the whole rent')} within ten days. ${notice}`) +
      line(added(3, `${repair} This is new.`)) +
      lines,
    trackedBy([2, 3], { 1: line('half of the rent') }),
  ),
  'paragraphs that others deleted': flatText(
    line(`${rent}${gone(1)}${notice}`) + lines + line(`${end}${gone(2)}`) + line(assign),
    trackedBy([], { 1: line(' Gone') + line(repair) + line(''), 2: line(' for good') }),
  ),
  'comments of others': flatText(
    line(`The Tenant shall ${remark('Too early?', 'pay the rent within ten days', 'A')} of the invoice. ${notice}`) +
      lines +
      line(remark('All of it', `${end} ${remark('A part', 'Costs follow', 'C')}.`, 'B')),
  ),
  'changes and comments in a table': flatText(
    lines +
      table([
        [line(`${rent} ${added(1, 'Or later.')}`), line(remark('Check', repair, 'A'))],
        [line(`Fee ${gone(2)} due`), end],
      ]),
    trackedBy([1], { 2: line('now') }),
  ),
  contents: flatText(
    `<text:table-of-content text:name="Contents" text:protected="true"><text:table-of-content-source text:outline-level="2"><text:index-title-template>Contents</text:index-title-template></text:table-of-content-source><text:index-body><text:index-title text:name="Title">${line('Contents')}</text:index-title>${line('Rent<text:tab/>1')}${line('Repairs<text:tab/>2')}</text:index-body></text:table-of-content>${head('Rent')}${lines}${head('Repairs')}${lines}`,
  ),
  'links and bookmarks': flatText(
    line(
      `See <text:a xlink:type="simple" xlink:href="https://example.com/terms">the terms of the Landlord</text:a>. <text:bookmark text:name="b"/>${rent} <text:a xlink:type="simple" xlink:href="#b">Above</text:a>, ${notice}`,
    ) + lines,
  ),
  'looks within words': flatText(
    line(
      `The ${look('Ten', 'B')}${look('ant', 'I')} shall<text:s text:c="3"/>pay${look('1', 'Up')}<text:tab/>the ${look('Rent', 'Caps')}<text:line-break/>within ten\u00a0days${look(' which nobody sees', 'Hidden')} of in\u00advoice. ${notice}`,
    ) + lines,
  ),
  'pictures and a signature block': flatText(
    line(
      `<draw:frame draw:name="Dot" text:anchor-type="as-char" svg:width="0.2in" svg:height="0.2in"><draw:image><office:binary-data>${dot}</office:binary-data></draw:image></draw:frame> ${rent}`,
    ) +
      lines +
      table([
        ['LANDLORD', 'TENANT'],
        ['By: ____________', 'By: ____________'],
        ['Name:', 'Name:'],
        ['Date: ________', 'Date: ________'],
      ]),
  ),
  'a reading aid above words': flatText(
    line(
      `The seal of <text:ruby><text:ruby-base>東京</text:ruby-base><text:ruby-text>とうきょう</text:ruby-text></text:ruby> is on it. ${rent}`,
    ) + lines,
  ),
}
