import { addressPathExpression } from '../start/address-path';
import { earlyLogin, type PrerenderedLogin } from '../start/early-login/early-login';
import { hasTokenExpression, quoted } from '../start/token-place';

/**
 * The text of an inline script for the top of `<body>`, after the templates of the login form: puts the form of the reader's language into the page
 * when there is no token, the address is not open to everyone, does not come from a login provider and asks for no panel of its own. What is typed stays
 * in its inputs, and which of them were left, for the console that takes the form over. Nothing sends the form until then: a press is answered, with a busy
 * button or the focus on what is still empty, and kept for the console unless somebody types on. The other buttons are disabled. At a desk the first field
 * has the focus. Runs in any engine that knows templates.
 */
export function earlyLoginScript({ openPaths, language, location, basePath, ...place }: PrerenderedLogin): string {
  const data = { ...earlyLogin, open: openPaths.map(literalPart), language, inPath: location === 'history' };
  return `(function (data, path, hasToken) {
  var hash = location.href.split('#')[1] || '';
  var open = data.open.some(function (start) { return path === start || path.indexOf(start + '/') === 0; });
  var template = document.getElementById(data.id + '-' + document.documentElement.dataset.language) || document.getElementById(data.id + '-' + data.language);
  var arrives = /[?&]state=/.test(location.search) && /[?&]code=/.test(location.search);
  var chosen = /[?&]panel=/.test(data.inPath ? location.search + hash : hash);
  if (hasToken || open || arrives || chosen || !template || !template.content) return;
  var root = document.createElement('div');
  root.id = data.id;
  root.appendChild(template.content.cloneNode(true));
  function show(form, pressed, busy) {
    if (pressed) form.setAttribute(data.pressedAttribute, '');
    else form.removeAttribute(data.pressedAttribute);
    [].forEach.call(form.querySelectorAll('[type="submit"]'), function (button) { button.setAttribute('aria-busy', busy); });
  }
  [].forEach.call(root.querySelectorAll('button:not([type="submit"])'), function (button) { button.disabled = true; });
  root.addEventListener('blur', function (event) { event.target.setAttribute(data.leftAttribute, ''); }, true);
  root.addEventListener('input', function (event) { if (event.target.form) show(event.target.form, false, false); });
  root.addEventListener('submit', function (event) {
    event.preventDefault();
    var empty = [].filter.call(event.target.querySelectorAll('[aria-required="true"]'), function (input) { return !input.value; })[0];
    show(event.target, true, !empty);
    if (empty) empty.focus();
  });
  document.body.appendChild(root);
  var first = root.querySelector('input');
  if (first && window.matchMedia && matchMedia('(pointer: fine)').matches) first.focus();
})(${quoted(data)}, ${addressPathExpression({ location, basePath })}, ${hasTokenExpression(place)});`;
}

/** A whitelisted pattern up to its first placeholder. */
const literalPart = (path: string): string => path.replace(/\/?[:*(].*$/, '');
