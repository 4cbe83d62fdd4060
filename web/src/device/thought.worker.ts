import { Engine, Trap } from './engine';
import type { FromThinker, ToThinker } from './thinkers';

let engine: Engine | null = null;

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  if ('module' in data) engine = new Engine(data.module);
  else if ('learn' in data) engine?.learn(data.learn, data.weights);
  else postMessage(think(data.job));
};

function think(job: string): FromThinker {
  if (!engine) return { fault: 'there is no engine' };
  try {
    return { thought: engine.think(job) };
  } catch (error) {
    return { fault: error instanceof Trap ? error.word.why : String(error) };
  }
}
