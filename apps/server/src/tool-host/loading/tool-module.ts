import type { RegistryTool } from '@casewright/core'
import type { LoadedServer } from '@casewright/core/server'
import type { OwnTool } from './own-tool.ts'
import type { PanelFiles } from './panel-files.ts'

export type ToolModule = {
  name: string
  /** Of a tool of the firm's own, which is held to more. */
  own?: OwnTool
} & (
  | {
      /** Of its server module. The processes in which tools work load it from there too. */
      url: string
    }
  | {
      /** Why there is none. */
      unread: unknown
    }
)

export interface LoadedOwn {
  id: string
  /** Its folder, or its package. */
  name: string
  /** Where its files are. */
  root: string
  panel?: PanelFiles
}

/** A tool that was found sound, with all that is known of it. */
export interface CheckedIn {
  tool: LoadedServer
  url: string
  entry: RegistryTool
  own?: LoadedOwn
}
