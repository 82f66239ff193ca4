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

/** Small modules used together. Every extra file adds a name to the route manifest, which every page loads. */
export const smallModules = {
  page: [
    'domain/format.ts',
    'web/app/page-meta.ts',
    'web/components/dawn-scene.tsx',
    'web/features/site/content/figures.ts',
    'web/features/site/inline-text.tsx',
    'web/features/site/page-heading.tsx',
    'web/features/site/plain-text.ts',
  ],
  calls: [
    'domain/errors.ts',
    'domain/messages.ts',
    'web/lib/auth/security-check.ts',
    'web/lib/data/errors.ts',
    'web/lib/data/invoke.ts',
    'web/lib/toast.ts',
  ],
  kit: [
    'web/components/ui/alert.tsx',
    'web/components/ui/badge.tsx',
    'web/components/ui/card.tsx',
    'web/components/ui/empty-state.tsx',
    'web/components/ui/error-state.tsx',
    'web/components/ui/error-summary.tsx',
    'web/components/ui/progress.tsx',
    'web/components/ui/separator.tsx',
    'web/components/ui/skeleton.tsx',
    'web/components/ui/table.tsx',
    'web/components/ui/textarea.tsx',
  ],
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
  ...Object.entries(smallModules).map(([name, paths]) => ({
    name,
    test: (id: string) => paths.some((path) => id.endsWith(`/${path}`)),
  })),
  { name: 'query', test: /\/node_modules\/@tanstack\// },
  { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\// },
  { name: 'zod', test: /\/node_modules\/zod\// },
]
