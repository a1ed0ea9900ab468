/** Where a process finds a tool. */
export interface ToolSource {
  id: string
  /** Of its server module. */
  url: string
  /** The folder of a tool of the firm's own. It is loaded when it is first asked for, as it may do anything then. */
  root?: string
}
