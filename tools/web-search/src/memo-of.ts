import type { Found } from './output.ts'

/** A result as plain text: the summary with its numbers, and the addresses behind them. */
export const memoOf = ({ summary, results, written }: Found, query: string): string =>
  [
    query,
    written?.statements.length
      ? `Summary written by ${written.model.name}: ${summary}`
      : `From the results: ${summary}`,
    ...results.map(({ title, url, date }, index) =>
      [`${index + 1}. ${title}`, date?.slice(0, 10), url].filter(Boolean).join('\n   '),
    ),
  ].join('\n\n')
