import { AUTH_STORAGE_KEY } from '#web/lib/auth/auth-storage-key.ts'
import { memoryStorageScript } from './memory-storage-script.ts'

export const THEME_STORAGE_KEY = 'mivoix-theme'
/** Class names of the page, separated by spaces: `larger-text`, `less-motion`. */
export const COMFORT_STORAGE_KEY = 'mivoix-comfort'

/**
 * Runs before the first paint, so that the page never flashes in the wrong theme; where the browser refuses storage,
 * the system's theme applies. The consultation room is always dark. The class `js` tells the style sheet that closed
 * parts can be opened, `has-session` that somebody was signed in. Zod must not try `eval`, which the CSP would report.
 */
export const headScript = `(()=>{const c=document.documentElement.classList;c.add('js');let t;try{c.toggle('has-session',localStorage.getItem('${AUTH_STORAGE_KEY}')!==null);t=localStorage.getItem('${THEME_STORAGE_KEY}');for(const k of (localStorage.getItem('${COMFORT_STORAGE_KEY}')||'').match(/larger-text|less-motion/g)||[])c.add(k)}catch{}c.toggle('dark',/^\\/session\\//.test(location.pathname)||t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);globalThis.__zod_globalConfig={jitless:true}})();${memoryStorageScript}`
