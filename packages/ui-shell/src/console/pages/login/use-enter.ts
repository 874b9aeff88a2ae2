import { useConsole } from '../../console-context';

/** Runs a login call; the server's refusal has been shown by the client, every other failure is shown here. Resolves to whether it went through. */
export function useEnter(): (call: () => Promise<void>) => Promise<boolean> {
  const { showFailure } = useConsole();
  return async (call) => {
    try {
      await call();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    }
  };
}
