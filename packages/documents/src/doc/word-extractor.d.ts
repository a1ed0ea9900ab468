declare module 'word-extractor' {
  interface Options {
    /** Off: quotation marks and dashes stay as they are. */
    filterUnicode?: boolean
    includeFooters?: boolean
  }
  interface WordDocument {
    getBody(options?: Options): string
    getFootnotes(options?: Options): string
    getEndnotes(options?: Options): string
    getHeaders(options?: Options): string
    getFooters(options?: Options): string
    getTextboxes(options?: Options & { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string
  }
  export default class WordExtractor {
    extract(source: Buffer | string): Promise<WordDocument>
  }
}
