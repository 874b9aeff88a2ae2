// Lighthouse's "slow 4G": 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip.
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Throttles the line and slows the processor down four times; `roundTrip` replaces the latency in ms. */
export async function slowDown(page, roundTrip = slow4g.latency) {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', { ...slow4g, latency: roundTrip });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Throttles service workers too, because their fetches bypass the throttling of the page. */
export async function slowDownWorkers(browser, origin) {
  const wire = await browser.newBrowserCDPSession();
  const { targetInfos } = await wire.send('Target.getTargets');
  const workers = targetInfos.filter(({ type, url }) => type === 'service_worker' && url.startsWith(origin));
  if (workers.length === 0) throw new Error(`No service worker of ${origin} runs.`);
  for (const { targetId } of workers) {
    const { sessionId } = await wire.send('Target.attachToTarget', { targetId, flatten: false });
    const send = (id, method, params) =>
      wire.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    await send(1, 'Network.enable', {});
    await send(2, 'Network.emulateNetworkConditions', slow4g);
  }
  return wire;
}
