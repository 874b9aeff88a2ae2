import { test as base, expect } from '@playwright/test';
import { type AppliedConditions, applyConditions } from './conditions/apply-conditions';
import { type ConditionName, usualConditions } from './conditions/conditions';
import { type LeftOut, leftOutBy } from './conditions/leaves-out';
import { marks } from './conditions/marks';
import { type Contract, readContract } from './contract';
import { Control } from './control';
import { type Product, startSandbox } from './start-sandbox';
import { followTrouble } from './trouble';

interface Fixtures {
  /** Conditions beside the usual ones, added by the project or by the journey itself. */
  conditions: readonly ConditionName[];
  /** Conditions that a journey cannot run under, each with the reason. */
  leavesOut: LeftOut;
  applied: AppliedConditions;
  /** Provokes faults and resets the sandbox. */
  control: Control;
  /**
   * Fails the journey on a policy violation, a foreign request, a thrown error or a console error.
   * A response that differs from `/openapi.json` and a fault of a condition fail it too.
   */
  watch: undefined;
  /** Console messages that a journey provokes on purpose. Default: null. */
  provoked: RegExp | null;
}

interface WorkerFixtures {
  /** Further flags for the sandbox. */
  flags: readonly string[];
  product: Product;
  /** The response schemas of the product's API document. */
  contract: Contract;
}

/** A journey through the started product; each begins with a sandbox as after its first start. */
export const journey = base.extend<Fixtures, WorkerFixtures>({
  flags: [[], { scope: 'worker', option: true }],
  product: [
    async ({ flags }, use) => {
      const product = await startSandbox(flags);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  contract: [async ({ product }, use) => use(await readContract(product.url)), { scope: 'worker' }],
  conditions: [[], { option: true }],
  leavesOut: [{}, { option: true }],
  applied: async ({ browser, conditions, leavesOut, product }, use, testInfo) => {
    const left: LeftOut = { ...leavesOut, ...leftOutBy(testInfo.annotations) };
    const chosen = conditions.filter((name) => !(name in left));
    const reasons = conditions.map((name) => `${name}: ${left[name]}`).join('; ');
    testInfo.skip(conditions.length > 0 && chosen.length === 0, reasons);
    const names = [...new Set([...usualConditions, ...chosen])].filter((name) => !(name in left));
    const isMarked = (mark: (typeof marks)[number]) =>
      mark.conditions.some((name) => chosen.includes(name)) && mark.journeys.test(testInfo.title);
    const activeMarks = marks.filter(isMarked);
    testInfo.fail(activeMarks.length > 0, activeMarks.map(({ fault }) => fault).join('; '));
    const applied = applyConditions(browser, names, product.url);
    const isElsewhere = (fault: string) => marks.some((mark) => !activeMarks.includes(mark) && mark.sign?.test(fault));
    const faults = async (isOpen: boolean) => (await applied.faults(isOpen)).filter((fault) => !isElsewhere(fault));
    await use({ ...applied, faults });
    applied.remove();
  },
  baseURL: ({ applied }, use) => use(applied.address),
  context: async ({ applied: _applied, context }, use) => use(context),
  control: async ({ product }, use) => {
    const control = new Control(product.url);
    await control.reset();
    await use(control);
  },
  provoked: [null, { option: true }],
  watch: [
    async ({ applied, context, contract, product, provoked, control: _control }, use, testInfo) => {
      const compared = contract.follow(context);
      const origins = [product.url, applied.address].map((address) => new URL(address).origin);
      const trouble = await followTrouble(context, { origins, provoked, isExpected: applied.isExpected });
      await use(undefined);
      // The pages of a journey that failed are in no state to be judged.
      const faults = await applied.faults(testInfo.errors.length === 0);
      expect([...trouble, ...(await compared()), ...faults]).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
