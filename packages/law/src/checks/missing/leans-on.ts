import { once } from '../reading/once.ts'
import { longest, readingOf } from '../reading/prose.ts'

/** UTF-16 units that a page which takes its terms from elsewhere may have. */
const coverSize = 6000
const cover = /\bincorporates?\b.{0,120}\b(?:terms|agreement|conditions)\b.{0,160}\bby (?:this )?reference\b/i

/** 'AMENDMENT NO. 2 TO CREDIT AGREEMENT', not 'AMENDED AND RESTATED CREDIT AGREEMENT'. */
const amendmentTitle =
  /\b(?:(?:first|second|third|fourth|fifth|sixth) amendment|amendment (?:no\.?|number|#) ?\w{1,4}|amendment|addendum|joinder|supplement(?:al)?|extension|change order)\b[^.]{0,40}\b(?:to|agreement|lease|contract)\b/i
const staysInForce =
  /\b(?:agreement|lease|contract|terms|provisions)\b.{0,160}\b(?:remains?|continues?|are|is)\b.{0,40}\b(?:in )?(?:full force|effect|unchanged|ratified|unmodified)\b|\b(?:is|are|be) (?:hereby )?(?:further )?amended\b|\bhereby amends?\b|\bas amended (?:by this|hereby)\b/i

/** 'SECOND AMENDMENT TO SUPPLY AGREEMENT' as the first words. */
const titled =
  /^\W{0,4}(?:[\w.#]{1,12} ){0,3}(?:amendment|modification)(?: (?:no\.?|number|#) ?\w{1,4})? to (?:the |that )?/i

/** One side promises or gives, and the other need not sign. */
const instrument =
  /\b(?:PROMISSORY NOTE|GUARANTY|GUARANTEE|BILL OF SALE|POWER OF ATTORNEY|Promissory Note|Bill of Sale)\b/

/**
 * Why a contract need not say all that others do: its terms stand elsewhere, it amends another, it is an exhibit to
 * another, or it is an instrument of one side, such as a note.
 */
type Leaning = 'terms' | 'amendment' | 'part' | 'instrument'

const paper = '(?:exhibit|annex|schedule|appendix|addendum|rider|attachment)'
/** 'The Agreement to which this Exhibit B is annexed', 'this Rider is attached to and made a part of the Lease'. */
const part = new RegExp(
  `\\bto which this ${paper}\\b|\\bthis ${paper}(?: [A-Z0-9]{1,4})?,? (?:is|are|shall be|is hereby) (?:hereby )?(?:attached|annexed|appended|incorporated|made (?:a )?part|forms? (?:a )?part|part of)|\\bthis ${paper}(?: [A-Z0-9]{1,4})? (?:forms?|supplements?) (?:a )?(?:part of )?(?:the|that|and)\\b`,
  'i',
)
/** 'EXHIBIT C TO MASTER SERVICES AGREEMENT' */
const partTitle = new RegExp(
  `^\\W{0,4}${paper}(?: [A-Z0-9]{1,4})?,? to (?:the |that )?[^.]{0,60}\\b(?:agreement|lease|contract)\\b`,
  'i',
)

/** Whether a contract leaves most of the usual terms out, and why. */
export const leansOn = once((document): Leaning | null => {
  const says = (pattern: RegExp) => readingOf(document).all.some(({ text }) => pattern.test(text.slice(0, longest)))
  const title = document.text.slice(0, 500).replace(/\s+/g, ' ')
  const restated = /\bamended (?:and|&) restated\b/i.test(title.slice(0, 160))
  if (amendmentTitle.test(title) && !restated && (says(staysInForce) || titled.test(title))) return 'amendment'
  if (part.test(document.text.slice(0, 1500).replace(/\s+/g, ' ')) || partTitle.test(title.slice(0, 160))) return 'part'
  if (
    document.kind === 'contract' &&
    instrument.test(title.slice(0, 200)) &&
    !/\bagreement\b/i.test(title.slice(0, 100))
  )
    return 'instrument'
  return document.text.length < coverSize && says(cover) ? 'terms' : null
})
