import { createHash } from 'node:crypto'

/**
 * Runs before the first paint, so that nothing moves afterwards: marks a signed-in browser, the chosen theme,
 * the narrow side menu, a closed notice and that there are games to go on with on the root element. It is the same on every page, so the policy names its
 * hash. It reads cookies: to open the storage takes a phone up to 100 ms, and only wide screens have the menu beside
 * the page.
 */
export const bootScript =
  "(function(d,c){if(/(^|; )access_token=[^;]/.test(c))d.session='player';var t=/(^|; )theme=(dark|light)/.exec(c);if(t)d.theme=t[2];if(/(^|; )hide-notification-bar=true/.test(c))d.noticeBar='closed';if(/(^|; )played=true/.test(c))d.played='';try{if(matchMedia('(min-width:1024px)').matches&&localStorage.getItem('IS_DRAWER_COMPACT')==='true')d.sidebar='compact'}catch(e){}})(document.documentElement.dataset,document.cookie)"

export const bootScriptHash = `sha256-${createHash('sha256').update(bootScript).digest('base64')}`

/**
 * Fetches the page's scripts once all of the page is there and its first frame is on the screen: on a slow line
 * they would otherwise share it with what the visitor waits for. It also marks that frame on the root element, for
 * what is laid out after it. A page that is not looked at, or whose browser does not tell of frames, does not wait,
 * and none waits for longer than 3 s. The first script of the list is the entry. This stands ahead of the styles, for
 * which the reading of the page would otherwise stop here. A browser offers once to install the site, maybe before
 * those scripts are there: the offer is put by. So is the last press on a button, or on a link that opens a dialog, until
 * somebody hears it (`shared/page/kept-press.ts`); it shows at once that it was noticed.
 */
export const startScript =
  "(function(d,e){addEventListener('beforeinstallprompt',function(v){v.preventDefault();window.installOffer=v});var p=window.earlyPress={on:null,stop:function(){d.removeEventListener('click',keep,true)}};function keep(v){var b=v.target.closest('button,a[href^=\"?\"]');if(!b||v.button||v.metaKey||v.ctrlKey||v.shiftKey||v.altKey)return;v.preventDefault();v.stopPropagation();if(p.on)delete p.on.dataset.kept;p.on=b;b.dataset.kept=''}d.addEventListener('click',keep,true);function add(n,k,v,h){var t=d.createElement(n);t[k]=v;t[n=='link'?'href':'src']=h;d.head.append(t)}function go(){if(e.painted=='')return;e.painted='';var l=d.querySelector('meta[name=scripts]').content.split(' '),m=l.shift();l.forEach(function(h){add('link','rel','modulepreload',h)});add('script','type','module',m)}d.addEventListener('DOMContentLoaded',function(){if(d.hidden||!/paint/.test(PerformanceObserver.supportedEntryTypes))return go();new PerformanceObserver(function(l,o){o.disconnect();go()}).observe({type:'paint',buffered:true});setTimeout(go,3e3)})})(document,document.documentElement.dataset)"

export const startScriptHash = `sha256-${createHash('sha256').update(startScript).digest('base64')}`
