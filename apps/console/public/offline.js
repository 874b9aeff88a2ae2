// Opens the page that was asked for, with its place behind the hash, as soon as the network is back or somebody asks for it.
const again = () => location.reload();
addEventListener('online', again);
for (const link of document.querySelectorAll('a'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    again();
  });
