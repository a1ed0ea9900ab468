/** About a thousand pages. Looking through more would keep the server from others for too long. */
export const mostCharacters = 3_000_000
/** About a hundred pages: of a longer document only the paragraphs with citations are shown. */
export const mostShown = 300_000
/** Citations that are checked and shown: a result stays within a few megabytes, whatever the document repeats. */
export const mostCitations = 5_000
/** Citations whose authorities are searched for a passage that carries them: each adds a passage to the result. */
export const mostCompared = 1_000
