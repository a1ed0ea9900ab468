import { defineServer } from '@casewright/core/server'
import { z } from 'zod'
import { manifest as echo } from './fixture-tool.ts'

const filing = {
  ...echo.actions.say,
  path: undefined,
  exports: undefined,
  label: undefined,
  input: z.object({ name: z.string(), ssn: z.string().optional().meta({ sensitive: true }) }),
  output: z.object({
    name: z.string(),
    ssn: z.string().meta({ sensitive: true }),
    rows: z.array(z.object({ label: z.string(), passport: z.string().meta({ sensitive: true }) })),
  }),
}
const sealing = { ...filing, input: z.object({ ssn: z.string().meta({ sensitive: true }) }) }

export const server = defineServer({
  manifest: { ...echo, id: 'filing', actions: { file: filing, seal: sealing } },
  actions: {
    file: ({ name, ssn }) => ({ name, ssn: ssn ?? '078-05-1120', rows: [{ label: 'one', passport: 'X1234567' }] }),
    seal: ({ ssn }) => ({ name: '', ssn, rows: [] }),
  },
})
