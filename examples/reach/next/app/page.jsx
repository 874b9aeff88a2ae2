import { decide, describeVerdict } from '@waybill/auth-core';
import { isMobile } from '@waybill/validators';
import { Desk } from './desk';

const visitor = { admin: false, roles: ['Agent'], permissions: [] };

/** Drawn on the server: rights are decided and values judged there, the desk is drawn there too and works in the browser. */
export default function Page() {
  const verdict = decide({ role: ['Editor'] }, visitor);
  return (
    <main>
      <p>{describeVerdict(verdict)}</p>
      <p>{isMobile('13812345678') ? 'a mobile number' : 'no mobile number'}</p>
      <Desk parcels={[{ id: 1, to: 'Hangzhou' }]} />
    </main>
  );
}
