import { NOTICE_ID, SITE_NOTICES_ID } from '#domain/site/site-notices.ts'

export const DISMISSED_NOTICES_KEY = 'mivoix-notices'

/**
 * Runs before the first paint: hides notices that this browser dismissed, and those that ended in a page kept for
 * offline use, so that nothing shifts when React removes them. By CSSOM, since the CSP allows no style element. Without
 * the sign `<`, which Trusted Types refuse when React builds the document again (`app/trusted-types-policy.ts`).
 */
export const noticesGoneScript = `(()=>{try{const n=JSON.parse(document.getElementById('${SITE_NOTICES_ID}').textContent),d=localStorage.getItem('${DISMISSED_NOTICES_KEY}')||'',s=new CSSStyleSheet();for(const{id,until:u}of n)if(d.includes(JSON.stringify(id))||Date.now()>=Date.parse(u))s.insertRule('[${NOTICE_ID}='+JSON.stringify(id)+']{display:none}');n.length&&document.adoptedStyleSheets.push(s)}catch{}})()`
