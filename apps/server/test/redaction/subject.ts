export { createRedactor, findPersonalData, type Kind, kinds, type Span } from '@casewright/redaction'
