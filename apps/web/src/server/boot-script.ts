import { createHash } from 'node:crypto'

/**
 * Runs before the first paint, so that nothing moves afterwards: marks a signed-in browser, the chosen theme
 * and the narrow side menu on the root element. It is the same on every page, so the policy names its hash.
 */
export const bootScript =
  "(function(d){try{if(/(^|; )access_token=[^;]/.test(document.cookie))d.session='player';var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.theme=t;if(localStorage.getItem('IS_DRAWER_COMPACT')==='true')d.sidebar='compact'}catch(e){}})(document.documentElement.dataset)"

export const bootScriptHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`
