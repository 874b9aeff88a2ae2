/** Calls the sandbox's API with an account's rights. */
export async function createServer(url, username) {
  const send = async (path, data, token) => {
    const response = await fetch(`${url}${path}`, {
      method: data ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { token }) },
      body: data && JSON.stringify(data),
    });
    return (await response.json()).data;
  };
  const { token } = await send('/api/cps/open/auth/login', { username, password: `waybill-${username}` });
  return { token, read: (path) => send(path, undefined, token), write: (path, data) => send(path, data, token) };
}
