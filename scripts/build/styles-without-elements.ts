import type { Plugin } from 'vite'

interface Rewrite {
  file: RegExp
  written: RegExp
  instead: string
}

/**
 * Libraries that inject <style> elements at runtime, which the CSP (no 'unsafe-inline') refuses. Constructed style
 * sheets (CSSOM) are allowed, so the code is rewritten to use `adoptedStyleSheets`.
 */
const rewrites: Rewrite[] = [
  {
    file: /\/sonner\/dist\/index\.mjs$/,
    written: /function __insertCSS\(code\) \{[\s\S]*?\n\}/,
    instead: `function __insertCSS(code) {
  if (typeof document == 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets.push(sheet)
}`,
  },
  {
    file: /\/react-style-singleton\/dist\/es2015\/singleton\.js$/,
    written: /[\s\S]*/,
    instead: `export const stylesheetSingleton = () => {
  let users = 0
  let sheet
  return {
    add(style) {
      users += 1
      if (users > 1) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      users -= 1
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    },
  }
}`,
  },
  {
    // The rule itself is in web/styles/app.css.
    file: /\/@radix-ui\/react-select\/dist\/index\.mjs$/,
    written: /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{[\s\S]*?\n {6}\),/,
    instead: 'null,',
  },
]

/** Fails the build when a library changes the code that is rewritten here. */
export function stylesWithoutElements(): Plugin {
  const done = new Set<Rewrite>()
  return {
    name: 'styles-without-elements',
    apply: 'build',
    transform(code, id) {
      const rewrite = rewrites.find(({ file }) => file.test(id.replaceAll('\\', '/')))
      if (!rewrite) return null
      if (!rewrite.written.test(code))
        throw new Error(`${id} no longer writes styles as styles-without-elements.ts expects`)
      done.add(rewrite)
      return { code: code.replace(rewrite.written, () => rewrite.instead), map: null }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const missed = rewrites.filter((rewrite) => !done.has(rewrite)).map(({ file }) => file.source)
      if (missed.length > 0) throw new Error(`no module met ${missed.join(', ')}: see styles-without-elements.ts`)
    },
  }
}
