import { layer } from '../../theme/layers';
import { presets } from '../../theme/preset-themes';
import { errorPageMessages } from './messages';

/** @public */
export interface OldBrowserScriptOptions {
  /** Texts of the dialog, one paragraph per language. Default: zh and en, one below the other. */
  messages?: { title: string; text: readonly string[]; close: string };
}

const { oldBrowserTitle: title, oldBrowserText: text, oldBrowserClose: close } = errorPageMessages;
const bilingual = {
  title: `${title.texts.zh} / ${title.texts.en}`,
  text: [text.texts.zh, text.texts.en],
  close: `${close.texts.zh} / ${close.texts.en}`,
};

/**
 * The text of a script for index.html that warns in Internet Explorer and in engines without the features that the
 * build needs. It is ECMAScript 5 and must be the first script. @public
 */
export function oldBrowserScript({ messages = bilingual }: OldBrowserScriptOptions = {}): string {
  const colors = presets[0]?.colors;
  const look = {
    mask: `position:fixed;top:0;right:0;bottom:0;left:0;overflow:auto;z-index:${layer('dialog')};background:${colors?.mask}`,
    box: `position:relative;max-width:440px;margin:12% auto 0;padding:24px;background:${colors?.surface};color:${colors?.text};font:14px/1.7 "Microsoft YaHei","PingFang SC",sans-serif;border-radius:5px`,
    title: `margin:0 0 12px;font-size:16px;color:${colors?.textStrong}`,
    text: 'margin:0 0 12px',
    close: `padding:8px 20px;border:0;border-radius:4px;background:${colors?.primaryFill};color:${colors?.onPrimary};font:inherit;cursor:pointer`,
  };
  return `(function (messages, look) {
  var agent = navigator.userAgent;
  var old = /MSIE |Trident\\//.test(agent) || !window.Promise || !window.Proxy || !window.fetch || !window.AbortController ||
    !window.structuredClone || !Object.hasOwn || !Array.prototype.at || !String.prototype.replaceAll ||
    !window.CSS || !CSS.supports || !CSS.supports('inset', '0');
  if (!old) return;
  function add(parent, name, css, text) {
    var part = document.createElement(name);
    part.style.cssText = css;
    if (text) part.appendChild(document.createTextNode(text));
    parent.appendChild(part);
    return part;
  }
  function show() {
    var mask = add(document.body, 'div', look.mask);
    var box = add(mask, 'div', look.box);
    box.setAttribute('role', 'alertdialog');
    box.setAttribute('aria-modal', 'true');
    box.setAttribute('aria-labelledby', 'old-browser-title');
    box.setAttribute('aria-describedby', 'old-browser-text');
    add(box, 'h2', look.title, messages.title).id = 'old-browser-title';
    var text = add(box, 'div', '');
    text.id = 'old-browser-text';
    for (var i = 0; i < messages.text.length; i += 1) add(text, 'p', look.text, messages.text[i]);
    var button = add(box, 'button', look.close, messages.close);
    button.type = 'button';
    button.onclick = function () { mask.parentNode.removeChild(mask); };
    // A form of the page behind must not take the focus.
    button.onblur = function () { button.focus(); };
    button.focus();
  }
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
})(${toAscii(messages)}, ${toAscii(look)});`;
}

const toAscii = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]|</g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
