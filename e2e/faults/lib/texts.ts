const paragraph = (nth: number) =>
  `The defendant moves for summary judgment on count ${nth}. Summary judgment is proper where there is no genuine dispute as to any material fact. Celotex Corp. v. Catrett, 477 U.S. 317, 322 (1986). The plaintiff seeks damages of $${1000 + nth} for events of March ${1 + (nth % 28)}, 2025. The court denied the earlier motion without prejudice.`

/** A brief of our own, of about a page for six paragraphs. */
export const brief = (nth: number, paragraphs = 12): string =>
  [
    'MEMORANDUM IN SUPPORT OF MOTION FOR SUMMARY JUDGMENT',
    ...Array.from({ length: paragraphs }, (_, line) => paragraph(nth + line)),
  ].join('\n\n')
