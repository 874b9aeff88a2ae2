import { object, string } from '@waybill/validators';
import { connectToConsole } from '../../src/console/features/navigation/frame/connect-to-console';

// The page in the frame counts presses and reports them, shows the console's look, and reports everything it can read.
const query = new URLSearchParams(window.location.search);
const leadsOn = query.get('leads-on');
if (leadsOn) window.location.replace(leadsOn);

const button = document.querySelector('button');
const heard: unknown[] = [];
window.addEventListener('message', ({ data }) => heard.push(data));

const office = query.get('console') ?? window.location.origin;
const channel = query.has('silent') || leadsOn ? undefined : connectToConsole({ consoles: [office] });

button?.addEventListener('click', () => {
  button.textContent = String(Number(button.textContent) + 1);
  channel?.send('count', Number(button.textContent));
  channel?.send('count', 'no number');
});
channel?.on('look', object({ language: string(), themeName: string(), scheme: string() }), (look) => {
  document.documentElement.lang = look.language;
  heard.push(look);
  const { href, origin } = window.location;
  channel.send('seen', JSON.stringify({ href, origin, referrer: document.referrer, name: window.name, heard }));
});
channel?.on('ticket', string(), (ticket) => {
  document.body.dataset.ticket = ticket;
});
channel?.on('press', string(), () => button?.click());
