import { object, string } from '@waybill/validators';
import { connectToConsole } from '../connect-to-console';

// The page in the frame: counts presses, tells of them, and shows what the console says of its look.
const silent = new URLSearchParams(window.location.search).has('silent');
const button = document.querySelector('button');
const channel = silent ? undefined : connectToConsole({ consoles: [window.location.origin] });

button?.addEventListener('click', () => {
  button.textContent = String(Number(button.textContent) + 1);
  channel?.send('count', Number(button.textContent));
  channel?.send('count', 'no number');
});
channel?.on('look', object({ language: string() }), ({ language }) => {
  document.documentElement.lang = language;
});
channel?.on('ticket', string(), (ticket) => {
  document.body.dataset.ticket = ticket;
});
