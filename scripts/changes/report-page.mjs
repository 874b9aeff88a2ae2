const sides = [
  ['accepted', 'Accepted'],
  ['now', 'Now'],
  ['differences', 'Difference'],
];

/** The page that shows every difference, accepted and present picture side by side; `entries` is what `comparePictures` returns. */
export function reportPage(entries) {
  const changed = entries.filter(({ state }) => state !== 'same');
  const sections = changed.map((entry) => section(entry)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What changed</title>
<meta name="viewport" content="width=device-width">
<style>
body { margin: 24px; font: 14px/1.5 system-ui, sans-serif; color: #1f2937; background: #fff; }
h2 { margin: 32px 0 8px; font-size: 16px; }
small { font-weight: normal; color: #4b5563; }
div { display: flex; flex-wrap: wrap; gap: 16px; }
figure { flex: 1 1 360px; min-width: 0; margin: 0; }
img { max-width: 100%; border: 1px solid #d1d5db; }
</style>
<h1>What changed</h1>
<p>${entries.length} stories, ${changed.length} of them not as they were accepted.</p>
${sections}
</html>
`;
}

function section({ name, state, pixels }) {
  const shown = sides.filter(
    ([folder]) =>
      state === 'changed' || (state === 'new' && folder === 'now') || (state === 'gone' && folder === 'accepted'),
  );
  const figures = shown.map(
    ([folder, label]) =>
      `<figure><figcaption>${label}</figcaption><img src="${folder}/${encodeURIComponent(name)}" alt="${label}" loading="lazy"></figure>`,
  );
  const note = state === 'changed' ? `${pixels} pixels` : state;
  return `<h2>${name.replace(/\.png$/, '')} <small>${note}</small></h2>\n<div>${figures.join('')}</div>`;
}
