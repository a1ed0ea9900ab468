import { atLevel, type Typeset } from '../reading/text.ts'

/** How the Government Publishing Office's elements for regulations stand as text. */
export const regulations: Typeset = {
  lines: new Map(
    atLevel(
      0,
      ...['P', 'FP', 'FP-1', 'FP-2', 'FP1', 'FP1-2', 'PSPACE', 'HD', 'HD1', 'HD2', 'HD3', 'HED', 'EXTRACT', 'NOTE'],
      ...['GPOTABLE', 'ROW', 'BOXHD', 'TTITLE', 'TDESC', 'TNOTE', 'TR', 'TABLE', 'DIV', 'LI', 'MATH', 'SUBJECT'],
      ...['SECTION', 'SECTNO', 'STARS', 'AMDPAR', 'PART', 'REGTEXT', 'SIG', 'NAME', 'TITLE', 'DATED', 'HEAD'],
    ),
  ),
  apart: new Set(['CITA', 'SECAUTH', 'SOURCE', 'AUTH', 'EDNOTE', 'FTNT', 'APPRO', 'PRTPAGE', 'GPH', 'GID', 'FTREF']),
  cells: new Set(['ENT', 'CHED', 'TD', 'TH']),
}
