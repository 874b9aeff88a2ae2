const hues = ['#1890ff', '#41b584', '#f34d37', '#6959cd', '#c77700', '#0e8a9c'];

/** A square avatar with the first letter of a name, as a `data:` URL. */
export function avatarPicture(name: string): string {
  const letter = (name.match(/[\p{L}\p{N}]/u)?.[0] ?? '?').toUpperCase();
  const text = `<text x="48" y="62" font-family="sans-serif" font-size="40" fill="#fff" text-anchor="middle">${letter}</text>`;
  return toDataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${hue(name)}"/>${text}</svg>`,
  );
}

/** A small landscape picture that differs from name to name, as a `data:` URL. */
export function scenePicture(name: string): string {
  const sky = hue(name);
  const hill = 30 + (sum(name) % 25);
  return toDataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="120" height="80" fill="${sky}" opacity=".25"/><path d="M0 80V60L40 ${hill} 80 62 120 ${hill + 12}V80Z" fill="${sky}"/><circle cx="92" cy="20" r="9" fill="${sky}" opacity=".7"/></svg>`,
  );
}

function hue(name: string): string {
  return hues[sum(name) % hues.length] ?? '#1890ff';
}

function sum(name: string): number {
  return [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
}

function toDataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
