import type { Handler } from 'hono';
import { success } from '../server/envelope';
import type { Platform } from '../server/platform';
import { remoteAddress } from '../server/remote-address';
import type { SandboxEnv } from '../server/sandbox-env';

/** GET /captchaImage: `{ captchaEnabled, img, uuid }`; the two texts are empty while no picture is asked for. */
export function captchaImage({ captchas }: Platform): Handler<SandboxEnv> {
  return (c) => {
    const captchaEnabled = captchas.isEnabled(remoteAddress(c));
    return success(c, { captchaEnabled, ...(captchaEnabled ? captchas.draw() : { img: '', uuid: '' }) });
  };
}
