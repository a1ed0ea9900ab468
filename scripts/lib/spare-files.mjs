import { relative, sep } from 'node:path'
import { filesIn } from './tree.mjs'

/** What no program loads at run time, in any package: Node itself refuses TypeScript there. Licenses stay. */
const everywhere =
  /\.(?:map|[cm]?tsx?|flow|tsbuildinfo|a)$|\/CHANGELOG[^/]*$|\/node(?:-bin)?-(?:linux|darwin|win)-[^/]+\/include\//i

/**
 * Builds of packages for other places than this server and its pages: for each package, files by their paths in it. Each
 * pattern must match something; a package that has changed its files is noticed by that.
 */
export const spareOnServer = {
  // Sources beside what was built of them.
  zod: [/^src\//],
  // The same for programs that do not import modules.
  openai: [/^src\//, /^resources\/.*\.js$/],
  '@anthropic-ai/sdk': [/^src\//, /^resources\/.*\.js$/],
  fontkit: [/\.cjs$/],
  '@opentelemetry/semantic-conventions': [/\.cjs$/],
  // Bundles for browsers as well.
  docx: [/^dist\/[^/]*\.(umd|iife)\.[cm]?js$/, /^dist\/[^/]*\.cjs$/],
  officeparser: [/^dist\/officeparser\.browser/],
  'swagger-ui-dist': [/^swagger-ui(-es-bundle.*|-standalone-preset)?\.js$/],
  // Its viewer, what runs the scripts of documents, and builds that neither the server nor a page loads.
  'pdfjs-dist': [
    /^build\/pdf\.(worker|min)\.mjs$/,
    /^web\//,
    /^image_decoders\//,
    /^types\//,
    /^legacy\/(web|image_decoders)\//,
    /^legacy\/.*\.min\.mjs$/,
    /sandbox(\.min)?\.mjs$/,
  ],
  pdfkit: [/^\.yarn\//, /^js\/pdfkit\.(?:standalone|browser|old).*$/],
  // The same programs as text, for browsers. tesseract.js chooses between the others when it runs.
  'tesseract.js-core': [/\.wasm\.js$/],
  'tesseract.js': [/^dist\//],
  '@tesseract.js-data/eng': [/^4\.0\.0\//],
  zlibjs: [/^bin\/(?!node-zlib\.js$)/],
  luxon: [/^build\/(?:amd|cjs-browser|global)\//],
  'csv-parse': [/^dist\/(?:iife|umd)\//],
  bintrees: [/^(?:test|examples)\//],
  // Two of its 22 faces are embedded in files.
  'dejavu-fonts-ttf': [/^ttf\/(?!DejaVuSans\.ttf$|DejaVuSerif\.ttf$)/],
  '@expo-google-fonts/source-serif-4': [/^[1-9]00(?!(?:Regular|Bold|Regular_Italic)\/)/],
}

/** The second build of what pages are made of. */
export const spareInPages = {
  'lucide-react': [/^dist\/cjs\//],
  'react-aria': [/^dist\/.*\.c?js$/],
  'react-stately': [/^dist\/.*\.c?js$/],
  'react-aria-components': [/^dist\/.*\.c?js$/],
  // What browsers can do, and where they are used; only their names are asked for.
  'caniuse-lite': [/^data\/(?:features|regions)\//],
  // Measuring, and servers of other kinds.
  'react-dom': [/^cjs\/react-dom-(?:profiling|server\.(?:bun|edge|browser)|server-legacy\.browser)\./],
}

/**
 * What is not loaded in a store of packages.
 * @param {Record<string, RegExp[]>} inPackages as above
 * @returns {{ spare: string[], stale: string[] }} files, and patterns that match nothing
 */
export function findSpareFiles(store, inPackages) {
  const stale = new Set(Object.values(inPackages).flat())
  const spare = []
  for (const { path } of filesIn(store)) {
    const [name, file] = placeIn(relative(store, path).split(sep).join('/'))
    const pattern = inPackages[name]?.find((candidate) => candidate.test(file))
    if (pattern) stale.delete(pattern)
    if (pattern || everywhere.test(path)) spare.push(path)
  }
  return { spare, stale: [...stale].map(String) }
}

/** The package that a file of the store belongs to, and its place in it. */
function placeIn(path) {
  const inside = path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length)
  const [, name, file] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(inside) ?? []
  return [name, file ?? '']
}
