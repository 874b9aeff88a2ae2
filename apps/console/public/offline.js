// Opens the page that was asked for, with its place behind the hash, as soon as the network is back or somebody asks for it.
const again = () => location.reload();
addEventListener('online', again);

// The event is missed while this page loads, and a server that was away fires none.
const look = async () => {
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) again();
  else setTimeout(look, 2000);
};
setTimeout(look, 2000);

for (const link of document.querySelectorAll('a'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    again();
  });
