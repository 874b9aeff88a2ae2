import { type EarlyCallPlan, earlyCallsName } from '../start/early-calls';
import { quoted } from '../start/token-place';

/**
 * The text of an inline script that makes, beside the entry, the calls that a console begins with, where there is a token: with the headers that the
 * console sends, for the language that the first paint has set. It stands behind that script. Their responses wait on the window.
 */
export const earlyCallsScript = (plan: EarlyCallPlan): string => `(function (plan) {
  var token;
  try { token = window[plan.tokenStorage + 'Storage'].getItem(plan.tokenName); } catch (e) {}
  if (!token || !/^[!-~]+$/.test(token) || !window.Request || !window.fetch) return;
  var headers = { Accept: 'application/json, text/plain, */*', 'Accept-Language': document.documentElement.dataset.language };
  for (var name in plan.headers) headers[name] = plan.headers[name];
  headers[plan.tokenHeader] = token;
  window[${quoted(earlyCallsName)}] = plan.urls.map(function (url) {
    var request = new Request(url, { headers: headers, mode: 'same-origin' });
    var response = fetch(request);
    response['catch'](function () {});
    return { request: request, response: response, at: performance.now() };
  });
})(${quoted(plan)});`;
