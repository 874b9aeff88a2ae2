import { can, createSession, createTokenStore, type Guard } from '@waybill/auth-core';
import { computed, createApp, defineComponent, h, onScopeDispose, shallowRef } from 'vue';

const session = createSession({
  gateway: {
    signIn: async () => 'T1',
    loadProfile: async () => ({ username: 'Ann', roles: ['Agent'] }),
    signOut: async () => {},
  },
  tokens: createTokenStore({ kind: 'memory' }),
});

/** The state of the session as a ref that follows it. */
function useSession() {
  const state = shallowRef(session.snapshot());
  onScopeDispose(
    session.subscribe(() => {
      state.value = session.snapshot();
    }),
  );
  return state;
}

/** Whether the signed-in user passes a guard, now and after every change of rights. */
function useCan(guard: Guard) {
  const state = useSession();
  return computed(() => can(guard, state.value.access));
}

const Desk = defineComponent(() => {
  const state = useSession();
  const mayEdit = useCan({ role: ['Editor'], flag: ['new-prices'] });
  const signIn = () => session.signIn({}).then(session.loadProfile);
  const promote = () => session.setAccess({ roles: ['Editor'], flags: ['new-prices'] });
  return () => [
    h('p', `${state.value.user.username || 'Guest'}: ${state.value.status}`),
    h('button', { onClick: signIn }, 'Sign in'),
    h('button', { onClick: promote }, 'Promote'),
    mayEdit.value && h('button', 'Edit prices'),
  ];
});

createApp(Desk).mount('#app');
