/**
 * Keeps the page of help numbers, with what it needs to look right, for times without a network: then every address shows
 * it. Everything else goes to the network as if this file did not exist.
 */
const CACHE = 'mivoix-help'
const HELP_PAGE = '/urgence'
/** What a page refers to: files named by their content, and the icon of the tab. */
const PARTS = /\/(?:assets\/[\w.~-]+|icon\.svg)/g
const isScript = (path) => path.endsWith('.js')

async function keepHelpPage() {
  const page = await fetch(HELP_PAGE, { cache: 'no-cache' })
  if (!page.ok) return
  const html = await page.clone().text()
  const parts = new Set(html.match(PARTS))
  const cache = await caches.open(CACHE)
  // The page reads without its scripts: they are kept when some page loads them, never loaded for this.
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
 * The help numbers at the address that was asked for, so that one press, or the network itself, leads back to it. The page
 * then says why, and stays as it was written: its scripts would look for the page of that address.
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
