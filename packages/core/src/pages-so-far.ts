/** Begins a page in the text that a run streams while it reads a scan. */
const mark = '\f'

/** A page of a scan as it is streamed. */
export const pageSoFar = ({ number, text }: { number: number; text: string }): string => `${mark}${number}\n${text}`

/** The pages that were streamed; none where the text is anything else, such as an answer that is being written. */
export const pagesIn = (streamed: string | undefined): { number: number; text: string }[] =>
  streamed?.startsWith(mark)
    ? streamed
        .slice(mark.length)
        .split(mark)
        .flatMap((page) => {
          const end = page.indexOf('\n')
          const number = Number(page.slice(0, end))
          return end > 0 && number > 0 ? [{ number, text: page.slice(end + 1) }] : []
        })
    : []
