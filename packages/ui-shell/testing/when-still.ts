/** For stories and tests: waits until every animation that ends has ended (2 s at most, a paused one never does), so that nothing is judged half faded in. */
export async function whenStill(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  const ended = Promise.allSettled(ending.map(({ finished }) => finished));
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2000))]);
}
