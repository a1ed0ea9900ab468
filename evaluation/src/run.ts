// npm run eval: measures the tools on a server of its own, or the rules alone.
const [what, ...words] = process.argv.slice(2)
if (what === 'truth') await (await import('./truth/run.ts')).runTruth(words)
else if (what === 'citations') await (await import('./citations/run.ts')).runCitations()
else if (what === 'meaning') await (await import('./meaning/run.ts')).runMeaning(words)
else if (what === 'citator') (await import('./citator/run.ts')).runCitator(words)
else if (what === 'retrieval') await (await import('./retrieval/run.ts')).runRetrieval(words)
else await import('./run-tools.ts')
