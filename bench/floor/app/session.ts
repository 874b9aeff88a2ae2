import axios from 'axios';
import { proxy } from 'valtio';

interface User {
  username: string;
}

/** The signed-in user. */
export const session = proxy<{ token: string | null; user: User | null }>({
  token: localStorage.getItem('token'),
  user: null,
});

const http = axios.create();
http.interceptors.request.use((config) => {
  if (session.token) config.headers.set('token', session.token);
  return config;
});
http.interceptors.response.use((response) => {
  if (response.data.code !== 200) throw new Error(response.data.message);
  return response;
});

/** Reads the data of a path of the API. */
export const read = async <Data>(path: string): Promise<Data> => (await http.get(path)).data.data;

/** Signs in and keeps the token. */
export async function enter(username: string, password: string): Promise<void> {
  const { data } = await http.post('/api/cps/open/auth/login', { username, password });
  localStorage.setItem('token', data.data.token);
  session.token = data.data.token;
}

/** Reads who is signed in. */
export async function readUser(): Promise<void> {
  session.user = await read<User>('/userInfo');
}
