import { defineServer } from '@casewright/core/server'
import { manifest as echo } from './fixture-tool.ts'

const say = { ...echo.actions.say, path: undefined, exports: undefined }

export const server = defineServer({
  manifest: { ...echo, id: 'second', actions: { say } },
  actions: { say: ({ text }) => ({ text }) },
})
