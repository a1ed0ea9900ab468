import type { TableRow } from '@casewright/publishers'
import { z } from 'zod'
import { documentOfHtml } from '../../text/html.ts'

/** A row as it is kept until all files are read. */
export interface Staged {
  id: number
  parent: number | null
  data: unknown
}

const id = z.coerce.number().int().positive()
const words = z.string().default('')

const cluster = z.object({ id, docket_id: id, case_name: words, case_name_full: words, date_filed: words, slug: words })
const docket = z.object({ id, court_id: z.string().min(1) })
const citation = z.object({
  id,
  cluster_id: id,
  volume: z.string().min(1),
  reporter: z.string().min(1),
  page: z.string().min(1),
})

/** The columns of an opinion that may have its text, the best first. */
export const texts = [
  'html_with_citations',
  'html_columbia',
  'html_lawbox',
  'xml_harvard',
  'html_anon_2020',
  'html',
  'plain_text',
] as const
const opinion = z.object({ id, cluster_id: id, type: words })

export interface ClusterData {
  name: string
  date: string
  slug: string
}
export interface OpinionData {
  type: string
  text: string
}

/** What is kept of a row of each file. @throws z.ZodError */
export const readers: Record<'cluster' | 'docket' | 'citation' | 'opinion', (row: TableRow) => Staged> = {
  cluster(row) {
    const { id, docket_id, case_name, case_name_full, date_filed, slug } = cluster.parse(row)
    const data: ClusterData = { name: case_name || case_name_full, date: date_filed, slug }
    return { id, parent: docket_id, data }
  },
  docket(row) {
    const { id, court_id } = docket.parse(row)
    return { id, parent: null, data: court_id }
  },
  citation(row) {
    const { id, cluster_id, volume, reporter, page } = citation.parse(row)
    return { id, parent: cluster_id, data: `${volume} ${reporter} ${page}` }
  },
  opinion(row) {
    const { id, cluster_id, type } = opinion.parse(row)
    const column = texts.find((name) => row[name]?.trim())
    const found = column ? (row[column] as string) : ''
    const data: OpinionData = { type, text: column === 'plain_text' ? found.trim() : documentOfHtml(found) }
    return { id, parent: cluster_id, data }
  },
}
