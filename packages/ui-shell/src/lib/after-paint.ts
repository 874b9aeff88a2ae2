/** Calls back once what was just drawn is on the screen, or soon where nothing is painted because the window is hidden; the returned function calls it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(run);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
