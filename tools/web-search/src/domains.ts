import type { DomainKind } from './output.ts'

/** Who publishes law, or on law. A list of ours, in no order; a domain stands for its subdomains as well. */
const legal = new Set(
  `abajournal.com ali.org americanbar.org ballotpedia.org bloomberglaw.com bna.com casetext.com columbialawreview.org
  courthousenews.com courtlistener.com fastcase.com findlaw.com fjc.gov free.law harvardlawreview.org heinonline.org
  jdsupra.com jurist.org justia.com law.com law360.com lawfaremedia.org lexisnexis.com lexology.com martindale.com
  natlawreview.com ncsc.org nolo.com oyez.org scotusblog.com stanfordlawreview.org texaslawreview.org uniformlaws.org
  vlex.com westlaw.com yalelawjournal.org`.split(/\s+/),
)

/** Official pages that stand outside .gov: state courts at addresses of their own. */
const official = new Set(['pacourts.us'])

/** 'www.courts.state.tx.us' and its like: states under .us, and nobody else's. */
const stateHost = /(?:^|\.)state\.[a-z]{2}\.us$/

/** What kind of publisher a host is, told by its name alone. */
export function kindOf(host: string): DomainKind {
  const name = host.toLowerCase().replace(/\.$/, '')
  const labels = name.split('.')
  const ends = labels.map((_, index) => labels.slice(index).join('.'))
  const top = labels.at(-1)
  if (top === 'gov' || top === 'mil' || stateHost.test(name) || ends.some((end) => official.has(end))) return 'official'
  // Law schools: law.cornell.edu, law.example.edu.
  if (top === 'edu' && labels.includes('law')) return 'legal'
  return ends.some((end) => legal.has(end)) ? 'legal' : 'other'
}
