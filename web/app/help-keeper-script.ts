/**
 * Keeps `/urgence` readable without a network. Late: it must not compete with the page being read. Shown in place of another
 * page that could not be fetched, it is read from its top, not from where the other was, and makes room for it as soon as
 * there is a network.
 */
export const helpKeeperScript = `document.documentElement.dataset.inPlaceOf&&(history.scrollRestoration='manual',addEventListener('online',()=>location.reload()));'serviceWorker' in navigator&&addEventListener('load',()=>navigator.serviceWorker.register('/service-worker.js').catch(()=>{}))`
