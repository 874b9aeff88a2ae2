/** Type, box model, shadows and motion of all themes; in a layer, so that every rule of an app wins. */
export const baseCss = `
@layer wb{
:root{
--wb-shadow-card:0 1px 2px rgba(16,24,40,.04),0 1px 3px rgba(16,24,40,.05);
--wb-shadow-popover:0 0 0 1px rgba(16,24,40,.06),0 8px 24px rgba(16,24,40,.12);
--wb-shadow-dialog:0 0 0 1px rgba(16,24,40,.06),0 20px 48px rgba(16,24,40,.2);
--wb-motion-fast:120ms cubic-bezier(.2,0,0,1);
--wb-motion-normal:200ms cubic-bezier(.2,0,0,1);
--wb-motion-slow:300ms cubic-bezier(.2,0,0,1);
}
@media screen{body.vab-scheme-dark{
--wb-shadow-card:none;
--wb-shadow-popover:0 0 0 1px var(--wb-color-border),0 8px 24px rgba(0,0,0,.45);
--wb-shadow-dialog:0 0 0 1px var(--wb-color-border),0 20px 48px rgba(0,0,0,.6);
}}
@media print{:root{color-scheme:light!important}[data-screen]{display:none!important}
[data-app-container]>:not(main),:has(>[data-app-container])>:not([data-app-container]){display:none!important}
:is([data-paper],[data-app-container],:has(>[data-app-container])){display:block!important;height:auto!important;overflow:visible!important;mask:none!important}
[data-paper] :is(th,td){position:static!important;height:auto!important;white-space:normal!important;overflow-wrap:anywhere}
[data-paper] :is([data-part=select],[data-part=controls]){display:none!important}}
@media not print{[data-print]{display:none!important}}
@media (prefers-reduced-motion:reduce){:root{--wb-motion-fast:0s;--wb-motion-normal:0s;--wb-motion-slow:0s}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
@media (forced-colors:active){
:where([aria-current]:not([aria-current=false]),[aria-selected=true],[role=tab][data-state=active],tr[aria-selected=true] td,:checked+*){outline:2px solid Highlight!important;outline-offset:-2px!important}
:focus-visible{outline:3px solid Highlight!important}
}
@media (max-height:479.98px){:root{--wb-sticky:static}[data-floats]{display:none!important}}
:root{--wb-along:1}
:root[dir=rtl]{--wb-along:-1}
:root[dir=rtl] :is(.lucide-chevron-left,.lucide-chevron-right,.lucide-chevrons-left,.lucide-chevrons-right,.lucide-arrow-left,.lucide-arrow-right,.lucide-panel-left-open,.lucide-panel-left-close,[data-mirrors]){scale:-1 1}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{
margin:0;
background:var(--wb-color-page);
color:var(--wb-color-text);
font:var(--wb-text-body,.875rem)/1.5715 -apple-system,BlinkMacSystemFont,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Segoe UI",Roboto,sans-serif;
font-variant-numeric:tabular-nums;
text-autospace:normal;
-webkit-font-smoothing:antialiased;
}
html:lang(en) body{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif}
html:lang(de) body{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",sans-serif}
html:lang(ja) body{font-family:-apple-system,BlinkMacSystemFont,"Hiragino Sans","Yu Gothic UI",Meiryo,"Noto Sans CJK JP",sans-serif}
html:lang(ar) body{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Tahoma,"Noto Sans Arabic",sans-serif}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
:where(button[class]){padding:0;border:0;background:none;cursor:pointer}
:where(ul[class],ol[class]){margin:0;padding:0;list-style:none}
:where(:is(p,h1,h2,h3,h4,dl,dd,figure,fieldset,blockquote,pre)[class]){margin:0}
a{color:var(--wb-color-primary-text)}
:where(a[class]){text-decoration:none}
svg{flex:none}
:where(:focus-visible){outline:2px solid var(--wb-color-focus);outline-offset:2px}
::selection{background:var(--wb-color-primary-tint);color:var(--wb-color-text-strong)}
}
`.trim();
