const house =
  '8. Governing Law. The laws of Texas govern. 9. Entire Agreement. This is the entire agreement. 10. Amendment. It is changed only in writing signed by both. 11. Assignment. Neither party may assign it without consent.'

/** A short agreement between two named companies, signed by both, with clauses of a test between its ends. */
export const services = (...clauses: readonly string[]): string =>
  `SERVICES AGREEMENT\n\nThis Agreement is made on May 1, 2024 by and between Oak LLC ("Provider") and Birch Inc. ("Customer").\n\n${clauses.join('\n\n')}\n\n${house}\n\nOAK LLC\nBy: ____________\nName: Ann Doe\nTitle: President\n\nBIRCH INC.\nBy: ____________\nName: Ben Roe\nTitle: President\n`
