export const THEME_STORAGE_KEY = 'mivoix-theme'

/**
 * Runs before the first paint, so that the page never flashes in the wrong theme. The class `js` tells the style sheet
 * that closed parts can be opened. Storage may be refused by the browser: the system's theme then decides.
 */
export const themeScript = `(()=>{const h=document.documentElement,c=h.classList;c.add('js');let t;try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch{}c.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)})()`
