/** Ids by which a citation and its note find each other. */
export const citationId = (scope: string, number: number) => `${scope}-${number}`
export const noteId = (scope: string, number: number) => `${scope}-${number}-note`

/** The width from which the notes stand beside the text. */
const beside = '(min-width: 1181px)'

/** The note of a citation, where it is drawn beside the text. */
export const noteBeside = (scope: string, number: number): HTMLElement | null =>
  window.matchMedia(beside).matches ? document.getElementById(noteId(scope, number)) : null

/** Shows a place and takes the focus there. */
export const focusOn = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: 'nearest' })
  place?.focus({ preventScroll: true })
}
