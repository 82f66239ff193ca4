/** `import … from`, `export … from`, `import 'x'` and `import('x')`. */
const IMPORT = /^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*'([^']+)'|\bimport\(\s*'([^']+)'/gm

/** Packages imported by a source text: neither our own files nor Node's modules. */
export function importedPackages(text: string): string[] {
  const specifiers = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '')
  const packages = specifiers.filter((specifier) => !/^(?:[.#]|node:)/.test(specifier))
  return packages.map((specifier) =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/'),
  )
}
