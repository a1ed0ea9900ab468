/** What a developer says of one place that a check found in a real document. This is our own review, and nobody else's. */
export interface Verdict {
  /** The check's id. */
  check: string
  /** The first words of the place, at most six; empty for what is missing. */
  place: string
  /** Whether a lawyer who reads the document would want to be told. */
  right: boolean
  reason: string
}

/** The real documents that are judged: contracts, letters and filings, in the folder of test data. */
export const judged = {
  'master-services-agreement': 'expected/vp004_legal_contract.docx.libreoffice.txt',
  'license-and-development-agreement': 'expected/cuad_eton_development_agreement.pdf.pdftotext.txt',
  'license-scanned-in-part': 'expected/scan_contract_3pages_150dpi.tesseract.txt',
  'cloud-cover-page': 'expected/bonterms_cover_page.docx.libreoffice.txt',
  'employment-agreement': 'txt/edgar_employment_agreement_2007.txt',
  'construction-contract': 'txt/edgar_epc_417kB.txt',
  'separation-letter': 'txt/enc_utf8_invalid_tail.txt',
  'consumer-demand-letter': 'expected/93A_demand_letter_sample.docx.libreoffice.txt',
  'estate-plan-letter': 'expected/estate_plan_letter_introduction.docx.libreoffice.txt',
  'security-deposit-letter': 'expected/sample_security_deposit_letter.docx.libreoffice.txt',
  'letter-to-clerk': 'expected/recap_ca8_.pdf.pdftotext.txt',
  'brief-cover': 'expected/cl_gov.uscourts.ca8.17-2543.00803263743.0.pdf.pdftotext.txt',
  'complaint-page': 'expected/xray_rectangles_no.pdf.pdftotext.txt',
  'motion-page': 'expected/xray_whitespace_redactions.pdf.pdftotext.txt',
  'clerk-letter': 'expected/cl_nda_document.pdf.pdftotext.txt',
  'model-charter': 'expected/nvca_model_certificate_of_incorporation.docx.libreoffice.txt',
  'cloud-playbook': 'expected/bonterms_playbook.docx.libreoffice.txt',
} as const
export type JudgedDocument = keyof typeof judged

/** How many places of a finding are judged, in the order of the text: a long contract may have hundreds. */
export const placesJudged = 3

/** How a place is named in a verdict. */
export const placeName = (words: string): string => words.trim().split(/\s+/).slice(0, 6).join(' ')
