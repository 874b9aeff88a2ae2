import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const place = document.querySelector('#app');
if (place)
  createRoot(place).render(createElement('label', null, 'Name ', createElement('input', { autoComplete: 'username' })));
