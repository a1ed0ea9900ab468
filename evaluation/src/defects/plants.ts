/** What a plant is written with: the names of two parties as the agreement has them. */
export interface Names {
  one: string
  other: string
}

/** A defect that is put into a real agreement, in several wordings, and the checks that may find it. */
export interface Plant {
  id: string
  /** Any of these, at a place within the planted words. */
  found: readonly string[]
  /** Only where the agreement does not have this already: one-sidedness needs that the other side has nothing alike. */
  without?: RegExp
  wordings: (names: Names) => readonly string[]
  /** What somebody would look for who searches the agreement for words. */
  keyword: RegExp
}

/** Planted defects of the kinds that an analysis promises to find. */
export const plants: readonly Plant[] = [
  {
    id: 'one-sided attorney’s fees',
    found: ['one-sided.attorneys-fees'],
    without: /attorneys?['’]?s?['’]? fees|legal fees|legal expenses/i,
    keyword: /attorney/i,
    wordings: ({ one, other }) => [
      `In any action to enforce this Agreement, ${other} shall pay the reasonable attorneys’ fees and costs of ${one}.`,
      `If ${one} brings suit because of a breach of this Agreement by ${other}, ${one} shall be entitled to recover its attorneys’ fees from ${other}.`,
      `${other} will reimburse ${one} for all legal fees that ${one} incurs in litigation arising from a default under this Agreement.`,
    ],
  },
  {
    id: 'one-sided indemnity',
    found: ['one-sided.indemnity', 'risk.unlimited-indemnity', 'risk.indemnity-first-party'],
    without: /indemnif|hold harmless|held harmless/i,
    keyword: /indemnif/i,
    wordings: ({ one, other }) => [
      `${other} shall indemnify, defend and hold harmless ${one} from and against any and all losses arising out of this Agreement.`,
      `${other} agrees to indemnify ${one} against all claims, damages and expenses that result from any breach of this Agreement.`,
      `${other} will defend and indemnify ${one} from any claim of a third party connected with this Agreement.`,
    ],
  },
  {
    id: 'one-sided termination',
    found: ['one-sided.termination-for-convenience'],
    without: /terminat/i,
    keyword: /terminat/i,
    wordings: ({ one }) => [
      `${one} may terminate this Agreement at any time for convenience upon ten days’ written notice.`,
      `${one} may, in its sole discretion and without cause, terminate this Agreement upon notice.`,
      `This Agreement may be terminated by ${one} at any time, with or without cause, on five days’ notice.`,
    ],
  },
  {
    id: 'one-sided assignment',
    found: ['one-sided.assignment'],
    without: /assign|transfer/i,
    keyword: /assign/i,
    wordings: ({ one }) => [
      `${one} may freely assign this Agreement without the consent of anyone.`,
      `${one} may assign or transfer this Agreement at any time in its sole discretion.`,
      `${one} shall have the right to assign this Agreement without notice.`,
    ],
  },
  {
    id: 'audit without limits',
    found: ['one-sided.audit'],
    keyword: /audit|inspect/i,
    wordings: ({ one, other }) => [
      `${one} may audit the books and records of ${other} at any time.`,
      `${one} shall have the right to inspect and audit all records of ${other} relating to this Agreement.`,
      `${other} shall permit ${one} to audit its books and accounts whenever ${one} so requests.`,
    ],
  },
  {
    id: 'a limit that leaves no remedy',
    found: ['risk.no-remedy', 'risk.low-cap'],
    keyword: /liab/i,
    wordings: ({ one, other }) => [
      `Under no circumstances shall ${one} be liable to ${other} for any damages whatsoever.`,
      `In no event will ${one} be liable to ${other} for any loss or damage of any kind.`,
      `The total liability of ${one} under this Agreement, including its indemnification obligations, shall not exceed $100.`,
    ],
  },
  {
    id: 'a term that survives and is not there',
    found: ['reference.survival-of-nothing'],
    without: /compet/i,
    keyword: /surviv/i,
    wordings: () => [
      'The non-competition obligations of the parties shall survive the termination of this Agreement.',
      'The covenant not to compete (non-compete) shall survive expiration or termination of this Agreement.',
      'The provisions on non-competition will survive any termination of this Agreement.',
    ],
  },
  {
    id: 'an exception for an indemnity that is not there',
    found: ['risk.exception-for-nothing'],
    without: /indemni/i,
    keyword: /except/i,
    wordings: () => [
      'Except for its indemnification obligations, neither party’s total liability under this Agreement shall exceed the amounts paid in the preceding twelve months.',
      'Other than a party’s indemnification obligations, in no event shall the total aggregate liability of either party exceed $1,000,000.',
      'In no event shall either party’s aggregate liability arising out of this Agreement exceed $500,000, except for a party’s indemnity obligations.',
    ],
  },
  {
    id: 'a section that is not there',
    found: ['reference.section'],
    keyword: /section/i,
    wordings: ({ one }) => [
      `The obligations of ${one} under this Agreement are subject to Section 47.`,
      `Except as provided in Section 58, ${one} shall perform this Agreement in good faith.`,
      `The parties shall comply with the requirements of Section 63 at all times.`,
    ],
  },
  {
    id: 'an exhibit that is not there',
    found: ['reference.attachment'],
    keyword: /exhibit|schedule/i,
    wordings: ({ one }) => [
      `The duties of ${one} are set forth in Exhibit Q attached hereto.`,
      `The fees that are payable are stated in Schedule 19 to this Agreement.`,
      `The parties shall follow the procedures of Annex W, which is attached to this Agreement.`,
    ],
  },
  {
    id: 'two orders of precedence',
    found: ['reference.precedence-conflict'],
    without: /conflict|inconsisten/i,
    keyword: /conflict/i,
    wordings: () => [
      'In the event of a conflict between this Agreement and an Order Form, this Agreement shall prevail. In the event of any inconsistency between an Order Form and this Agreement, the Order Form shall control.',
      'If there is any conflict between this Agreement and a Statement of Work, the Statement of Work shall govern. In case of a conflict between this Agreement and the Statement of Work, this Agreement will take precedence.',
      'In the event of any inconsistency between this Agreement and any Exhibit, the Exhibit shall prevail. In the event of a conflict between this Agreement and an Exhibit, the terms of this Agreement shall control.',
    ],
  },
  {
    id: 'a renewal whose date has passed',
    found: ['risk.renewal-passed', 'consistency.before-its-date'],
    keyword: /renew/i,
    wordings: ({ one }) => [
      `${one} may renew this Agreement by written notice given on or before June 30, 2016.`,
      `This Agreement may be renewed for one further year by notice given no later than March 1, 2014.`,
      `The term may be extended at the option of ${one} if notice to extend is given by May 15, 2012.`,
    ],
  },
  {
    id: 'a restraint that California voids',
    found: ['risk.restraint-void'],
    without: /govern/i,
    keyword: /compet/i,
    wordings: ({ other }) => [
      `This Agreement is governed by the laws of the State of California. For two years after termination of this Agreement, ${other} shall not compete with the business of the other party.`,
      `The laws of the State of California govern this Agreement. ${other} shall not, for a period of one year following termination, engage in any business that competes with the other party.`,
      `This Agreement shall be governed by California law. For a period of twelve months after this Agreement ends, ${other} agrees not to compete, directly or indirectly, with the other party.`,
    ],
  },
  {
    id: 'a placeholder',
    found: ['blank.placeholder', 'blank.choice', 'blank.note'],
    keyword: /\[/,
    wordings: ({ one }) => [
      `${one} shall pay the sum of [AMOUNT] within thirty days.`,
      `Notices to ${one} are sent to [insert address].`,
      `The deposit is $[●], payable on signature of this Agreement.`,
    ],
  },
  {
    id: 'words and figures that differ',
    found: ['amount.words-and-figures', 'amount.doubled-number'],
    keyword: /\(\d/,
    wordings: ({ one }) => [
      `${one} shall give thirty (60) days’ written notice of any change.`,
      `The fee is five thousand dollars ($6,000), payable once.`,
      `Records are kept for three (5) years after they are made.`,
    ],
  },
  {
    id: 'a day that does not exist',
    found: ['date.impossible'],
    keyword: /\d{4}/,
    wordings: ({ one }) => [
      `${one} shall deliver its report on or before February 30, 2027.`,
      `The first payment is due on June 31, 2026.`,
      `The inspection shall be finished by September 31, 2028.`,
    ],
  },
  {
    id: 'a confession of judgment',
    found: ['risk.confession-of-judgment'],
    keyword: /judgment/i,
    wordings: ({ one, other }) => [
      `${other} authorizes any attorney to appear in any court and confess judgment against it in favor of ${one}.`,
      `${other} hereby irrevocably authorizes entry of judgment by confession for all sums that are due to ${one}.`,
      `Upon default ${other} consents to a confession of judgment for the full amount then owed.`,
    ],
  },
  {
    id: 'a waiver of a jury',
    found: ['risk.jury-waiver'],
    keyword: /jury/i,
    wordings: ({ other }) => [
      `${other} waives any right to a trial by jury in any action arising out of this Agreement.`,
      'Each party hereby waives its right to a jury trial of any dispute.',
      'The parties waive trial by jury in any proceeding related to this Agreement.',
    ],
  },
]
