import { earlyLogin, type PrerenderedLogin } from '../early-login/early-login';
import { hasTokenExpression, quoted } from './token-place';

/**
 * The text of an inline script for the top of `<body>`, after the templates of the login form: puts the form of the reader's language into the page
 * when there is no token and the address is not open to everyone. What is typed stays in its inputs, and a pressed button is remembered, for the
 * console that takes the form over; when the console's code does not come or breaks, the form says so. The form is shown last: nothing but the listeners before it
 * keeps a form that is seen from being sent. Runs in any engine that knows templates.
 */
export function earlyLoginScript({ tokenName, tokenStorage, openPaths, language }: PrerenderedLogin): string {
  const data = { ...earlyLogin, open: openPaths.map(literalPart), language };
  return `(function (data, hasToken) {
  var path = (location.href.split('#')[1] || '/').split('?')[0];
  var open = data.open.some(function (start) { return path === start || path.indexOf(start + '/') === 0; });
  var template = document.getElementById(data.id + '-' + document.documentElement.lang) || document.getElementById(data.id + '-' + data.language);
  if (hasToken || open || !template || !template.content) return;
  var root = document.createElement('div');
  root.id = data.id;
  root.appendChild(template.content.cloneNode(true));
  var trouble = root.querySelector('[role="alert"][hidden]');
  function on(names, target, act) {
    names.split(' ').forEach(function (name) { target.addEventListener(name, act, true); });
  }
  var timer;
  function hold() { clearTimeout(timer); root.setAttribute(data.held, ''); }
  function release() { clearTimeout(timer); timer = setTimeout(function () { root.removeAttribute(data.held); }, 50); }
  on('pointerdown keydown compositionstart', root, hold);
  on('pointerup pointercancel keyup compositionend blur', window, function (event) {
    if (!event.isComposing && (event.type !== 'blur' || event.target === window)) release();
  });
  on('submit', root, function (event) { event.preventDefault(); });
  on('click', root, function (event) {
    var button = event.target.closest('button');
    if (!button) return;
    if (trouble.contains(button)) return location.reload();
    root.setAttribute(data.pressed, [].indexOf.call(root.querySelectorAll('button'), button));
    if (button.type === 'submit') button.setAttribute('aria-busy', 'true');
  });
  on('error', window, function (event) {
    if (event.error || event.target.tagName === 'SCRIPT') trouble.hidden = false;
  });
  document.body.appendChild(root);
})(${quoted(data)}, ${hasTokenExpression({ tokenName, tokenStorage })});`;
}

/** A whitelisted pattern up to its first placeholder. */
const literalPart = (path: string): string => path.replace(/\/?[:*(].*$/, '');
