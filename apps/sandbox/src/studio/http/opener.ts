import { createHash } from 'node:crypto'

/**
 * Has the session at hand before the game's script is there: the one that came with the page, else it asks for the one
 * this tab has kept, which makes that one needless, or for a new one. It stands in the page itself and is allowed there by its digest; `page/early.ts`
 * takes the answer over.
 */
export const opener = `(()=>{
const read=(id)=>JSON.parse(document.getElementById(id)?.textContent??'null')
const boot=read('boot')
let kept
try{kept=sessionStorage.getItem('baize-studio '+boot.mode+' '+(boot.launchToken||boot.identity))}catch{}
const{mode,identity:game,launchToken='',rules}=boot
const body=JSON.stringify(mode==='real'?{mode,game,launchToken}:{mode,game,rules})
const path=kept?'/studio/api/info':'/studio/api/session'
const data=read('session')
const unused=kept&&data?{'x-studio-unused':data.session}:{}
const init=kept?{headers:{'x-studio-session':kept,...unused}}:{method:'POST',headers:{'content-type':'application/json'},body}
const reply=data&&!kept?Promise.resolve({data}):fetch(path,init).then((response)=>response.json())
reply.catch(()=>{})
globalThis.baizeEarly={path,reply}
})()`

/**
 * Runs in a page that nobody sees and that has the code of games fetched already: fetches the pictures of the game that
 * the site says is about to be opened, and of no other page's wish.
 */
export const warmer = `addEventListener('message',({origin,data})=>{
if(origin!==document.documentElement.dataset.site||data?.source!=='baize-site'||data.type!=='warm')return
if(typeof data.game==='string'&&/^[a-z0-9-]{1,100}$/.test(data.game))new Image().src='/studio/art/'+data.game+'/symbols.svg'
})`

/** The source expressions that let these, and nothing else, run in a page. */
export const inlineSources = [opener, warmer].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)
