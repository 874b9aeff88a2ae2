import { isRecord } from './is-record';
import { OidcError } from './oidc-error';
import type { Claims } from './read-id-token';

/** What of a provider's discovery document is used. */
export interface ProviderMetadata {
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint?: string;
  end_session_endpoint?: string;
}

/** The calls to one provider. Each rejects with an `OidcError`. */
export interface Provider {
  /** The discovery document, fetched once; a failed fetch is tried anew by the next caller. */
  metadata(): Promise<ProviderMetadata>;
  /** A grant at the token endpoint. */
  grant(fields: Record<string, string>, signal?: AbortSignal): Promise<Record<string, unknown>>;
  /** The claims of the userinfo endpoint; none where the provider has no such endpoint. */
  userInfo(accessToken: string, signal?: AbortSignal): Promise<Claims>;
}

/** How long the provider may take, in ms. */
const responseTimeoutMs = 10_000;

/** Creates the calls to the provider at an address. */
export function createProvider(issuer: string, clientId: string): Provider {
  let known: Promise<ProviderMetadata> | undefined;

  const discover = async (): Promise<ProviderMetadata> => {
    const document = await ask(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (document.issuer !== issuer)
      throw new OidcError('invalid', `The provider calls itself "${String(document.issuer)}", not "${issuer}".`);
    const { userinfo_endpoint, end_session_endpoint } = document;
    return {
      authorization_endpoint: addressOf(document, 'authorization_endpoint'),
      token_endpoint: addressOf(document, 'token_endpoint'),
      ...(isAddress(userinfo_endpoint) && { userinfo_endpoint }),
      ...(isAddress(end_session_endpoint) && { end_session_endpoint }),
    };
  };

  const metadata = (): Promise<ProviderMetadata> => {
    known ??= discover().catch((problem: unknown) => {
      known = undefined;
      throw problem;
    });
    return known;
  };

  return {
    metadata,
    async grant(fields, signal) {
      const { token_endpoint } = await metadata();
      return ask(token_endpoint, {
        method: 'POST',
        body: new URLSearchParams({ ...fields, client_id: clientId }),
        ...(signal && { signal }),
      });
    },
    async userInfo(accessToken, signal) {
      const { userinfo_endpoint } = await metadata();
      if (userinfo_endpoint === undefined) return {};
      return ask(userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` }, ...(signal && { signal }) });
    },
  };
}

function addressOf(document: Record<string, unknown>, name: string): string {
  const address = document[name];
  if (!isAddress(address)) throw new OidcError('invalid', `The provider names no ${name}.`);
  return address;
}

const isAddress = (value: unknown): value is string => typeof value === 'string' && /^https?:\/\//.test(value);

/** A call whose response is a JSON object. Rejects with `refused` where the provider says why not, with `unreachable` where nothing sensible comes. */
async function ask(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(responseTimeoutMs),
    ...init,
  }).catch((cause: unknown) => {
    throw new OidcError('unreachable', `The provider did not respond at ${url}.`, { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const reason = isRecord(body) && typeof body.error === 'string' ? body.error : '';
    const code = reason === '' || response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused';
    throw new OidcError(code, `The provider returned ${response.status} ${reason} at ${url}.`, { reason });
  }
  if (!isRecord(body)) throw new OidcError('invalid', `The provider returned no JSON object at ${url}.`);
  return body;
}
