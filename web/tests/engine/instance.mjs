// One instance of the engine, in Node or in a worker of a browser: texts in, texts out, as src/device/engine.ts does it.
/** `weights` are pairs of a game and what bots have learnt of it. */
export function instance(module, weights) {
  let word = '';
  let memory;
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(memory.buffer, at, length));
  const page = { clock: () => performance.timeOrigin + performance.now(), last_word: (at, length) => (word = text(at, length)) };
  const { exports } = new WebAssembly.Instance(module, { page });
  ({ memory } = exports);
  for (const [game, learnt] of weights) {
    const at = exports.room(game.length + learnt.length);
    new Uint8Array(memory.buffer, at, game.length + learnt.length).set([...new TextEncoder().encode(game), ...learnt]);
    if (!exports.learn(game.length)) throw new Error(`these are no weights of ${game}`);
  }
  const pass = (what, said) => {
    const bytes = new TextEncoder().encode(said);
    const at = exports.room(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    try {
      const place = exports[what]();
      return JSON.parse(text(Number(place >> 32n), Number(place & 0xffffffffn)));
    } catch (error) {
      throw new Error(`${error.message}: ${word}`, { cause: error });
    }
  };
  return { think: (job) => pass('think', typeof job === 'string' ? job : JSON.stringify(job)), give: (given) => pass('give', JSON.stringify(given)) };
}
