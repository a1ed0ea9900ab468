import type { DocumentKind } from '@casewright/core'

/** The extensions of the kinds that are read; core's own list would bring zod into the worker. */
export const documentKinds: readonly string[] = ['pdf', 'docx', 'doc', 'txt'] satisfies DocumentKind[]
