/** Characters of notes; what is longer is a document that was pasted. */
export const longestNotes = 30_000
