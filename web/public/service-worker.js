/**
 * Caches the page of help numbers and its assets for offline use: every URL then shows it. All other requests go to the
 * network as if this file did not exist.
 */
const CACHE = 'mivoix-help'
const HELP_PAGE = '/urgence'
/** Assets a page refers to: files named by content hash, and the favicon. */
const PARTS = /\/(?:assets\/[\w.~-]+|icon\.svg)/g
const isScript = (path) => path.endsWith('.js')

async function keepHelpPage() {
  const page = await fetch(HELP_PAGE, { cache: 'no-cache' })
  if (!page.ok) return
  const html = await page.clone().text()
  const parts = new Set(html.match(PARTS))
  const cache = await caches.open(CACHE)
  // The page is readable without its scripts: they are cached when a page loads them, never fetched for this.
  await cache.addAll([...parts].filter((part) => !isScript(part)))
  await cache.put(HELP_PAGE, page)
  const kept = await cache.keys()
  const isOld = ({ url }) => new URL(url).pathname !== HELP_PAGE && !parts.has(new URL(url).pathname)
  await Promise.all(kept.filter(isOld).map((request) => cache.delete(request)))
}

async function findPart(event, path) {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok && isScript(path)) event.waitUntil(keepScript(event.request, path, answer.clone()).catch(() => {}))
  return answer
}

async function keepScript(request, path, script) {
  const cache = await caches.open(CACHE)
  const page = await cache.match(HELP_PAGE)
  if ((await page?.text())?.includes(path)) await cache.put(request, script)
}

async function visit(event) {
  const { pathname } = new URL(event.request.url)
  try {
    const answer = await fetch(event.request)
    if (pathname === HELP_PAGE) event.waitUntil(keepHelpPage().catch(() => {}))
    return answer
  } catch (error) {
    const kept = await caches.match(HELP_PAGE)
    if (!kept) throw error
    return pathname === HELP_PAGE ? kept : inPlaceOf(pathname, kept)
  }
}

/**
 * Serves the help page at the requested URL, so that a click, or the network coming back, reloads that URL. The page
 * then says why. Its scripts are removed: they would render the route of that URL.
 */
async function inPlaceOf(pathname, helpPage) {
  const html = await helpPage.text()
  const shown = html
    .replace('<html ', () => `<html data-in-place-of="${pathname.replace(/(?<=.)\/$/, '')}" `)
    .replace(/<title>[^<]*/, '<title>Hors connexion – Mivoix')
    .replaceAll(/<link rel="late-modulepreload"[^>]*>/g, '')
    .replace(/<script type="late-module">.*?<\/script>/s, '')
  const headers = new Headers(helpPage.headers)
  for (const ofKeptBytes of ['content-encoding', 'content-length', 'etag']) headers.delete(ofKeptBytes)
  return new Response(shown, { headers })
}

self.addEventListener('install', (event) => event.waitUntil(keepHelpPage().then(() => self.skipWaiting())))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin) return
  if (event.request.mode === 'navigate') event.respondWith(visit(event))
  else if (pathname.match(PARTS)) event.respondWith(findPart(event, pathname))
})
