export type DownloadTrouble =
  /** The publisher does not answer, or breaks off again and again. What has come is kept. */
  | 'unreachable'
  /** The publisher asks for more patience than is reasonable now. What has come is kept. */
  | 'busy'
  /** The file is not there, or may not be fetched. */
  | 'refused'
  /** What came is not the file: a web page, another length, another checksum. Nothing of it is kept. */
  | 'not-the-file'
  /** The publisher's server sends us to a machine that the pack does not name. */
  | 'elsewhere'
  | 'no-space'

/** Why a file was not downloaded. The message is a sentence for who asked for it. */
export class DownloadError extends Error {
  readonly trouble: DownloadTrouble
  constructor(trouble: DownloadTrouble, message: string) {
    super(message)
    this.trouble = trouble
  }
}
