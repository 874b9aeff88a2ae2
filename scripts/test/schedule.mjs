/** The named stages with every stage they come after, in table order. Throws on a name that does not exist. */
export function chooseStages(stages, { only = [], skip = [] }) {
  for (const name of [...only, ...skip]) {
    if (!stages.some((stage) => stage.name === name))
      throw new Error(`There is no stage "${name}". Stages: ${stages.map((stage) => stage.name).join(', ')}.`);
  }
  const wanted = new Set();
  const add = (name) => {
    wanted.add(name);
    for (const before of stages.find((stage) => stage.name === name).after ?? []) add(before);
  };
  for (const stage of stages) {
    if ((only.length === 0 || only.includes(stage.name)) && !skip.includes(stage.name)) add(stage.name);
  }
  return stages.filter((stage) => wanted.has(stage.name));
}

/** The first waiting stage that may start now: its forerunners have ended and no second browser stage would run. */
export function nextStage(waiting, running, ended) {
  const browserBusy = running.some((stage) => stage.browser);
  const names = new Set(ended.map((stage) => stage.name));
  return waiting.find(
    (stage) => !(stage.browser && browserBusy) && (stage.after ?? []).every((name) => names.has(name)),
  );
}

/** Runs the stages, at most `width` at once; `onStart` and `onEnd(stage, outcome, seconds)` tell of each. */
export async function runStages(stages, { width, onStart, onEnd }) {
  const waiting = [...stages];
  const running = [];
  const ended = [];
  await new Promise((resolve) => {
    const fill = () => {
      if (waiting.length === 0 && running.length === 0) return resolve();
      while (running.length < width) {
        const stage = nextStage(waiting, running, ended);
        if (!stage) return;
        waiting.splice(waiting.indexOf(stage), 1);
        running.push(stage);
        start(stage);
      }
    };
    const start = async (stage) => {
      const began = Date.now();
      onStart(stage);
      const outcome = await stage
        .run(stage.log)
        .catch((error) => ({ passed: 0, failed: 1, failures: [String(error.stack)] }));
      running.splice(running.indexOf(stage), 1);
      ended.push(stage);
      onEnd(stage, outcome, (Date.now() - began) / 1000);
      fill();
    };
    fill();
  });
}
