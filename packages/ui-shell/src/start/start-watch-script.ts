import { layer } from '../theme/layers';
import { color, radius, shadow, space } from '../theme/tokens';
import { earlyLogin } from './early-login/early-login';
import type { StartMessages } from './messages';
import { startEvents } from './start-events';
import { quoted } from './token-place';

/** Time in ms until a pending start counts as slow; shorter after an automatic retry. */
const slowAfter = { first: 7000, again: 5000 };

/** Timeout in ms for refetching files without the cache before the reload. */
const refetchFor = 3000;

const look = {
  box: `position:fixed;top:${space(4)};left:0;right:0;z-index:${layer('toast')};width:fit-content;max-width:calc(100% - ${space(8)});margin:0 auto;padding:${space(2)} ${space(4)};border-radius:${radius('large')};background:${color('surface')};box-shadow:${shadow('popover')};color:${color('textStrong')};line-height:1.6`,
  button: `min-height:40px;margin-left:${space(2)};border:0;background:none;color:${color('primaryText')};font:inherit;text-decoration:underline;cursor:pointer`,
};

/**
 * The text of an inline script for the top of `<body>` that watches the start. It reloads the window once after a
 * failed script; then, or after 7 s, it offers a retry. ECMAScript 5, to run without module support. See docs/start.md.
 */
export function startWatchScript(messages: StartMessages): string {
  const data = {
    ...messages,
    ...startEvents,
    look,
    early: earlyLogin.id,
    key: `${messages.storagePrefix}.start-retried`,
    slowAfter,
    refetchFor,
  };
  return `(function (data) {
  var over, leaving, box;
  // Asked only when something is wrong or a screen stands: its first use in a window holds it up for 4 ms.
  function memory(act, value) { try { return sessionStorage[act](data.key, value); } catch (refused) { return null; } }
  function isAgain() { return memory('getItem') === '1'; }
  function say(name, offer) {
    if (box) document.body.removeChild(box);
    var language = document.documentElement.dataset.language;
    var messages = data.byLanguage[{}.hasOwnProperty.call(data.byLanguage, language) ? language : data.language];
    box = document.createElement('div');
    box.setAttribute('role', 'alert');
    box.style.cssText = data.look.box;
    box.appendChild(document.createTextNode(messages[name]));
    if (offer) {
      var button = document.createElement('button');
      button.style.cssText = data.look.button;
      button.appendChild(document.createTextNode(messages.retry));
      button.onclick = function () { say('retrying'); reload(); };
      box.appendChild(button);
    }
    document.body.appendChild(box);
  }
  function scripts() {
    var seen = {};
    function note(address) { if (/^https?:.*\\.m?js$/.test(address)) seen[address] = 1; }
    [].forEach.call(document.querySelectorAll('script[src],link[rel=modulepreload]'), function (element) { note(element.src || element.href); });
    performance.getEntriesByType('resource').forEach(function (entry) { note(entry.name); });
    return Object.keys(seen);
  }
  function ignore() {}
  function dropKept(address) {
    return !window.caches ? Promise.resolve([]) : caches.keys().then(function (names) {
      return Promise.all(names.map(function (name) {
        return caches.open(name).then(function (cache) {
          return cache.delete(address, { ignoreVary: true }).then(function (had) { return had && cache; });
        });
      }));
    }).catch(function () { return []; });
  }
  function refetch() {
    return Promise.all(scripts().map(function (address) {
      return dropKept(address).then(function (places) {
        return fetch(address, { cache: 'reload' }).then(function (response) {
          return Promise.all(places.map(function (cache) {
            return cache && response.ok && cache.put(address, response.clone());
          })).then(function () { return response.text(); });
        });
      }).catch(ignore);
    }));
  }
  function reload(automatic) {
    if (leaving) return;
    leaving = true;
    function go() {
      if (!leaving) return;
      leaving = false;
      if (!automatic || !over) location.reload();
    }
    setTimeout(go, data.refetchFor);
    try { refetch().then(go, go); } catch (missing) { go(); }
  }
  function isTyped() {
    return [].some.call(document.querySelectorAll('#' + data.early + ' input'), function (input) { return input.value !== ''; });
  }
  function fail() {
    if (over || leaving) return;
    if (isAgain() || isTyped()) return say('failed', true);
    memory('setItem', '1');
    if (!isAgain()) return say('failed', true);
    say('retrying');
    reload(true);
  }
  window.addEventListener('error', function (event) {
    var from = event.target;
    if (/^https?:/.test(from.tagName === 'SCRIPT' ? from.src : event.error && event.filename)) fail();
  }, true);
  function slow() { if (!box) say('slow', true); }
  setTimeout(function () { if (!over && isAgain()) slow(); }, data.slowAfter.again);
  setTimeout(function () { if (!over) slow(); }, data.slowAfter.first);
  window.addEventListener(data.started, function () {
    if (box) document.body.removeChild(box);
    box = null;
    over = true;
    memory('removeItem');
  });
  window.addEventListener(data.slow, slow);
  window.addEventListener(data.reload, function (event) { event.preventDefault(); reload(); });
})(${quoted(data)});`;
}
