/** About a thousand pages. Looking through more would keep the server from others for too long. */
export const mostCharacters = 3_000_000
/** About a hundred pages: of a longer document only the paragraphs with citations are shown. */
export const mostShown = 300_000
