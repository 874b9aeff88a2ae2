/** Facts about the page that `watch` collects. */
export interface Watched {
  troubles: string[];
  /** Names of the landmarks that each call of `window.print` put on paper. */
  prints: string[][];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before its first script: notes errors and policy violations, and prints onto a list, because a driver cannot answer a print dialog. */
export function watch(): void {
  const watched: Watched = { troubles: [], prints: [] };
  window.watched = watched;
  window.addEventListener('error', ({ message }) => watched.troubles.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => watched.troubles.push(`rejected: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    watched.troubles.push(`policy violation: ${violatedDirective} ${blockedURI}`),
  );
  console.error = (...words) => watched.troubles.push(words.join(' '));

  // `print` rules become rules for the screen and back; the others must not apply meanwhile.
  const mediaRules = (rules: CSSRuleList): CSSMediaRule[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule] : []),
      ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
    ]);
  const putOnPaper = () => {
    const changed = [...document.styleSheets]
      .flatMap(({ cssRules }) => mediaRules(cssRules))
      .map(({ media }) => ({ media, text: media.mediaText }))
      .filter(({ text }) => /^(print|screen)$/.test(text));
    for (const { media, text } of changed) media.mediaText = text === 'print' ? 'all' : 'not all';
    return () => {
      for (const { media, text } of changed) media.mediaText = text;
    };
  };
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    const takeOff = putOnPaper();
    const landmarks = [...document.querySelectorAll('nav, main, section[aria-label], [role="region"]')];
    const shown = landmarks.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    watched.prints.push(shown.map((element) => element.getAttribute('aria-label') ?? element.localName));
    takeOff();
    window.dispatchEvent(new Event('afterprint'));
  };
}
