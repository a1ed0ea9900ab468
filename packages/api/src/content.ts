import { z } from 'zod'

const words = (most: number) =>
  z.string().trim().min(1, 'must not be empty').max(most, `has more than ${most} characters`)
const line = words(120)
const text = words(800)

const link = z.strictObject({
  label: line,
  href: z
    .string()
    .trim()
    .regex(/^(#|\/|https?:\/\/|mailto:)/, "must start with '#', '/', 'https://' or 'mailto:'"),
})
const figure = z.strictObject({ value: words(20), label: words(40) })

/** The parts of the landing page that make claims. A firm can put `null` for one that it does not want to show. */
const claims = {
  hero: z.strictObject({
    badge: line,
    headline: line,
    secondLine: line,
    subtext: text,
    primary: line,
    secondary: line,
    pills: z.array(figure).min(1).max(4),
  }),
  features: z.strictObject({
    title: line,
    subtext: text,
    cards: z.array(z.strictObject({ title: line, text, points: z.array(line).min(1).max(8) })).length(3),
  }),
  why: z
    .strictObject({
      title: line,
      benefits: z
        .array(z.strictObject({ title: line, text }))
        .min(1)
        .max(3),
      stats: z.array(figure).min(1).max(4),
    })
    .nullable(),
  leader: z
    .strictObject({
      title: line,
      name: line,
      role: line,
      initials: words(3),
      quote: text,
      facts: z.array(figure).min(1).max(4),
    })
    .nullable(),
  testimonials: z
    .strictObject({
      title: line,
      items: z
        .array(
          z.strictObject({ name: line, role: line, avatar: words(3), content: text, rating: z.int().min(1).max(5) }),
        )
        .min(1)
        .max(6),
    })
    .nullable(),
  plans: z
    .strictObject({
      title: line,
      note: line,
      action: line,
      popularLabel: line,
      items: z
        .array(
          z.strictObject({
            name: line,
            /** U.S. dollars. */
            price: z.number().min(0),
            period: line,
            description: line,
            features: z.array(line).min(1).max(12),
            popular: z.boolean(),
          }),
        )
        .min(1)
        .max(4),
    })
    .nullable(),
  faq: z
    .strictObject({
      title: line,
      items: z
        .array(z.strictObject({ question: line, answer: text }))
        .min(1)
        .max(20),
    })
    .nullable(),
  closing: z.strictObject({ title: line, text, action: line }).nullable(),
}

const rest = {
  /** What the browser's tab says of the landing page. */
  title: line,
  /** What a search engine shows of the landing page. */
  description: words(300),
  /** Stands on public pages, results and exports. */
  notAdvice: text,
  bar: z.strictObject({ signIn: line, getStarted: line }),
  footer: z.strictObject({
    tagline: line,
    columns: z.array(z.strictObject({ title: line, links: z.array(link).max(10) })).max(4),
    copyright: line,
  }),
}

/** The words of the public pages. In every text, `{product}` stands for the product's name. */
export const siteContent = z.strictObject({ ...rest, ...claims })
export type SiteContent = z.infer<typeof siteContent>

/** What a firm writes in its own file: the parts that differ from the sample. */
export const siteFile = siteContent.partial().extend({
  /** For who reads the file; shown nowhere. */
  note: z.string().optional(),
  /** `false` says that the firm stands by whatever it has not replaced. */
  sample: z.boolean().optional(),
})
export type SiteFile = z.infer<typeof siteFile>

/** The parts of which a firm is told while they are still the sample's. */
export const claimNames = Object.keys(claims) as (keyof typeof claims)[]

/** A run of words of a text that is shown as it is written, never as HTML. */
export interface ProseSpan {
  text: string
  mark?: 'strong' | 'em' | 'code'
  href?: string
}

/** A block of such a text. */
export type ProseBlock =
  | { kind: 'heading'; level: number; spans: ProseSpan[] }
  | { kind: 'paragraph'; spans: ProseSpan[] }
  | { kind: 'list'; ordered: boolean; items: ProseSpan[][] }

/** What `GET /api/content` answers. */
export interface PublicContent {
  productName: string
  site: SiteContent
  terms: ProseBlock[]
}

/** Where the words of the public pages come from, as the administrator is told. */
export interface ContentStatus {
  /** Whether claims of the sample are shown to the public. */
  sample: boolean
  /** The parts of the landing page that are still the sample's. */
  sampleParts: string[]
  /** The file in which the firm writes its own. */
  path: string
  /** Why that file, or the one of the terms, is not shown: the file, the field and what is wrong. */
  problem?: string
}

/** How often a tool went wrong, and when it last did. */
export interface ToolTrouble {
  /** Its id. */
  tool: string
  /**
   * `run`: runs that broke off or gave what does not fit, in the last seven days. `stray`: errors that it left for nobody
   * to catch; `panel`: its panel broke on a page: both since the server started.
   */
  kind: 'run' | 'stray' | 'panel'
  count: number
  /** ISO 8601. */
  last: string
}

/** What `GET /api/admin/installation` answers, to an administrator alone. */
export interface Installation {
  content: ContentStatus
  /** Tools that could not be loaded, by package, and why. */
  toolFailures: readonly { name: string; problem: string }[]
  /** What went wrong with tools that were loaded. */
  toolTroubles: readonly ToolTrouble[]
  /** The firm's own tools, from TOOLS_DIR: by folder or package. They run with the rights of the server. */
  ownTools: readonly { name: string; title: string }[]
  /** Files that the firm laid out for a tool and that the tool cannot use: the tool's id, and a sentence. */
  firmProblems: readonly { tool: string; problem: string }[]
  /** The language model in use; null: none, every tool works on evidence alone. */
  model: { provider: string; name: string; trust: 'local' | 'cloud' } | null
  registration: 'open' | 'invite' | 'closed'
  /**
   * How the database itself keeps people's rows apart. `role`: under a user of its own that owns nothing. `setting`: by
   * its rules alone, as the database lets no such user be made.
   */
  wall: 'role' | 'setting'
  version: string
  /** Why the firm's own list of feeds is not used, and what is wrong with it. */
  feedsProblem?: string
}
