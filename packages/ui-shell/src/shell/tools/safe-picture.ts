const pictureData = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|svg\+xml)[;,]/i;

/**
 * The address of a picture from data, if an `<img>` may show it: http, https, `//host`, blob, an own path, or a data URL of an image. Anything
 * else (another scheme, control characters, a back-slash) returns `undefined`. @public
 */
export function safePicture(address: string | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed || [...trimmed].some((letter) => letter < ' ' || letter === '\\' || letter === '\u007f')) {
    return undefined;
  }
  if (pictureData.test(trimmed) || /^(?:https?:\/\/|\/\/|blob:https?:\/\/)[^/]/i.test(trimmed)) return trimmed;
  return /^(?:\/(?!\/)|\.{1,2}\/)/.test(trimmed) ? trimmed : undefined;
}
