import { rmSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { filesIn } from './tree.mjs'

/** What no program loads at run time, in any package. Licenses stay. */
const everywhere = /\.(map|d\.[cm]?ts|tsbuildinfo|a)$|\/CHANGELOG[^/]*$/i

/**
 * Builds of a package for other places than this server. Each pattern must match something: a package that has
 * changed its files stops the build here, where somebody sees it.
 */
const inPackages = {
  // Sources beside what was built of them.
  openai: [/^src\//],
  '@anthropic-ai/sdk': [/^src\//],
  zod: [/^src\//],
  // Bundles for browsers, and a second build for who does not import modules.
  docx: [/^dist\/[^/]*\.(umd|iife)\.[cm]?js$/, /^dist\/[^/]*\.cjs$/],
  officeparser: [/^dist\/officeparser\.browser/],
  // The server reads PDF files by the legacy build, in a thread of its own.
  'pdfjs-dist': [
    /^build\//,
    /^web\//,
    /^image_decoders\//,
    /^types\//,
    /^legacy\/(web|image_decoders)\//,
    /\.min\.mjs$/,
    /sandbox\.mjs$/,
  ],
  // The same programs as text, for browsers. tesseract.js chooses between the others when it runs.
  'tesseract.js-core': [/\.wasm\.js$/],
  'tesseract.js': [/^dist\//],
  '@tesseract.js-data/eng': [/^4\.0\.0\//],
}

/** Removes from the store of packages what this server does not load. */
export function dropSpareFiles(store) {
  const unused = new Set(Object.values(inPackages).flat())
  for (const { path } of filesIn(store)) {
    const [name, file] = placeIn(relative(store, path).split(sep).join('/'))
    const pattern = inPackages[name]?.find((candidate) => candidate.test(file))
    if (pattern) unused.delete(pattern)
    if (pattern || everywhere.test(path)) rmSync(path)
  }
  if (unused.size > 0) throw new Error(`No results any more: ${[...unused].join(', ')} in ${import.meta.url}`)
}

/** The package that a file of the store belongs to, and its place in it. */
function placeIn(path) {
  const inside = path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length)
  const [, name, file] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(inside) ?? []
  return [name, file ?? '']
}
