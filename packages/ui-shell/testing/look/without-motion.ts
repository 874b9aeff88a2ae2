const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');

/** Measures without transitions, so that the values are those of the final state. */
export function withoutMotion<Measured>(measure: () => Measured, sheet?: CSSStyleSheet): Measured {
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, still, ...(sheet ? [sheet] : [])];
  try {
    return measure();
  } finally {
    document.adoptedStyleSheets = before;
  }
}
