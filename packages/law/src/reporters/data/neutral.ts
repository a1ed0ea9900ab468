/** Numbers given by federal courts, agencies and databases. Rows as `../table.ts` reads them. */
export const neutral = `
AWCC||y||Arkansas Neutral Citation (Workers Compensation Commission)|neutral|
CIT||y||Neutral citation for Court of International Trade|neutral|us
MSPB||y||Merit Systems Protection Board|neutral|us
NLRB No.||y||National Labor Relations Board Neutral Cite|neutral|
T.C. Memo.|1942-|t||Tax Court Memorandum Opinions|neutral|us
T.C. No.|1942-|y||Tax Court Opinions|neutral|us
T.C. Summary Opinion|1942-|t||Tax Court Summary Opinions|neutral|us
BTA LEXIS|1928-1942|||Board of Tax Appeals Lexis|lexis|us
Tax Ct. Memo LEXIS|1924-|||Lexis Tax Court Memorandum Decisions|lexis|us
Tax Ct. Summary LEXIS|1924-|||Lexis Tax Court Summary Decisions|lexis|us
U.S. App. LEXIS||||LexisNexis U.S. Appeals Citation|lexis|us
U.S. Dist. LEXIS||||LexisNexis U.S. District Court Citation|lexis|us
U.S. LEXIS||||Lexis SCOTUS Citation|lexis|us
U.S. Tax Ct. LEXIS|1924-|||United States Tax Cases Lexis|lexis|us
`
