const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');

/** Measures with no transition under way, so that what is read is what a state ends in. */
export function withoutMotion<Measured>(measure: () => Measured, sheet?: CSSStyleSheet): Measured {
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, still, ...(sheet ? [sheet] : [])];
  try {
    return measure();
  } finally {
    document.adoptedStyleSheets = before;
  }
}
