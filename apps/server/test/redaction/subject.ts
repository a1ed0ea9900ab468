export { findPersonalData } from '../../src/egress/redaction/find.ts'
export { type Kind, kinds, type Span } from '../../src/egress/redaction/kinds.ts'
export { createRedactor } from '../../src/egress/redaction/redactor.ts'
