import { addressPathExpression } from '../start/address-path';
import { earlyLogin, type PrerenderedLogin } from '../start/early-login/early-login';
import { startEvents } from '../start/start-events';
import { hasTokenExpression, quoted } from '../start/token-place';

/**
 * The text of an inline script for the top of `<body>`, after the template of the login form. It shows the form if
 * there is no token and the address needs a login. `files` are other languages' forms. See docs/start.md.
 */
export function earlyLoginScript(
  { openPaths, location, basePath, ...place }: PrerenderedLogin,
  files: Readonly<Record<string, string>> = {},
): string {
  const data = {
    ...earlyLogin,
    started: startEvents.started,
    open: openPaths.map(literalPart),
    inPath: location === 'history',
    files,
  };
  return `(function (data, path, hasToken) {
  var hash = location.href.split('#')[1] || '';
  var open = data.open.some(function (start) { return path === start || path.indexOf(start + '/') === 0; });
  var template = document.getElementById(data.id + '-form');
  var arrives = /[?&]state=/.test(location.search) && /[?&]code=/.test(location.search);
  var chosen = /[?&]panel=/.test(data.inPath ? location.search + hash : hash);
  if (hasToken || open || arrives || chosen || !template || !template.content) return;
  var language = document.documentElement.dataset.language;
  if (!{}.hasOwnProperty.call(data.files, language)) return put(template.content.cloneNode(true));
  var over, request = new XMLHttpRequest();
  addEventListener(data.started, function () { over = true; });
  // The browser parses it without running anything of it, which a policy with Trusted Types allows.
  request.open('GET', data.files[language]);
  request.overrideMimeType('text/html;charset=utf-8');
  request.responseType = 'document';
  request.onload = function () {
    var part = !over && request.response && request.response.getElementById(data.id + '-form');
    if (part) put(document.importNode(part.content, true));
  };
  request.send();
  function show(form, pressed, busy) {
    if (pressed) form.setAttribute(data.pressedAttribute, '');
    else form.removeAttribute(data.pressedAttribute);
    [].forEach.call(form.querySelectorAll('[type="submit"]'), function (button) { button.setAttribute('aria-busy', busy); });
  }
  function put(form) {
    var root = document.createElement('div');
    root.id = data.id;
    root.appendChild(form);
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
  }
})(${quoted(data)}, ${addressPathExpression({ location, basePath })}, ${hasTokenExpression(place)});`;
}

/** A whitelisted pattern up to its first placeholder. */
const literalPart = (path: string): string => path.replace(/\/?[:*(].*$/, '');
