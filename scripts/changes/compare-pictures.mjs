import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How much a pixel may differ in brightness and hue, from 0 to 1, before it counts: less than this is smoothing of edges. */
const threshold = 0.1;

/**
 * Compares every picture in the folder `now` with the one of the same name in `accepted`. Writes a picture of each difference into `differences` and
 * returns one entry for each name: `same`, `changed` (with the number of pixels), `new` or `gone`.
 */
export function comparePictures({ accepted, now, differences }) {
  rmSync(differences, { recursive: true, force: true });
  mkdirSync(differences, { recursive: true });
  const before = pictureNames(accepted);
  const after = pictureNames(now);
  return [...new Set([...before, ...after])].sort().map((name) => {
    if (!after.includes(name)) return { name, state: 'gone' };
    if (!before.includes(name)) return { name, state: 'new' };
    const pixels = differingPixels(path.join(accepted, name), path.join(now, name), path.join(differences, name));
    return pixels === 0 ? { name, state: 'same' } : { name, state: 'changed', pixels };
  });
}

function differingPixels(before, after, difference) {
  const [old, young] = [before, after].map((file) => readFileSync(file));
  if (old.equals(young)) return 0;
  const [left, right] = [PNG.sync.read(old), PNG.sync.read(young)];
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const output = new PNG({ width, height });
  const pixels = pixelmatch(enlarge(left, width, height), enlarge(right, width, height), output.data, width, height, {
    threshold,
  });
  const resized = left.width !== right.width || left.height !== right.height;
  if (pixels > 0 || resized) writeFileSync(difference, PNG.sync.write(output));
  return Math.max(pixels, resized ? 1 : 0);
}

/** The pixels of a picture at the top left of a larger transparent one. */
function enlarge(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const large = new PNG({ width, height });
  PNG.bitblt(picture, large, 0, 0, picture.width, picture.height, 0, 0);
  return large.data;
}

function pictureNames(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];
}
