const pictureData = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp|x-icon|svg\+xml)[;,]/i;

/**
 * Returns an untrusted picture address if an `<img>` may show it: http, https, `//host`, blob, a path of the app or an
 * image's data URL. Returns undefined for other schemes, control characters and backslashes. @public
 */
export function safePicture(address: string | undefined): string | undefined {
  const trimmed = address?.trim();
  if (!trimmed || [...trimmed].some((letter) => letter < ' ' || letter === '\\' || letter === '\u007f')) {
    return undefined;
  }
  if (pictureData.test(trimmed) || /^(?:https?:\/\/|\/\/|blob:https?:\/\/)[^/]/i.test(trimmed)) return trimmed;
  return /^(?:\/(?!\/)|\.{1,2}\/)/.test(trimmed) ? trimmed : undefined;
}
