/** Keeps `/urgence` readable without a network. Late: it must not compete with the page being read. */
export const helpKeeperScript = `'serviceWorker' in navigator&&addEventListener('load',()=>navigator.serviceWorker.register('/service-worker.js').catch(()=>{}))`
