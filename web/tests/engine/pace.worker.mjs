// In a worker of the browser: thinks each job that it is given some times, and tells how long it took.
import { instance } from './instance.mjs';

onmessage = async ({ data: { bytes, weights, jobs, times } }) => {
  const began = performance.now();
  const module = await WebAssembly.compile(bytes);
  const compiled = performance.now();
  const engine = instance(module, weights);
  engine.give({ now: Date.now(), random: '00'.repeat(32), input: { call: { ticket: 1, method: 'GET', path: '/games' } } });
  const answered = performance.now();
  const took = [];
  for (let i = 0; i < times; i++) {
    took.push(
      jobs.map((job) => {
        const began = performance.now();
        engine.think(job);
        return performance.now() - began;
      }),
    );
  }
  postMessage({ compile: compiled - began, answer: answered - compiled, took });
};
