/** A picture whose letters the server requires. */
export interface Captcha {
  img: string;
  uuid: string;
}

/** The captcha of a response, whose picture is a data address or base64; null if the server requires no captcha. */
export function readCaptcha(data: unknown): Captcha | null {
  if (typeof data !== 'object' || data === null) return null;
  const { captchaEnabled, img, uuid } = data as Record<string, unknown>;
  if (captchaEnabled !== true || typeof img !== 'string' || typeof uuid !== 'string') return null;
  if (/^data:image\//.test(img)) return { img, uuid };
  if (!/^[A-Za-z\d+/]{16,}={0,2}$/.test(img)) return null;
  // Browsers recognise every format of pixels by its bytes, but not SVG.
  const type = /^(?:PHN2|PD94)/.test(img) ? 'svg+xml' : 'png';
  return { img: `data:image/${type};base64,${img}`, uuid };
}
