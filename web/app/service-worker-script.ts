/**
 * Registers the service worker that keeps `/urgence` readable offline, late, so that it does not compete with the page
 * load. When `/urgence` is shown in place of a page that could not be fetched, it starts at the top, and reloads as
 * soon as there is a network: it also polls, because the `online` event may come before this script runs, or never when
 * only the server was down.
 */
export const serviceWorkerScript = `document.documentElement.dataset.inPlaceOf&&(history.scrollRestoration='manual',addEventListener('online',()=>location.reload()),setInterval(()=>navigator.onLine&&fetch('/healthz',{cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{}),3000));'serviceWorker' in navigator&&addEventListener('load',()=>navigator.serviceWorker.register('/service-worker.js').catch(()=>{}))`
