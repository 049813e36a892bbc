import { createHash } from 'node:crypto'

/**
 * Asks for the session while the game's script is still on its way, which saves a whole turn on a slow line. It
 * stands in the page itself and is allowed there by its digest; `page/early.ts` takes the answer over.
 */
export const opener = `(()=>{
const boot=JSON.parse(document.getElementById('boot').textContent)
let kept
try{kept=sessionStorage.getItem('baize-studio '+boot.mode+' '+(boot.launchToken||boot.identity))}catch{}
const{mode,identity:game,launchToken='',rules}=boot
const body=JSON.stringify(mode==='real'?{mode,game,launchToken}:{mode,game,rules})
const path=kept?'/studio/api/info':'/studio/api/session'
const init=kept?{headers:{'x-studio-session':kept}}:{method:'POST',headers:{'content-type':'application/json'},body}
const reply=fetch(path,init).then((response)=>response.json())
reply.catch(()=>{})
globalThis.baizeEarly={path,reply}
})()`

/** The source expression that lets the opener, and nothing else, run in the page. */
export const openerSource = `'sha256-${createHash('sha256').update(opener).digest('base64')}'`
