declare module 'virtual:tools' {
  import type { Panel } from '@casewright/core/client'

  /** How to load each tool's panel, by the tool's id. */
  export const panels: Record<string, () => Promise<{ panel: Panel }>>
  /** The paths of the tools that are pages of their own. */
  export const pages: readonly string[]
}

declare module 'virtual:shared/@casewright/ui' {
  export {}
}
