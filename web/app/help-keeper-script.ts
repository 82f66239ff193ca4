/**
 * Keeps `/urgence` readable without a network. Late: it must not compete with the page being read. Shown in place of another
 * page that could not be fetched, it is read from its top, not from where the other was, and makes room for it as soon as
 * there is a network: the browser may tell so before this is read, or not at all where the server was out of reach.
 */
export const helpKeeperScript = `document.documentElement.dataset.inPlaceOf&&(history.scrollRestoration='manual',addEventListener('online',()=>location.reload()),setInterval(()=>navigator.onLine&&fetch('/healthz',{cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{}),3000));'serviceWorker' in navigator&&addEventListener('load',()=>navigator.serviceWorker.register('/service-worker.js').catch(()=>{}))`
