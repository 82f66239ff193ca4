type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null }

/** Lazily loaded by the shell on every page: in the chunk of the error messages, it would load all of them. */
const OF_THE_NOTICE = /\/domain\/site\/maintenance-(sentence|end)\.ts$/
const ROOT = /\/web\/root\.tsx(\?.*)?$/

function isImportedByRoot(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (ROOT.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return graph.getModuleInfo(id)?.importers.some((importer) => isImportedByRoot(importer, graph, seen)) ?? false
}

/**
 * Modules that every page needs, bundled into few files: they compress better than thirty, and the framework stays
 * cached when only the product changes.
 */
export const chunkGroups = [
  { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: (id: string, graph: ModuleGraph) =>
      OF_THE_NOTICE.test(id) || isImportedByRoot(id, graph, new Set()) ? 'shell' : null,
    debugName: 'shell',
  },
  // Small modules used together. Every extra file adds a name to the route manifest, which every page loads.
  { name: 'page', test: /\/(page-meta|page-heading|inline-text|plain-text|dawn-scene|figures|domain\/format)\.tsx?$/ },
  { name: 'calls', test: /\/(web\/lib\/(errors|invoke|toast|security-check)|domain\/(errors|messages))\.ts$/ },
  {
    name: 'kit',
    test: /\/components\/ui\/(alert|badge|card|empty-state|error-state|error-summary|progress|separator|skeleton|table|textarea)\.tsx$/,
  },
  { name: 'query', test: /\/node_modules\/@tanstack\// },
  { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\// },
  { name: 'zod', test: /\/node_modules\/zod\// },
]
